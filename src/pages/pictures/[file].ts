import type { APIRoute } from 'astro';
import { pictureBytes, pictureFilePaths } from '#queries/pictures.ts';

export const getStaticPaths = pictureFilePaths;

/** A picture in one of its sizes, as the pull has encoded it. */
export const GET: APIRoute<Record<string, never>, { file: string }> = async ({ params }) =>
	new Response(new Uint8Array(await pictureBytes(params.file)), {
		headers: { 'content-type': `image/${params.file.split('.').at(-1)}` },
	});
