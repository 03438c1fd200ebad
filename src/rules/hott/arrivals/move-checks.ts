/** Limits on moves of lurkers and of elements that have just arrived. Hordes of the Things, Deploying lurkers. */

import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import type { Feature } from '../ground/features.ts';
import { stateOf } from '../state.ts';
import { isLurker, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { featuresUnder, lairKind, lairOfPiece } from './lairs.ts';

/** The elements that may not move in the bound of their arrival, with the clause. */
const WAITING: readonly { readonly rule: HottClause; readonly is: (base: PlacedBase) => boolean }[] = [
  { rule: 'hott.lurker.8', is: isLurker },
  { rule: 'hott.horde.4', is: (base) => isOf(base, 'Hordes') },
];

/** No tactical move in the bound of arrival. */
export function arrivedBroken(trace: Trace): readonly Broken[] {
  for (const base of trace.way.movers) {
    const row = WAITING.find(({ is }) => figure(base.bound, 'deployed') > 0 && is(base));
    if (row && holds(row.rule)) return [breaksAll(row.rule, 'hott.arrival.just-come', { base: base.id })];
  }
  return NONE;
}

/** A piece of the feature that a lurker on the table belongs to; if none is noted, one under it that suits it. */
function lairOn(battle: Battle, lurker: PlacedBase): TerrainPiece | null {
  const noted = rowOf(stateOf(battle).lairs ?? {}, lurker.id);
  const found = battle.terrain.find(({ id }) => id === noted);
  const suits = (piece: TerrainPiece): boolean => lairKind(lurker, piece) !== null;
  return found ?? featuresUnder(battle, lurker).find(suits) ?? null;
}

const isIn = (ground: Rectangle, lair: Feature): boolean =>
  lair.some((piece) => sharesArea(ground.corners, outlineOf(piece)));

const distanceTo = (ground: Rectangle, lair: Feature): number =>
  Math.min(...lair.map((piece) => polygonsDistance(ground.corners, outlineOf(piece))));

/** How much a way straight back to the feature may fall short, in millimetres. */
const SLACK = 0.5;

/** Does a way lead straight back to the feature? */
const goesHome = (trace: Trace, from: Rectangle, to: Rectangle, lair: Feature): boolean =>
  isIn(to, lair) || distanceTo(to, lair) <= distanceTo(from, lair) - trace.length + SLACK;

function lurkerBroken(trace: Trace, lurker: PlacedBase, end: Pose): readonly Broken[] {
  const piece = lairOn(trace.battle, lurker);
  if (!piece) return NONE;
  const lair = lairOfPiece(trace.battle, piece);
  const from = rectangleOfBase(lurker);
  const to = outlineAt(lurker, end);
  const at = trace.way.stages.length;
  const figures = { base: lurker.id, piece: piece.id, kind: piece.kind };
  if (isIn(from, lair))
    return isIn(to, lair) || !holds('hott.lurker.10')
      ? NONE
      : [breaks(at, 'hott.lurker.10', 'hott.arrival.lurker-leaves', figures)];
  return goesHome(trace, from, to, lair) || !holds('hott.lurker.13')
    ? NONE
    : [breaks(at, 'hott.lurker.13', 'hott.arrival.lurker-strays', figures)];
}

/** Lurkers stay in the feature where they appeared, or go back to it. */
export const lairBroken = (trace: Trace): readonly Broken[] =>
  trace.way.movers.flatMap((base, at) =>
    isLurker(base) ? lurkerBroken(trace, base, trace.ends[at] as Pose) : NONE,
  );
