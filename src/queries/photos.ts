import { serviceFileUrl } from '#lib/files.ts';
import type { PictureUse } from '#lib/pictures.ts';
import { type PictureView, pictureOf } from './pictures.ts';
import { getSite } from './site.ts';

/** A picture of the content service by its file, in the size of a page; null when there is none to show. */
export async function photoOf(file: string | null, use: PictureUse): Promise<PictureView | null> {
	if (!file) return null;
	const { settings } = await getSite();
	return pictureOf(serviceFileUrl(settings.CONTENT_SERVICE_URL, file), use);
}
