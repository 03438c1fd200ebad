/** Rivers and ice in the way of flights. */

import type { Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { FlightPlan } from '../../engine/outcomes/flight.ts';
import { convexOverlap, sharesArea } from '../../geometry/overlap.ts';
import { convexHull, type Polygon } from '../../geometry/polygon.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { bridgesOf, isRiver, watersUnder } from '../ground/rivers.ts';
import { isFrozen } from '../weather/ice.ts';

/** The greatest distance of a flight through a river that is not paltry, recoil included, in paces. */
const WADES = 100;

/** The end of a fleeing base by a plan. */
const endOf = ({ moves }: FlightPlan, base: PlacedBase): Pose =>
  moves.find((move) => move.base === base.id)?.to ?? base.pose;

/** The ground that a base covers on the straight way between two poses. */
const groundBetween = (base: PlacedBase, to: Pose): Polygon =>
  convexHull([...rectangleAt(base, base.pose).corners, ...rectangleAt(base, to).corners]);

/** The rivers on a way that it must wade, away from bridges and fords, and in which it does not start. */
function wadedBetween(game: Debellis, battle: Battle, base: PlacedBase, to: Pose): readonly TerrainPiece[] {
  const ground = groundBetween(base, to);
  const within = watersUnder(game, battle, rectangleAt(base, base.pose));
  return battle.terrain.filter(
    (piece) =>
      isRiver(piece) &&
      !isFrozen(battle, piece) &&
      !within.includes(piece) &&
      sharesArea(ground, outlineOf(piece)) &&
      !bridgesOf(piece).some((square) => convexOverlap(ground, square)),
  );
}

/** What water does to a flight: nothing, its loss, or an earlier end. */
export type OnWater = { readonly lost: boolean; readonly to: Pose | null };

const UNHARMED: OnWater = { lost: false, to: null };

/** A flight does not go round a river; it must come wholly over it. `base` has turned about already. */
export function flightOverWater(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  plan: FlightPlan,
  recoiled: number,
): OnWater {
  const end = endOf(plan, base);
  const waded = wadedBetween(game, battle, base, end);
  if (waded.length === 0 || !holdsIn(game.outcomes, 'onIce')) return UNHARMED;
  const deep = waded.some(
    (river) => game.natureIn(battle, river, game.sectorOf(battle, river, base.pose)) !== 'paltry',
  );
  const most = Math.max(0, game.paces(WADES) - recoiled);
  const cut = deep && plan.aside === null && plan.went > most ? ahead(base.pose, most) : null;
  const last = cut ?? end;
  const before = wadedBetween(game, battle, base, last).length < waded.length;
  const lost = before || watersUnder(game, battle, rectangleAt(base, last)).length > 0;
  return { lost, to: cut };
}

/** The marshy ground that may freeze and yet is never slippery. */
const NEVER_SLIPPERY: readonly string[] = ['bog', 'BF', 'B'];

/** Does a flight lead over a bridge? */
export function fleesOverBridge(battle: Battle, base: PlacedBase, to: Pose): boolean {
  const ground = groundBetween(base, to);
  return battle.terrain.some(
    (piece) => isRiver(piece) && bridgesOf(piece).some((square) => convexOverlap(ground, square)),
  );
}

/** Does a flight lead over a frozen river, waterway or marsh? */
export function fleesOverFrozen(battle: Battle, base: PlacedBase, to: Pose): boolean {
  const ground = groundBetween(base, to);
  return battle.terrain.some(
    (piece) =>
      isFrozen(battle, piece) && !NEVER_SLIPPERY.includes(piece.kind) && sharesArea(ground, outlineOf(piece)),
  );
}
