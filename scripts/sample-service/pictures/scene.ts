import type { Light } from './light.ts';
import type { Canvas } from './svg.ts';

/** Paints one kind of picture as SVG markup, 1600 × 1067, never twice the same. */
export type Painter = (canvas: Canvas, light: Light) => string;
