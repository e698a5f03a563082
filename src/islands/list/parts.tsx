import { formatDate } from '#lib/dates.ts';
import type { ListItem } from '#lib/list/items.ts';
import type { ScreenView } from '#lib/list/screen.ts';
import { imageOf } from '#lib/pictures.ts';

/** The address of an item's own page. */
export const pageOf = ({ href, id }: ListItem, { path, pagesBelow = path }: ScreenView) =>
	href ?? `${pagesBelow}/${id}`;

/** The title with its inline markup. */
export function Title({ item }: { item: ListItem }) {
	if (!item.titleHtml) return item.title;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was pulled (src/service)
	return <span dangerouslySetInnerHTML={{ __html: item.titleHtml }} />;
}

/** Day month year, and the time where there is one. */
export function When({ item: { date, time } }: { item: ListItem }) {
	return (
		<>
			{date ? <time dateTime={date}>{formatDate(date)}</time> : 'Undated'}
			{time && `, ${time}`}
		</>
	);
}

/** The item's picture or the one that stands in; nothing on a screen without pictures. */
export function Picture({ item, screen }: { item: ListItem; screen: ScreenView }) {
	if (!screen.picture) return null;
	const image = item.image && imageOf(item.image, 'card');
	return (
		<img
			className="card-picture"
			src={image?.src ?? screen.picture}
			srcSet={image?.srcset}
			sizes={image && '(width < 40rem) 9rem, 22rem'}
			alt=""
			width={image?.width ?? 640}
			height={image?.height ?? 360}
			loading="lazy"
			decoding="async"
		/>
	);
}
