/** A frontier wall: a row of PF across the table in the defender's half. DBMM, Terrain; ruling 158. */
import { defenderOf } from '../../../debellis/setup/roles.ts';
import { sectionAt } from '../../../debellis/walls/laying.ts';
import { FRONTIER } from '../../../debellis/walls/sections.ts';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { tell } from '../../../engine/game/work.ts';
import {
  acrossFrom,
  edgeDistance,
  edgeOfSide,
  edgesAt,
  INWARD,
  isSideways,
} from '../../../engine/setup/edges.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { distance, midpoint, type Point } from '../../../geometry/point.ts';
import { ahead, shifted } from '../../../geometry/pose.ts';
import { moreThan, sameLength } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { DBMM } from '../game.ts';
import { factsOf, stateOf } from '../state.ts';

/** The depth and the width of a section in millimetres. */
const DEPTH = 10;
const WIDTH = 40;

/** Is the wall not straight and level from one short edge to the other, in the defender's half? */
export function frontierReasons(battle: Battle, line: readonly Point[]): readonly Reason[] {
  const edge = edgeOfSide(battle, defenderOf(battle));
  const [level = 0, ...others] = line.map((p) => edgeDistance(battle, edge, p));
  const ends = line
    .flatMap((p) => edgesAt(battle, p))
    .filter((each) => isSideways(each) !== isSideways(edge));
  const isLevel =
    line.length === 2 && new Set(ends).size === 2 && others.every((each) => sameLength(each, level));
  const most = acrossFrom(battle, edge) / 2;
  const isHome = !moreThan(DEPTH / 2, level) && !moreThan(level + DEPTH / 2, most);
  return isLevel && isHome ? [] : broken('dbmm.setup.60', 'dbmm.setup.frontier', { most });
}

/** The sections of a frontier wall along a line. They face the enemy. */
export function frontierPieces(battle: Battle, id: string, line: readonly Point[]): readonly TerrainPiece[] {
  const side = defenderOf(battle);
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return [];
  const facing = INWARD[edgeOfSide(battle, side)];
  const outer = ahead({ ...midpoint(from, to), facing }, DEPTH / 2);
  const count = Math.round(distance(from, to) / WIDTH);
  return Array.from({ length: count }, (_, at) => ({
    ...sectionAt(DBMM, `${id}-${at + 1}`, side, 'PF', shifted(outer, (at - (count - 1) / 2) * WIDTH)),
    cover: FRONTIER,
  }));
}

/** The degrees from the north of the compass to each way that an army may face. */
const DEGREES = { north: 0, east: 90, south: 180, west: 270 } as const;

/** Behind a frontier wall the defender faces as his list says, and not as his die. */
export function faceFrontier(work: Work): void {
  const { battle } = work;
  const side = defenderOf(battle);
  const { frontier } = factsOf(battle, side);
  if (frontier === undefined || stateOf(battle).north === undefined || !holds('dbmm.setup.6')) return;
  const north = (degreesOf(INWARD[edgeOfSide(battle, side)]) - DEGREES[frontier] + 360) % 360;
  tell(work, { type: 'frontier-faced', rule: 'dbmm.setup.6', figures: { side, facing: frontier } }, [
    { change: 'note', set: { north } },
  ]);
}
