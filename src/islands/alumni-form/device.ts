import { createKeeper, KEY } from './kept.ts';

/** The form on this device. */
export const keeper = createKeeper(() => localStorage);

/** Runs the work while no other tab does; the few browsers without locks run it at once. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
	navigator.locks ? navigator.locks.request(KEY, work) : work();
