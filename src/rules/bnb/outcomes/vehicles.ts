/** Outcome moves that drive vehicles away. Blood and Blades, mounted infantry. */

import { type BaseId, placedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { carryOut, type OutcomeTales } from '../../../engine/outcomes/carry-out.ts';
import type { Moved, OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import { sweptHull } from '../../../geometry/sweep.ts';
import {
  loseInContact,
  loseVehicles,
  loseWhereStoodIn,
  vehiclesOf,
  withVehicles,
} from '../troops/vehicles.ts';

/** The ground that a move covers. */
function groundOf(work: Work, { base: id, to }: Moved) {
  const base = placedBase(work.battle, id);
  return base ? sweptHull(rectangleOfBase(base), rectangleAt(base, to)) : [];
}

/** Bases whose vehicles are in the way of outcome moves lose them. */
function clear(work: Work, moves: readonly Moved[]): void {
  const mounted = withVehicles(work.battle);
  if (mounted.length === 0) return;
  const grounds = moves.map((move) => ({ base: move.base, ground: groundOf(work, move) }));
  const lost = mounted.filter((each) =>
    grounds.some(({ base, ground }) => base !== each.id && convexOverlap(ground, vehiclesOf(each).corners)),
  );
  loseVehicles(
    work,
    lost.map((base) => base.id),
    'bnb.troop.17',
  );
}

/** Carries out a plan that was made as if no base had vehicles. */
export function carryOutAfoot(
  work: Work,
  plan: OutcomePlan,
  of: BaseId,
  how: Moved['how'],
  tales: OutcomeTales,
): void {
  clear(work, plan.moves);
  carryOut(work, plan, of, how, tales);
  loseWhereStoodIn(work);
  loseInContact(work);
}
