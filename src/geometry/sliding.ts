/** Where a rectangle that slides along a line meets obstacles. */
import { along, dot, type Point, subtract } from './point.ts';
import type { Polygon } from './polygon.ts';

/**
 * A strip of ground: it starts at a point and runs one way (`along`), with this depth at right angles (both unit
 * vectors).
 */
export interface Strip {
  readonly from: Point;
  readonly along: Point;
  readonly across: Point;
  readonly depth: number;
}

const offsetOf = ({ from, along: way }: Strip, p: Point): number => dot(subtract(p, from), way);
const depthOf = ({ from, across }: Strip, p: Point): number => dot(subtract(p, from), across);

/**
 * The distances along a strip of all corners of an outline inside it, and of all places where the outline crosses its
 * sides.
 */
function stationsOf(strip: Strip, outline: Polygon): readonly number[] {
  return outline.flatMap((p, at) => {
    const next = outline[(at + 1) % outline.length] as Point;
    const [here, there] = [depthOf(strip, p), depthOf(strip, next)];
    const crossings = [0, strip.depth]
      .filter((side) => (here - side) * (there - side) < 0)
      .map((side) => offsetOf(strip, along(p, next, (side - here) / (there - here))));
    return here >= 0 && here <= strip.depth ? [offsetOf(strip, p), ...crossings] : crossings;
  });
}

/**
 * The distances along a strip at which the middle of a rectangle of this width, as deep as the strip, may just touch
 * one of these outlines. If there is any free place, one of these distances is free too.
 */
export const touchingPlaces = (
  strip: Strip,
  width: number,
  outlines: readonly Polygon[],
): readonly number[] =>
  outlines.flatMap((outline) => stationsOf(strip, outline)).flatMap((mm) => [mm - width / 2, mm + width / 2]);
