import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { setInMotion, stillness } from './motion.ts';

/** Milliseconds of a change that the visitor asks for. */
const PROMPT = 400;

/**
 * Turns a served row of slides into a carousel (specification 2, Home page; WAI-ARIA carousel pattern). The widths of
 * slides stand in the style sheet alone: it looks the same before and after.
 * @param part a section with `data-every` and `data-speed` in milliseconds and `data-effect`, `fade` or `slide`
 */
export function start(part: HTMLElement): void {
	const find = (selector: string) => part.querySelector<HTMLElement>(selector);
	const view = find('.carousel-view') as HTMLElement;
	const track = find('.carousel-track') as HTMLElement;
	const { every, speed, effect } = part.dataset;
	const width = track.firstElementChild?.clientWidth || 1;

	const swiper = new Swiper(view, {
		modules: [EffectFade],
		wrapperClass: 'carousel-track',
		slideClass: 'carousel-slide',
		slidesPerView: 'auto',
		effect: effect === 'fade' ? 'fade' : 'slide',
		rewind: true,
		watchSlidesProgress: true,
		// The row may have been swiped before.
		initialSlide: Math.round(view.scrollLeft / width),
		on: { init: show, slideChange: show, resize: show },
	});
	view.scrollTo({ left: 0, behavior: 'instant' });

	const duration = (wanted: number) => (stillness.matches ? 0 : wanted);
	const stop = setInMotion(part, {
		every: Number(every),
		step: () => swiper.slideNext(duration(Number(speed))),
		onMove: (moves) => track.setAttribute('aria-live', moves ? 'off' : 'polite'),
	});
	const turn = (way: 'slidePrev' | 'slideNext') => {
		stop();
		swiper[way](duration(PROMPT));
	};
	swiper.on('sliderFirstMove', stop);
	find('[data-control="prev"]')?.addEventListener('click', () => turn('slidePrev'));
	find('[data-control="next"]')?.addEventListener('click', () => turn('slideNext'));
	part.addEventListener('keydown', ({ key, target }) => {
		if ((target as Element).closest('.carousel-slide')) return;
		if (key === 'ArrowLeft') turn('slidePrev');
		if (key === 'ArrowRight') turn('slideNext');
	});

	/** Of the slides only those in view can be reached; their pictures come with them and with the next one. */
	function show({ slides, activeIndex, isLocked }: Swiper) {
		part.toggleAttribute('data-fits', isLocked);
		for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
		for (const near of [activeIndex, activeIndex + 1]) {
			slides[near % slides.length]?.toggleAttribute('data-near', true);
		}
		find('[data-position]')?.replaceChildren(`${activeIndex + 1} / ${slides.length}`);
	}
}
