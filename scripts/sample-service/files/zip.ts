import { crc32 } from 'node:zlib';

/** Day zero of the format, 1 January 1980, so that the bytes never change. */
const DATE = 0x0021;

/**
 * A ZIP archive of uncompressed entries, the container of office documents (APPNOTE 4.3).
 * @param entries text by path
 */
export function zip(entries: Record<string, string>): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [path, text] of Object.entries(entries)) {
		const name = Buffer.from(path);
		const data = Buffer.from(text);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(DATE, 8);
		common.writeUInt32LE(crc32(data), 10);
		common.writeUInt32LE(data.length, 14);
		common.writeUInt32LE(data.length, 18);
		common.writeUInt16LE(name.length, 22);
		files.push(Buffer.from('PK\x03\x04'), common, name, data);

		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, place, name);
		offset += 30 + name.length + data.length;
	}
	const listing = Buffer.concat(directory);
	const count = directory.length / 4;
	const end = Buffer.alloc(18);
	end.writeUInt16LE(count, 4);
	end.writeUInt16LE(count, 6);
	end.writeUInt32LE(listing.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...files, listing, Buffer.from('PK\x05\x06'), end]);
}
