import type { APIRoute } from 'astro';
import { listOf, listPaths } from '#queries/lists.ts';
import type { Screen } from '#queries/screens.ts';

export const getStaticPaths = listPaths;

/** The index file of a list screen, fetched by its filters when they are first touched. */
export const GET: APIRoute<{ screen: Screen }> = async ({ props }) =>
	Response.json(await listOf(props.screen));
