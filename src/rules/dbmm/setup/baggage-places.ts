/** Where baggage stands at the start. DBMM, Baggage; ruling 52. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import { goingOfBase, isInTown } from '../ground/going.ts';
import { isWithin, paces } from '../measures.ts';
import { isBaggage } from '../troops/base.ts';

/** How near its own edge baggage stands, in paces. */
const FROM_EDGE = 400;

/** The waters on whose edge baggage may stand instead. */
const WATERS: readonly string[] = ['S', 'WW', 'L', 'Rv', 'beach'];

function isNearEdge(battle: Battle, { base, pose }: Placing): boolean {
  const edge = edgeOfSide(battle, base.side);
  const distances = rectangleAt(base, pose).corners.map((corner) => edgeDistance(battle, edge, corner));
  return isWithin(Math.min(...distances), paces(FROM_EDGE));
}

const touchesWater = ({ terrain }: Battle, { base, pose }: Placing): boolean =>
  terrain.some(
    (piece) =>
      WATERS.includes(piece.kind) &&
      atMost(polygonsDistance(rectangleAt(base, pose).corners, outlineOf(piece)), 0),
  );

/** Why these elements of baggage do not stand inside a town, in good going near their own edge, or on a shore. */
export const baggageReasons = (
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] =>
  placings.flatMap((placing) => {
    const base: PlacedBase = { ...placing.base, place: 'table', pose: placing.pose };
    if (!isBaggage(base) || !holds('dbmm.bge.10') || isInTown(battle, base)) return [];
    const isNear = goingOfBase(rules, battle, base) === 'GGo' && isNearEdge(battle, placing);
    return isNear || touchesWater(battle, placing)
      ? []
      : [because('dbmm.bge.10', 'dbmm.setup.baggage-place', { base: base.id, most: paces(FROM_EDGE) })];
  });
