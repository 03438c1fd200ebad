import { length } from './length.ts';

/** A place or a vector, in millimetres; y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function scale(p: Point, factor: number): Point {
  return { x: p.x * factor, y: p.y * factor };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive when b points to the left of a. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** Twice the signed area of the triangle: positive when c lies left of the line from a to b. */
export function leftness(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function distance(a: Point, b: Point): number {
  return length(b.x - a.x, b.y - a.y);
}

/** The point at a fraction of the way from a to b; exactly a at 0 and exactly b at 1. */
export function along(a: Point, b: Point, fraction: number): Point {
  if (fraction === 1) return b;
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction };
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point of the segment ab that is nearest to p. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return a;
  return along(a, b, Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)));
}

export function segmentDistance(p: Point, a: Point, b: Point): number {
  return distance(p, nearestOnSegment(p, a, b));
}
