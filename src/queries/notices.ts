import { getCollection } from 'astro:content';
import type { PaginateFunction } from 'astro';
import { newestFirst, PAGE_SIZE } from '#lib/list/items.ts';
import { type FileLink, type ItemView, toItemView } from './item-pages.ts';
import { getSite } from './site.ts';

/** A screen that shows its items in full, one below the other. */
export interface NoticeScreen {
	path: '/TenderNotice' | '/Recruitment';
	collection: 'tenders' | 'recruitment';
	/** Whether the title is the link to the first attachment. */
	titleIsLink: boolean;
	/** What stands there when there is nothing. */
	empty: string;
}

const noticeScreens: NoticeScreen[] = [
	{
		path: '/TenderNotice',
		collection: 'tenders',
		titleIsLink: false,
		empty: 'There are no tenders at present.',
	},
	{
		path: '/Recruitment',
		collection: 'recruitment',
		titleIsLink: true,
		empty: 'There are no vacancies at present.',
	},
];

/** A notice: what its screen shows of an item (specification 2, Tender Notice and Recruitment). */
export interface NoticeView
	extends Pick<ItemView, 'id' | 'title' | 'titleHtml' | 'date' | 'dateText' | 'bodyHtml' | 'link'> {
	/** The first attachment, where the title leads to it. */
	main: FileLink | undefined;
	/** All other files. */
	files: FileLink[];
}

/** Every notice screen in pages, for `getStaticPaths`: `/TenderNotice`, `/TenderNotice/2` (design 3: bounded lists). */
export async function noticePaths({ paginate }: { paginate: PaginateFunction }) {
	const lists = await Promise.all(
		noticeScreens.map(async (screen) =>
			paginate(await noticesOf(screen), {
				pageSize: PAGE_SIZE,
				params: { notices: screen.path.slice(1) },
				props: { screen },
			}),
		),
	);
	return lists.flat();
}

async function noticesOf({ collection, titleIsLink }: NoticeScreen): Promise<NoticeView[]> {
	const site = await getSite();
	const items = (await getCollection(collection)).map(({ data }) => data).sort(newestFirst);
	return items.map((item) => {
		const { documents, pictures, ...view } = toItemView(item, site, item.title);
		const files = [...documents, ...pictures];
		const main = titleIsLink ? files.shift() : undefined;
		return { ...view, main, files };
	});
}
