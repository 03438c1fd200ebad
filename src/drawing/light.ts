import { direction, facingFromDegrees } from '../geometry/exact.ts';
import type { Point } from '../geometry/point.ts';

/** Where light comes from on the screen, in degrees clockwise from above. */
const SOURCE = 315;

/** How far a shadow falls, on a table that is turned, in degrees; y downward. */
export function fallen(turned: number, far: number): Point {
  const { x, y } = direction(facingFromDegrees(SOURCE + 180 - turned));
  return { x: x * far, y: -y * far };
}

/** How much a slope towards these degrees of the screen is lit: from 1 to -1. */
export const litTowards = (degrees: number): number => direction(facingFromDegrees(degrees - SOURCE)).y;
