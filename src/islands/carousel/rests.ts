/** What keeps a moving part still. */
export type Rest = 'wish' | 'pointer' | 'focus' | 'unseen' | 'hidden';

/**
 * Keeps account of what speaks for standing still: a part moves when nothing does (specification 2: pausing on mouse
 * over, resuming on mouse out; design 4: also on focus, by a button, under reduced motion, off-screen).
 * @param onMove called with true when the last reason is gone and with false when the first one comes
 * @returns notes whether a reason applies; at first the part counts as unseen
 */
export function createRests(
	onMove: (moves: boolean) => void,
): (rest: Rest, applies: boolean) => void {
	const rests = new Set<Rest>(['unseen']);
	return (rest, applies) => {
		const moved = rests.size === 0;
		if (applies) rests.add(rest);
		else rests.delete(rest);
		const moves = rests.size === 0;
		if (moves !== moved) onMove(moves);
	};
}
