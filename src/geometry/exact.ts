/**
 * Numbers that are the same on every machine. Angles are counted in 1/1048576 of a turn, clockwise from north.
 * Trigonometry uses only + - * / and the square root, which every JavaScript engine rounds alike.
 */
import type { Point } from './point.ts';

export const TURN = 1048576;
export const HALF_TURN = 524288;
export const QUARTER_TURN = 262144;
const EIGHTH_TURN = 131072;
const RADIANS_PER_UNIT = Math.PI / HALF_TURN;
const LENGTH_STEPS = 1024;
const DEGREES = 360;
const SQRT_HALF = Math.sqrt(0.5);

/** A whole facing within 0..TURN-1. */
export function normalFacing(facing: number): number {
  return inTurn(Math.round(facing));
}

/** Any turn, whole or not, as 0 <= turn < TURN. */
export function inTurn(turn: number): number {
  const rest = turn % TURN;
  return rest < 0 ? (rest + TURN) % TURN : rest + 0;
}

/** The shorter turn from one facing to the other, clockwise positive: -HALF_TURN < turn <= HALF_TURN. */
export function signedTurn(from: number, to: number): number {
  const turn = inTurn(to - from);
  return turn > HALF_TURN ? turn - TURN : turn;
}

/** The angle between two facings, from 0 to HALF_TURN. */
export function turnBetween(a: number, b: number): number {
  return Math.abs(signedTurn(a, b));
}

export function facingFromDegrees(degrees: number): number {
  return normalFacing((degrees * TURN) / DEGREES);
}

export function degreesOf(facing: number): number {
  return (facing * DEGREES) / TURN;
}

/** The radians of a turn, which is its arc length at a radius of one. */
export function radiansOf(turn: number): number {
  return turn * RADIANS_PER_UNIT;
}

/** Rounds millimetres to 1/1024. */
export function roundLength(mm: number): number {
  return Math.round(mm * LENGTH_STEPS) / LENGTH_STEPS + 0;
}

const SLOTS = 4096;
const knownFacings = new Int32Array(SLOTS).fill(-1);
const knownDirections: Point[] = Array.from({ length: SLOTS }, () => ({ x: 0, y: 1 }));

/** The unit vector of a facing: north is (0, 1), east (1, 0). Quarter turns are exact. */
export function direction(facing: number): Point {
  if (facing !== (facing | 0) || facing < 0 || facing >= TURN) return directionOfTurn(facing);
  const slot = (facing ^ (facing >>> 12)) & (SLOTS - 1);
  if (knownFacings[slot] === facing) return knownDirections[slot] as Point;
  const found = directionOfTurn(facing);
  knownFacings[slot] = facing;
  knownDirections[slot] = found;
  return found;
}

/** As `direction`, but for any turn, including fractions of a unit. */
function directionOfTurn(turn: number): Point {
  const within = inTurn(turn);
  const quarter = Math.floor(within / QUARTER_TURN);
  const rest = within - quarter * QUARTER_TURN;
  const flip = rest > EIGHTH_TURN;
  const small = flip ? QUARTER_TURN - rest : rest;
  const s = small === EIGHTH_TURN ? SQRT_HALF : sine(small * RADIANS_PER_UNIT);
  const c = small === EIGHTH_TURN ? SQRT_HALF : cosine(small * RADIANS_PER_UNIT);
  const x = flip ? c : s;
  const y = flip ? s : c;
  if (quarter === 0) return { x, y };
  if (quarter === 1) return { x: y, y: 0 - x };
  return quarter === 2 ? { x: 0 - x, y: 0 - y } : { x: 0 - y, y: x };
}

const SINE_TERMS = [
  -1 / 6,
  1 / 120,
  -1 / 5040,
  1 / 362880,
  -1 / 39916800,
  1 / 6227020800,
  -1 / 1307674368000,
];
const COSINE_TERMS = [-1 / 2, 1 / 24, -1 / 720, 1 / 40320, -1 / 3628800, 1 / 479001600, -1 / 87178291200];
const ARC_TANGENT_TERMS = Array.from({ length: 13 }, (_, i) => (i % 2 === 0 ? -1 : 1) / (2 * i + 3));

/** 1 + z * (t0 + z * (t1 + ...)): the order of the operations is part of the result. */
function series(terms: readonly number[], z: number): number {
  let sum = 0;
  for (let i = terms.length - 1; i >= 0; i--) sum = z * ((terms[i] as number) + sum);
  return 1 + sum;
}

/** For 0 <= radians <= pi/4. */
function sine(radians: number): number {
  return radians * series(SINE_TERMS, radians * radians);
}

/** For 0 <= radians <= pi/4. */
function cosine(radians: number): number {
  return series(COSINE_TERMS, radians * radians);
}

/** For 0 <= ratio <= 1; the angle is halved twice, so that the series is short. */
function arcTangent(ratio: number): number {
  const half = ratio / (1 + Math.sqrt(1 + ratio * ratio));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  return 4 * quarter * series(ARC_TANGENT_TERMS, quarter * quarter);
}

/** The facing of a vector as a real number, 0 <= turn < TURN; 0 for the null vector. */
export function turnOf(dx: number, dy: number): number {
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  if (across === 0 && along === 0) return 0;
  const small = arcTangent(Math.min(across, along) / Math.max(across, along)) / RADIANS_PER_UNIT;
  const fromAxis = across > along ? QUARTER_TURN - small : small;
  const fromNorth = dy < 0 ? HALF_TURN - fromAxis : fromAxis;
  return inTurn(dx < 0 ? TURN - fromNorth : fromNorth);
}

/** The whole facing nearest to a vector; 0 for the null vector. */
export function facingOf(dx: number, dy: number): number {
  return normalFacing(turnOf(dx, dy));
}
