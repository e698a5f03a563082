import { readFileSync } from 'node:fs';

interface Sample {
	entity: string;
	record: { category?: string };
}

const samples: Sample[] = readFileSync(new URL('../samples.jsonl', import.meta.url), 'utf8')
	.split('\n')
	.filter(Boolean)
	.map((line) => JSON.parse(line));

/**
 * The records of `samples.jsonl` that belong into a list.
 * @param entity how the entity's name begins, e.g. 'event'; the file also holds whole answers and form posts
 */
export function samplesOf(entity: string): unknown[] {
	return samples.filter((sample) => sample.entity.startsWith(entity)).map(({ record }) => record);
}
