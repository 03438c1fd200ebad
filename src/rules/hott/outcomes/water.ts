/**
 * How terrain meets an element on an outcome move, with islands and channels. Hordes of the Things, Terrain, crossing
 * water.
 */

import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { isAcross } from '../../../engine/board/banks.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { landing } from '../../../engine/board/room.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { type Point, scale } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { straightEntry } from '../../../geometry/sweep.ts';
import { OVERLAP_DEPTH, WAY_STEP } from '../../../geometry/tolerance.ts';
import { isAstrideCrossing } from '../ground/crossings.ts';
import { goingOf } from '../ground/going.ts';
import { bankAt } from '../ground/rivers.ts';
import { depthUnder, islandsOf } from '../ground/water.ts';
import { isOf } from '../troops/base.ts';

export const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'river';

/** Is a piece impassable to this element: everywhere, or on this ground if the piece differs from place to place? */
export const isBarred = (battle: Battle, base: PlacedBase, piece: TerrainPiece, at?: Rectangle): boolean =>
  goingOf(battle, piece, base, at) === IMPASSABLE;

// Longer than any outcome move.
const FAR = 1000;

/** How a piece lies on a way. Near an island water may be dry, a channel or deep from place to place. */
export interface Met {
  /** The mover already stands in it. */
  readonly inside: boolean;
  /** The way meets impassable ground of the piece: anywhere, and as the first of the piece. */
  readonly barred: boolean;
  readonly barredFirst: boolean;
  /** Part of the piece is waded as a river is. */
  readonly channel: boolean;
  /** The mover's ground where it first enters the piece. */
  readonly first: Rectangle;
}

const unitOf = ({ mover, kind }: OutcomeWay): Point => {
  const { forward } = rectangleOfBase(mover);
  return kind === 'flee' || kind === 'pursue' ? forward : scale(forward, -1);
};

/** Millimetres straight on until a base just enters a piece; null if it never does. */
function entryOf(base: PlacedBase, unit: Point, piece: TerrainPiece): number | null {
  const entry = straightEntry(rectangleOfBase(base), unit.x * FAR, unit.y * FAR, outlineOf(piece));
  return entry && entry * FAR + 2 * OVERLAP_DEPTH;
}

/** A piece that is the same everywhere. */
const metWhole = (barred: boolean, inside: boolean, first: Rectangle): Met => ({
  inside,
  barred: barred && !inside,
  barredFirst: barred && !inside,
  channel: false,
  first,
});

/** How water with an island meets a mover that enters it after `entry` of the `mm` of its way. */
function waterMet(
  battle: Battle,
  { mover }: OutcomeWay,
  water: TerrainPiece,
  [entry, mm]: readonly [number, number],
  unit: Point,
): Met {
  const count = Math.ceil(Math.max(0, mm - entry) / WAY_STEP);
  const grounds = Array.from({ length: count + 1 }, (_, at) =>
    landing(mover, unit, at === 0 ? entry : entry + ((mm - entry) * at) / count),
  );
  const depthAt = (at: Rectangle) => depthUnder(battle, water, at);
  const wet = grounds.filter((at) => depthAt(at) !== 'dry');
  const own = depthAt(rectangleOfBase(mover));
  const first = wet[0] ?? rectangleOfBase(mover);
  return {
    inside: own !== 'dry',
    barred: own !== 'deep' && wet.some((at) => depthAt(at) === 'deep'),
    barredFirst: own === 'dry' && depthAt(first) === 'deep',
    channel: wet.some((at) => depthAt(at) === 'shallow'),
    first,
  };
}

/**
 * How a piece meets the mover of a way of `mm` millimetres, if it already stands in the piece's outline (`within`)
 * or comes to it.
 */
export function metBy(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  within: boolean,
  mm: number,
): Met {
  const unit = unitOf(way);
  const barred = isBarred(battle, way.mover, piece);
  const entry = entryOf(way.mover, unit, piece);
  if (barred && entry !== null && islandsOf(battle, piece).length > 0)
    return waterMet(battle, way, piece, [entry, mm], unit);
  return metWhole(barred, within, landing(way.mover, unit, entry ?? 0));
}

/** Does it enter a river on a bridge or ford, along the road? */
export const comesByCrossing = (battle: Battle, { first }: Met, river: TerrainPiece): boolean =>
  isAstrideCrossing(battle, first, river);

/** Does it go back in or over a river too far from straight across? */
export function isAskew(battle: Battle, { mover }: OutcomeWay, river: TerrainPiece): boolean {
  const { forward, centre } = rectangleOfBase(mover);
  return !isOf(mover, 'Water Lurkers') && !isAcross(forward, bankAt(battle, river, centre));
}

/** Is a piece impassable to an element where it would enter it straight ahead, or anywhere if it would not? */
export function barsAhead(battle: Battle, base: PlacedBase, piece: TerrainPiece): boolean {
  const { forward } = rectangleOfBase(base);
  const entry = entryOf(base, forward, piece);
  return isBarred(battle, base, piece, entry === null ? undefined : landing(base, forward, entry));
}
