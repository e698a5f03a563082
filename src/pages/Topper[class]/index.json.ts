import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { classPaths, topperIndex } from '#queries/topper-pages.ts';

export const getStaticPaths = classPaths;

/** The index file of a class, fetched by its filters when they are first touched. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
	Response.json(await topperIndex(props.name));
