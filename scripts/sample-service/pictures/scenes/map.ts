import { day, streetMap } from '../map.ts';
import type { Painter } from '../scene.ts';
import { group } from '../svg.ts';

/** The streets around the school. */
export const map: Painter = (canvas) =>
	group(streetMap(canvas, day), 'translate(-480 -260) scale(1.6)');
