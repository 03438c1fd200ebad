/** Water and bridges in the way of outcome moves. Blood and Blades, rivers, outcome moves. */

import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { isAcross } from '../../../engine/board/banks.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { landing } from '../../../engine/board/room.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { scale } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { straightEntry } from '../../../geometry/sweep.ts';
import { OVERLAP_DEPTH, WAY_STEP } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { forbiddenBank } from '../ground/banks.ts';
import { bridgeBlocking } from '../ground/crossings.ts';
import { streamAt, wetness } from '../ground/water.ts';
import { BASE_WIDTH, MU } from '../measures.ts';

/** The clauses by which impassable ground stops each kind of move. */
export const BARRED_STOPS: Readonly<Record<OutcomeWay['kind'], BnbClause>> = {
  recoil: 'bnb.recoil.9',
  push: 'bnb.recoil.9',
  withdraw: 'bnb.recoil.9',
  flee: 'bnb.flee.10',
  pursue: 'bnb.pursue.15',
};

/** The clauses by which water at an illegal angle stops each kind of move. */
const WATER_STOPS: Readonly<Record<OutcomeWay['kind'], BnbClause>> = {
  recoil: 'bnb.recoil.6',
  push: 'bnb.recoil.6',
  withdraw: 'bnb.recoil.6',
  flee: 'bnb.flee.10',
  pursue: 'bnb.terrain.37',
};

const goesBack = ({ kind }: OutcomeWay): boolean => kind !== 'flee' && kind !== 'pursue';

/** The farthest that an outcome move may go, in millimetres. */
const reachOf = ({ kind, mover }: OutcomeWay): number => {
  if (kind === 'pursue') return BASE_WIDTH;
  return kind === 'recoil' || kind === 'push' ? mover.depth : 6 * MU;
};

const unitOf = (way: OutcomeWay) => {
  const { forward } = rectangleOfBase(way.mover);
  return goesBack(way) ? scale(forward, -1) : forward;
};

/** The grounds of a base that goes straight on, from where it first reaches some water. */
function groundsFrom({ mover }: OutcomeWay, unit: ReturnType<typeof unitOf>, from: number, to: number) {
  const count = Math.max(1, Math.ceil((to - from) / WAY_STEP));
  return Array.from({ length: count + 1 }, (_, at) =>
    landing(mover, unit, from + ((to - from) * at) / count),
  );
}

/** Is the move too far from straight across the stream, in the water or on its way in or out? */
function isAskew(battle: Battle, way: OutcomeWay, water: TerrainPiece, inside: boolean, mm: number): boolean {
  const ground = rectangleOfBase(way.mover);
  if (forbiddenBank(battle, water, ground, mm, goesBack(way)) !== null) return true;
  const wades = inside && typeof wetness(battle, water, ground) === 'number';
  return wades && !isAcross(ground.forward, streamAt(battle, water, ground.centre));
}

/** How water on its way affects a move: the clause that ends it there, else whether and where it wades. */
export function waterStop(
  battle: Battle,
  way: OutcomeWay,
  water: TerrainPiece,
  inside: boolean,
): { readonly rule: BnbClause | null; readonly waded: boolean; readonly ground: Rectangle } {
  const ground = rectangleOfBase(way.mover);
  const unit = unitOf(way);
  const most = reachOf(way);
  const entry = inside
    ? 0
    : (straightEntry(ground, unit.x * most, unit.y * most, outlineOf(water)) ?? 1) * most;
  const grounds = groundsFrom(way, unit, Math.min(most, entry + 2 * OVERLAP_DEPTH), most);
  const wet = grounds.map((each) => wetness(battle, water, each));
  const waded = wet.some((each) => typeof each === 'number');
  const barred =
    (!inside && wet[0] === 'deep') || grounds.some((each) => bridgeBlocking(battle, each)?.river === water);
  const first = grounds[wet.findIndex((each) => typeof each === 'number')] ?? ground;
  const answer = (rule: BnbClause) => ({ rule: holds(rule) ? rule : null, waded, ground: first });
  if (barred) return answer(BARRED_STOPS[way.kind]);
  const askew = waded && isAskew(battle, way, water, inside, most) && holds('bnb.terrain.38');
  return askew ? answer(WATER_STOPS[way.kind]) : { rule: null, waded, ground: first };
}
