/** Where a stronghold may stand. Hordes of the Things, Strongholds. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { edgesAt } from '../../../engine/setup/edges.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { atMost, CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import type { Stronghold } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { type BaseEdge, baseEdgeOf, middleOfBase } from './base-edge.ts';
import { routesTo } from './route.ts';
import { strongholdAt } from './stronghold-piece.ts';
import { type Place, placesAlong } from './stronghold-places.ts';
import { shapeReasons } from './stronghold-shape.ts';

/** Does part of one of its sides lie on the edge? */
const liesOnEdge = (battle: Battle, { edge }: BaseEdge, area: Polygon): boolean =>
  area.some((p, at) =>
    [p, area[(at + 1) % area.length] as Point].every((end) => edgesAt(battle, end).includes(edge)),
  );

/** Does it touch the water of a shore, or stand partly in it? */
const liesOnShore = (sea: Polygon, area: Polygon): boolean =>
  polygonsDistance(area, sea) <= CONTACT_GAP && area.some((p) => !insideByCrossings(sea, p));

function edgeReasons(battle: Battle, base: BaseEdge, area: Polygon): readonly Reason[] {
  const stands = base.sea ? liesOnShore(outlineOf(base.sea), area) : liesOnEdge(battle, base, area);
  return stands
    ? []
    : broken('hott.hold.6', base.sea ? 'hott.setup.stronghold-off-shore' : 'hott.setup.stronghold-off-edge', {
        edge: base.edge,
      });
}

const MIDDLE = paces(400);

function middleReasons(battle: Battle, base: BaseEdge, area: Polygon): readonly Reason[] {
  const middle = middleOfBase(battle, base);
  const distance = insideByCrossings(area, middle) ? 0 : outlineDistance(middle, area);
  return atMost(distance, MIDDLE)
    ? []
    : broken('hott.hold.7', 'hott.setup.stronghold-off-middle', { distance, most: MIDDLE });
}

function insideBoard({ table }: Battle, area: Polygon): boolean {
  const { minX, minY, maxX, maxY } = boxOf(area);
  return atMost(0, minX) && atMost(0, minY) && atMost(maxX, table.width) && atMost(maxY, table.depth);
}

/** Is it shut off although another place along its edge is not? If all are shut off, that is legal. */
function isShutOff(
  battle: Battle,
  { side, area }: Stronghold,
  hasRoute: (area: Polygon) => boolean,
): boolean {
  if (hasRoute(area)) return false;
  return placesAlong(battle, side).some((at) => hasRoute(strongholdAt(battle, side, at).area));
}

/** Every rule that a stronghold breaks in its place. A caller that knows the routes already may pass `hasRoute`. */
export function strongholdReasons(
  rules: Ruleset,
  battle: Battle,
  stronghold: Stronghold,
  hasRoute = routesTo(rules, battle, stronghold.side),
): readonly Reason[] {
  const { id, side, area } = stronghold;
  const base = baseEdgeOf(battle, side);
  const shut = holds('hott.hold.8') && isShutOff(battle, stronghold, hasRoute);
  return [
    ...shapeReasons(area),
    ...(insideBoard(battle, area) ? [] : [reason(rules, 'table-edge', { base: id })]),
    ...edgeReasons(battle, base, area),
    ...middleReasons(battle, base, area),
    ...(shut ? broken('hott.hold.8', 'hott.setup.stronghold-shut-off') : []),
  ];
}

/** Legal places for a side's stronghold, the nearest to the middle first. */
export function strongholdPlaces(rules: Ruleset, battle: Battle, side: SideId): readonly Place[] {
  const hasRoute = routesTo(rules, battle, side);
  return placesAlong(battle, side).filter(
    (at) => strongholdReasons(rules, battle, strongholdAt(battle, side, at), hasRoute).length === 0,
  );
}
