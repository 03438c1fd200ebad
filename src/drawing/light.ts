import { direction, facingFromDegrees } from '../geometry/exact.ts';
import type { Point } from '../geometry/point.ts';

/** The direction on the screen from which light comes, in degrees clockwise from above. */
const SOURCE = 315;

/** The offset of a shadow on a table turned by this many degrees, with y downward. */
export function fallen(turned: number, far: number): Point {
  const { x, y } = direction(facingFromDegrees(SOURCE + 180 - turned));
  return { x: x * far, y: -y * far };
}

/** How much a slope towards this direction on the screen is lit, from 1 to -1. */
export const litTowards = (degrees: number): number => direction(facingFromDegrees(degrees - SOURCE)).y;
