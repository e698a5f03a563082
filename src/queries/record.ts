import { formatDate } from '#lib/dates.ts';
import { describeFile, serviceFileUrl } from '#lib/files.ts';
import { ARCHIVE, listYear, yearText } from '#lib/list/years.ts';
import { listed } from './items.ts';
import type { Screen } from './screens.ts';
import { getSite } from './site.ts';

/** An entry of a complete record: a link to the first attachment, or to the item's page when it has none. */
export interface RecordEntry {
	titleHtml: string;
	href: string;
	isDocument: boolean;
	/** e.g. 'PDF' */
	type: string;
	/** e.g. '16 Nov 2026' */
	note: string;
}

/** Everything that a screen lists, newest first, each year under its heading; what lacks a date last (design 4). */
export async function recordOf(
	screen: Screen,
): Promise<{ heading: string; entries: RecordEntry[] }[]> {
	const { settings } = await getSite();
	const byYear = Map.groupBy(await listed(screen), ({ date }) => listYear(screen, date));
	const undated = byYear.get(ARCHIVE);
	byYear.delete(ARCHIVE);
	if (undated) byYear.set(ARCHIVE, undated);
	return [...byYear].map(([year, items]) => ({
		heading: headingOf(screen, year),
		entries: items.map(({ id, titleHtml, date, attachments: [file] }) => ({
			titleHtml,
			href: file ? serviceFileUrl(settings.CONTENT_SERVICE_URL, file) : `${screen.path}/${id}`,
			isDocument: Boolean(file),
			type: file ? describeFile(file, null) : '',
			note: formatDate(date) || 'undated',
		})),
	}));
}

function headingOf({ academic }: Screen, year: string): string {
	if (year === ARCHIVE) return 'Without a date';
	return academic ? `Academic year ${yearText(year)}` : year;
}
