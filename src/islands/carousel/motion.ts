import { createRests } from './rests.ts';

/** `prefers-reduced-motion`: whoever asks for it sees things jump rather than glide, and nothing move unasked. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

interface Motion {
	/** Milliseconds from one step to the next. */
	every: number;
	step(): void;
	onMove?(moves: boolean): void;
}

/**
 * Moves a part on step by step, and lets it rest under the pointer, around the focus, off-screen and when its pause
 * button says so.
 * @param part holds a button marked `data-control="pause"`, around the word in `data-verb` that it changes
 * @returns stops the part until it is asked to play again: for when visitors move it themselves
 */
export function setInMotion(part: HTMLElement, { every, step, onMove }: Motion): () => void {
	let timer = 0;
	const rest = createRests((moves) => {
		clearInterval(timer);
		if (moves) timer = window.setInterval(step, every);
		onMove?.(moves);
	});
	const button = part.querySelector('[data-control="pause"]');
	const play = (wanted: boolean) => {
		part.toggleAttribute('data-paused', !wanted);
		button?.querySelector('[data-verb]')?.replaceChildren(wanted ? 'Pause' : 'Play');
		rest('wish', !wanted);
	};

	button?.addEventListener('click', () => {
		play(part.hasAttribute('data-paused'));
		// The button is in the part itself: what is asked for counts more than where pointer and focus are.
		rest('pointer', false);
		rest('focus', false);
	});
	part.addEventListener('pointerenter', () => rest('pointer', true));
	part.addEventListener('pointerleave', () => rest('pointer', false));
	part.addEventListener('focusin', () => rest('focus', true));
	part.addEventListener('focusout', ({ relatedTarget }) =>
		rest('focus', part.contains(relatedTarget as Node | null)),
	);
	document.addEventListener('visibilitychange', () => rest('hidden', document.hidden));
	stillness.addEventListener('change', () => play(!stillness.matches));
	play(!stillness.matches);
	new IntersectionObserver((entries) => {
		rest('unseen', !entries.at(-1)?.isIntersecting);
	}).observe(part);
	return () => play(false);
}
