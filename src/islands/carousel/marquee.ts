import { setInMotion, stillness } from './motion.ts';
import { nextStop } from './next-stop.ts';

const EVERY = 3000;

/**
 * Scrolls a row or column of items on, one by one (specification 2, Home page: highlights, Events, Circulars). It is
 * the browser's own scroller, so that a finger, a wheel and the keyboard move it as well, and it needs no second copy
 * of its items.
 * @param part around an element marked `data-row`, whose list holds the items
 */
export function start(part: HTMLElement): void {
	const row = part.querySelector('[data-row]') as HTMLElement;
	const items = [...row.querySelectorAll<HTMLElement>(':scope > ul > li')];
	const fits = () => row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight;
	const step = () => {
		if (fits()) return;
		const sideways = row.scrollWidth > row.clientWidth;
		const begin = (item: HTMLElement) => (sideways ? item.offsetLeft : item.offsetTop);
		const origin = items[0] ? begin(items[0]) : 0;
		const starts = items.map((item) => begin(item) - origin);
		const to = sideways
			? nextStop(starts, row.scrollLeft, row.clientWidth, row.scrollWidth)
			: nextStop(starts, row.scrollTop, row.clientHeight, row.scrollHeight);
		const behavior = to === 0 || stillness.matches ? 'instant' : 'smooth';
		row.scrollTo({ [sideways ? 'left' : 'top']: to, behavior });
		if (to === 0) row.animate({ opacity: [0, 1] }, 500);
	};
	new ResizeObserver(() => part.toggleAttribute('data-fits', fits())).observe(row);
	setInMotion(part, { every: EVERY, step });
}
