import { openOnce } from './notifications.ts';

/**
 * What a page with moving parts brings at first (design 3): everything can be read and swiped as it was served, and
 * the code of a part is fetched when the part is in view and the page has been quiet for a while, or when one of its
 * buttons is touched.
 */
const codes = {
	carousel: () => import('#islands/carousel/carousel.ts'),
	marquee: () => import('#islands/carousel/marquee.ts'),
};

/** Milliseconds after the page has loaded; the first slide stands for longer. */
const QUIET = 2000;

const lives = new Map<HTMLElement, Promise<unknown>>();

/** Brings a part to life, once; when its code does not come it stays as it was served until it is touched again. */
function enliven(part: HTMLElement): Promise<unknown> {
	const known = lives.get(part);
	if (known) return known;
	const life = codes[part.dataset.moves as keyof typeof codes]().then(
		({ start }) => {
			start(part);
			part.dataset.alive = '';
		},
		() => lives.delete(part),
	);
	lives.set(part, life);
	return life;
}

addEventListener('click', ({ target }) => {
	const button = (target as Element).closest<HTMLElement>('[data-control]');
	const part = button?.closest<HTMLElement>('[data-moves]:not([data-alive])');
	if (button && part) enliven(part).then(() => 'alive' in part.dataset && button.click());
});

/** Calls back once for each element of which a share has come into view. */
function onceInView(selector: string, share: number, callback: (element: HTMLElement) => void) {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting, intersectionRatio } of entries) {
				if (!isIntersecting || intersectionRatio < share) continue;
				observer.unobserve(target);
				callback(target as HTMLElement);
			}
		},
		{ threshold: share },
	);
	for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

// The flag appears when 30 % of its section is in view (specification 2 and 9).
onceInView('[data-reveal]', 0.3, (section) => section.toggleAttribute('data-revealed', true));

addEventListener('load', () => {
	setTimeout(() => {
		const popup = document.getElementById('notifications');
		if (popup) openOnce(popup, document.getElementById('notifications-status'));
		onceInView('[data-moves]', 0, enliven);
	}, QUIET);
});
