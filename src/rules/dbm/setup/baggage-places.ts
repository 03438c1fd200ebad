/** Where baggage stands at the start. DBM, Baggage. */

import { isInTown } from '../../../debellis/walls/towns.ts';
import { type Base, type Battle, basesOnTable, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { filesOf, groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { boxesMeet, edgeOf } from '../../../geometry/rectangle.ts';
import { atMost, CONTACT_GAP, sameLength } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { goingOfBase } from '../ground/going.ts';
import { isBaggage, isMobile } from '../troops/base.ts';

/** The waters with which a group of baggage may be in contact instead of standing at its own edge. */
const WATERS: readonly string[] = ['WW', 'beach', 'Rv'];

/** The battle after these elements are put down. */
function afterPutting(battle: Battle, placings: readonly Placing[]): Battle {
  const poses = new Map(placings.map(({ base, pose }) => [base.id, pose]));
  const placed = (base: Base): Base => {
    const pose = poses.get(base.id);
    return pose ? { ...base, place: 'table', pose } : base;
  };
  return { ...battle, bases: battle.bases.map(placed) };
}

/** Does the rear edge of an element lie on the base edge of its side? */
const isAtOwnEdge = (battle: Battle, base: PlacedBase): boolean =>
  edgeOf(rectangleOfBase(base), 'rear').every((corner) =>
    sameLength(edgeDistance(battle, edgeOfSide(battle, base.side), corner), 0),
  );

const touchesWater = ({ terrain }: Battle, base: PlacedBase): boolean =>
  terrain.some(
    (piece) =>
      WATERS.includes(piece.kind) &&
      atMost(polygonsDistance(rectangleOfBase(base).corners, outlineOf(piece)), 0),
  );

/** Does it touch other baggage of its side? */
function hasCompany(battle: Battle, base: PlacedBase): boolean {
  const { box } = rectangleOfBase(base);
  return basesOnTable(battle).some(
    (other) =>
      other.id !== base.id &&
      other.side === base.side &&
      isBaggage(other) &&
      boxesMeet(box, rectangleOfBase(other).box, CONTACT_GAP),
  );
}

/** May the group of this element stand where it does? */
function isGroupInPlace(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  if (!hasCompany(battle, base)) return isAtOwnEdge(battle, base) || touchesWater(battle, base);
  const group = groupOf(rules, battle, base);
  const rear = filesOf(group).flatMap((file) => file.at(-1) ?? []);
  return rear.every((each) => isAtOwnEdge(battle, each)) || group.some((each) => touchesWater(battle, each));
}

function reasonsFor(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const figures = { base: base.id };
  if (isInTown(battle, base))
    return isMobile(base) ? broken('dbm.bg.16', 'debellis.setup.baggage-in-town', figures) : [];
  return [
    ...(goingOfBase(rules, battle, base) === 'GGo'
      ? []
      : broken('dbm.bg.16', 'debellis.setup.baggage-going', figures)),
    ...(isGroupInPlace(rules, battle, base)
      ? []
      : broken('dbm.bg.8', 'debellis.setup.baggage-group', figures)),
  ];
}

/** The rules that the baggage among these elements breaks. */
export function baggageReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const train = new Set(placings.filter(({ base }) => isBaggage(base)).map(({ base }) => base.id));
  if (train.size === 0) return [];
  const after = afterPutting(battle, placings);
  return after.bases
    .filter(isPlaced)
    .flatMap((base) => (train.has(base.id) ? reasonsFor(rules, after, base) : []));
}
