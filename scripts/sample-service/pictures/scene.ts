import type { Light } from './light.ts';
import type { Canvas } from './svg.ts';

/**
 * Paints one kind of picture as SVG markup, 1600 × 1067, never twice the same.
 * @param name folder and name of the file in lower case, for scenes that show what these say
 */
export type Painter = (canvas: Canvas, light: Light, name: string) => string;
