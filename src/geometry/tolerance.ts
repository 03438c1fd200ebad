/**
 * All tolerances of the table, each with its use. They serve all rulesets. Lengths are in millimetres, turns in
 * 1/1048576 of a full turn.
 */
import { HALF_TURN, turnBetween } from './exact.ts';

/** Two outlines touch when the gap between them is at most this. */
export const CONTACT_GAP = 0.05;
/** Edges (and facings) are parallel when they differ by at most this: 0.05 degrees. */
export const PARALLEL_TURN = 146;
/** Two shapes overlap when one is deeper in the other than this. */
export const OVERLAP_DEPTH = 0.05;
/** Two lengths are equal when they differ by at most this; a shared length counts when greater. */
export const EQUAL_LENGTH = 0.05;
/** Two corners touch within this: a contact gap across and an equal length along, at once. */
export const CORNER_GAP = CONTACT_GAP * Math.sqrt(2);
/** A test of "any point of the way" samples it at this interval, and at the end of each leg. */
export const WAY_STEP = 5;
/** The rounding error of arithmetic. Results that must not be too great are reduced by it. */
export const ARITHMETIC_NOISE = 1e-7;

/** Are the lengths equal within EQUAL_LENGTH? */
export function sameLength(a: number, b: number): boolean {
  return Math.abs(a - b) <= EQUAL_LENGTH;
}

/** Is a not longer than b, within EQUAL_LENGTH? */
export function atMost(a: number, b: number): boolean {
  return a <= b + EQUAL_LENGTH;
}

/** Is a longer than b by more than EQUAL_LENGTH? */
export function moreThan(a: number, b: number): boolean {
  return !atMost(a, b);
}

/** Do both face the same way, within PARALLEL_TURN? */
export function parallel(facingA: number, facingB: number): boolean {
  return turnBetween(facingA, facingB) <= PARALLEL_TURN;
}

/** Do both face the same way or opposite ways? */
export const alongside = (facingA: number, facingB: number): boolean =>
  parallel(facingA, facingB) || opposite(facingA, facingB);

/** Do they face opposite ways, within PARALLEL_TURN? */
export function opposite(facingA: number, facingB: number): boolean {
  return turnBetween(facingA, facingB + HALF_TURN) <= PARALLEL_TURN;
}
