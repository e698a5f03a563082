import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { type List, type ListName, lists } from '#service/lists.ts';
import { type HostileRecord, hostileRecords } from './records.ts';

export const CODE = 'DEMO';

/**
 * Starts a content service whose every record is an attack, with a picture for every other address.
 * @param isWhole see `hostileRecords`
 */
export async function startHostileService(isWhole: boolean) {
	const picture = await sharp({
		create: { width: 1600, height: 900, channels: 3, background: '#7799bb' },
	})
		.png()
		.toBuffer();
	const answers = answersFor(isWhole);
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '', 'http://service');
		const answer = answers(url);
		if (answer === undefined) {
			response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
		} else {
			response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}

/** What the service answers to a call; undefined for an address that is none. */
function answersFor(isWhole: boolean): (url: URL) => unknown {
	const byPath = new Map<string, HostileRecord[]>();
	for (const [name, list] of Object.entries<List>(lists)) {
		const path = list.path.replace('{code}', CODE).split('?', 1)[0] ?? '';
		const records = hostileRecords(name as ListName, isWhole);
		byPath.set(path, [...(byPath.get(path) ?? []), ...records]);
	}
	return ({ pathname, searchParams }) => {
		const records = byPath.get(pathname);
		if (records && searchParams.has('id')) return albumOf(records, searchParams.get('id') ?? '');
		if (records && searchParams.has('page'))
			return pageOf(records, Number(searchParams.get('page')));
		return records;
	};
}

/** Each album's details are another record. */
const albumOf = (records: HostileRecord[], id: string) => ({
	...records[
		[...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % records.length
	],
	_id: id,
});

const LIMIT = 100;
const pageOf = (records: HostileRecord[], page: number) => ({
	data: records.slice((page - 1) * LIMIT, page * LIMIT),
	totalPages: Math.max(1, Math.ceil(records.length / LIMIT)),
	currentPage: page,
	totalCount: records.length,
});
