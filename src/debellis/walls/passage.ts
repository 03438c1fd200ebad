/** Decides which elements may cross a section. */

import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { moverOf, usedAt } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { clauseIn, holdsIn, keepsTo, ruleIn } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import {
  groundOfWall,
  hasFallen,
  holderOf,
  isGate,
  isTemporary,
  isWall,
  mannedBy,
  type Wall,
  wallsIn,
} from './sections.ts';

/** Does a base stand on the inner side of a section? */
export const isWithin = (wall: Wall, base: PlacedBase): boolean =>
  aheadOf(groundOfWall(wall), base.pose) <= -groundOfWall(wall).depth / 2;

/** May these troops assault such a section? */
export function mayAssault(game: Debellis, base: PlacedBase, wall: Wall): boolean {
  if (game.isTrain(base)) return game.isOf(base, 'WWg(S)') && holdsIn(game.walls, 'wagonsAssault');
  if (!game.isMounted(base) || isTemporary(wall) || !holdsIn(game.walls, 'mountedAssault')) return true;
  return game.isOf(base, 'El') && isGate(wall);
}

/** The clause that keeps a base from crossing a section; null if it may cross it. */
export function barredBy(game: Debellis, battle: Battle, base: PlacedBase, wall: Wall): string | null {
  if (sharesArea(rectangleOfBase(base).corners, outlineOf(wall))) return null;
  if (isGate(wall) && holderOf(game, battle, wall) === base.side) return null;
  const beaten = hasFallen(battle, wall) && base.side !== wall.side && mayAssault(game, base, wall);
  if (beaten && keepsTo(game.walls, 'crossEmptied')) return null;
  if (!isWithin(wall, base))
    return holdsIn(game.walls, 'enterByGate') ? clauseIn(game.walls, 'enterByGate') : null;
  const onFoot = game.isOf(base, 'infantry');
  if (onFoot && isTemporary(wall) && keepsTo(game.walls, 'leaveTemporary')) return null;
  return onFoot ? ruleIn(game.walls, 'leaveByGate') : ruleIn(game.walls, 'othersLeaveByGate');
}

/** Nobody crosses a section but through an own gateway, out of TF, or where its defenders were beaten. */
export const wallBroken = (game: Debellis, trace: Trace): readonly Broken[] =>
  trace.grounds.flatMap((met) => {
    const base = moverOf(trace, met);
    const rule = isWall(met.piece) ? barredBy(game, trace.battle, base, met.piece) : null;
    if (rule === null) return [];
    const key = rule === clauseIn(game.walls, 'enterByGate') ? 'debellis.wall.enter' : 'debellis.wall.leave';
    const figures = { base: base.id, piece: met.piece.id, mm: usedAt(trace, met.at) };
    return [breaks(met.at, rule, key, figures)];
  });

/** A group crosses a section, or only those that `at` tells, in a column. */
export function filingBroken(
  game: Debellis,
  trace: Trace,
  isColumn: boolean,
  at: (piece: TerrainPiece) => boolean = isWall,
): readonly Broken[] {
  if (trace.way.movers.length < 2 || isColumn || !holdsIn(game.walls, 'inColumn')) return NONE;
  const met = trace.grounds.find(({ piece }) => at(piece));
  if (!met) return NONE;
  const figures = { base: moverOf(trace, met).id, piece: met.piece.id };
  return [breaks(met.at, clauseIn(game.walls, 'inColumn'), 'debellis.wall.column', figures)];
}

/** Nobody goes to man a section that another element mans. */
export function crowdBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { battle, way, ends } = trace;
  const rule = wallsIn(battle.terrain).length > 0 ? ruleIn(game.walls, 'manAlone') : null;
  if (rule === null) return NONE;
  const movers = way.movers.map((base, at) => ({ ...base, pose: ends[at] as Pose }));
  const staying = basesOnTable(battle).filter(({ id }) => movers.every((mover) => mover.id !== id));
  const all = [...movers, ...staying].map((base) => ({ base, walls: mannedBy(game, battle, base) }));
  for (const { base, walls } of all.slice(0, movers.length)) {
    const other = all.find(
      (each) => each.base.id !== base.id && each.walls.some((wall) => walls.includes(wall)),
    );
    if (!other) continue;
    const figures = { base: base.id, other: other.base.id };
    return [breaks(way.stages.length, rule, 'debellis.wall.manned', figures)];
  }
  return NONE;
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
export const lengthInWalls = (game: Debellis, battle: Battle, from: Point, to: Point): number =>
  holdsIn(game.walls, 'stripFree')
    ? wallsIn(battle.terrain).reduce((sum, wall) => sum + lengthInside(groundOfWall(wall), from, to), 0)
    : 0;
