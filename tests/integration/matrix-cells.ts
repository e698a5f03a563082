import type { ListName } from '#service/lists.ts';
import type { FaultKind } from '../../scripts/sample-service/server.ts';

/** Every call of the pull, in two halves no call of which waits for one of the same half, with the lists it feeds. */
type Call = { match: string; half: 0 | 1; feeds: ListName[] };
const call = (match: string, half: 0 | 1, ...feeds: ListName[]): Call => ({ match, half, feeds });
export const calls = {
	'news/all': call(
		'/api/news/all/',
		0,
		'news',
		'homework',
		'magazine',
		'sports',
		'tenders',
		'recruitment',
	),
	news: call('/api/news/DEMO', 1, 'homeCirculars'),
	'circular/all': call('/api/circular/', 0, 'circulars'),
	events: call('/api/events/DEMO', 1, 'events'),
	'events/all page 1': call('page=1&', 0, 'schoolEvents'),
	'events/all page 2': call('page=2&', 1, 'schoolEvents'),
	topper: call('/api/topper/', 0, 'toppers'),
	principalMessage: call('/api/principalMessage/', 1, 'principalMessages'),
	highlight: call('/api/highlight/', 0, 'highlights'),
	notification: call('/api/notification/', 1, 'notifications'),
	onlineRegistration: call('/api/onlineRegistration/', 0, 'onlineRegistrations'),
	testimonials: call('/api/testimonials/', 1, 'testimonials'),
	'gallery/All': call('/api/gallery/', 0, 'albums', 'achievements', 'albumDetails'),
	subGallery: call('/api/subGallery?id=album-1', 1, 'albumDetails'),
} satisfies Record<string, Call>;
export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** The faults that end a call only when its time is over. */
export const LATE: FaultKind[] = ['header-hang', 'body-hang', 'drip', 'slow'];
export const QUICK: FaultKind[] = [
	'reset',
	'408',
	'429',
	'429-retry-after',
	'500',
	'502',
	'503',
	'401',
	'403',
	'404',
	'redirect-loop',
	'html',
	'wrong-content-type',
	'empty-body',
	'truncated-json',
	'broken-json',
	'wrong-shape',
	'empty-object',
	'null',
	'gzip-cut',
	'oversize',
	'wrong-304',
];
/** What only pages can do wrong. */
export const ON_PAGES: FaultKind[] = ['page-loop', 'page-overlap', 'total-count', 'total-pages'];
export type Fault = FaultKind | 'refused';
export const faults: Fault[] = ['refused', ...QUICK, ...LATE];

export const modes = ['transient', 'permanent'] as const;
export type Mode = (typeof modes)[number];

/** The name of a cell. */
export const cellOf = (fault: Fault, mode: Mode, name: CallName) => `${fault} ${mode} ${name}`;
