import type { APIRoute } from 'astro';
import { listIndex, screenPaths } from '#queries/lists.ts';
import type { Screen } from '#queries/screens.ts';

export const getStaticPaths = screenPaths;

/** The index file of a list screen, fetched by its filters when they are first touched. */
export const GET: APIRoute<{ screen: Screen }> = async ({ props }) =>
	Response.json(await listIndex(props.screen));
