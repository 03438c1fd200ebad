/** Decides which elements may cross a section. DBM, Fortifications, movement; rulings 62 and 93. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { isMounted, isOf, isTrain } from '../base.ts';
import { breaks } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import {
  groundOfWall,
  hasFallen,
  holderOf,
  isGate,
  isTemporary,
  isWall,
  type Wall,
  wallsIn,
} from './sections.ts';

/** Does a base stand on the inner side of a section? */
export const isWithin = (wall: Wall, base: PlacedBase): boolean =>
  aheadOf(groundOfWall(wall), base.pose) <= -groundOfWall(wall).depth / 2;

/** May these troops assault such a section? */
export function mayAssault(base: PlacedBase, wall: Wall): boolean {
  if (isTrain(base)) return isOf(base, 'WWg(S)') && holds('dbm.wwg.5');
  if (!isMounted(base) || isTemporary(wall) || !holds('dbm.fort.20')) return true;
  return isOf(base, 'El') && isGate(wall);
}

/** The clause that keeps a base from crossing a section; null if it may cross it. */
export function barredBy(battle: Battle, base: PlacedBase, wall: Wall): DbmClause | null {
  if (sharesArea(rectangleOfBase(base).corners, outlineOf(wall))) return null;
  if (isGate(wall) && holderOf(battle, wall) === base.side) return null;
  const beaten = hasFallen(battle, wall) && base.side !== wall.side && mayAssault(base, wall);
  if (beaten) return null;
  if (!isWithin(wall, base)) return holds('dbm.fort.6') ? 'dbm.fort.6' : null;
  const leaves = isOf(base, 'infantry') && isTemporary(wall);
  return leaves || !holds('dbm.fort.7') ? null : 'dbm.fort.7';
}

/** Nobody crosses a section but through an own gateway, out of TF, or where its defenders were beaten. */
export const wallBroken = (trace: Trace): readonly Broken[] =>
  trace.grounds.flatMap((met) => {
    const base = moverOf(trace, met);
    const rule = isWall(met.piece) ? barredBy(trace.battle, base, met.piece) : null;
    if (rule === null) return [];
    const key = rule === 'dbm.fort.6' ? 'dbm.wall.enter' : 'dbm.wall.leave';
    const figures = { base: base.id, piece: met.piece.id, mm: usedAt(trace, met.at) };
    return [breaks(met.at, rule, key, figures)];
  });

/** A group crosses a section only in a column. */
export function filingBroken(trace: Trace, isColumn: boolean): readonly Broken[] {
  if (trace.way.movers.length < 2 || isColumn || !holds('dbm.group.2')) return NONE;
  const met = trace.grounds.find(({ piece }) => isWall(piece));
  if (!met) return NONE;
  const figures = { base: moverOf(trace, met).id, piece: met.piece.id };
  return [breaks(met.at, 'dbm.group.2', 'dbm.wall.column', figures)];
}

/** The part of a segment where a linear function that has these values at its ends is within bounds. */
function within(from: number, to: number, least: number, most: number): readonly [number, number] {
  if (from === to) return from > least && from < most ? [0, 1] : [0, 0];
  const [a, b] = [(least - from) / (to - from), (most - from) / (to - from)];
  return [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
}

/** Millimetres of a segment inside a rectangle. */
function lengthInside(ground: Rectangle, from: Point, to: Point): number {
  const deep = within(aheadOf(ground, from), aheadOf(ground, to), -ground.depth, 0);
  const wide = within(rightOf(ground, from), rightOf(ground, to), -ground.width / 2, ground.width / 2);
  const part = Math.min(deep[1], wide[1]) - Math.max(deep[0], wide[0]);
  return Math.max(0, part) * distance(from, to);
}

/** Millimetres of a straight way of a front edge that lie between the edges of sections. They count for nothing. */
export const lengthInWalls = (battle: Battle, from: Point, to: Point): number =>
  holds('dbm.fort.8')
    ? wallsIn(battle.terrain).reduce((sum, wall) => sum + lengthInside(groundOfWall(wall), from, to), 0)
    : 0;
