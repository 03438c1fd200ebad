/** Whose zone of control an element is in. DBM, Zones of control. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { groundsBefore, isOccupied } from '../../engine/board/separation.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { wallsIn } from './walls/sections.ts';

/** Does another element or a fortification come, even partly, between a front and some ground? */
export const isShielded = (
  battle: Battle,
  owner: PlacedBase,
  ground: Rectangle,
  movers: readonly PlacedBase[],
): boolean =>
  groundsBefore(rectangleOfBase(owner), ground).some(
    (between) =>
      isOccupied(battle, between, [owner.id, ...movers.map(({ id }) => id)]) ||
      wallsIn(battle.terrain).some((wall) => sharesArea(between, outlineOf(wall))),
  ) && holds('dbm.zoc.3');

/** The enemies in whose zones of control an element stands. */
export const zoneOwners = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  zonedBy(rules, battle, base).filter((owner) => !isShielded(battle, owner, rectangleOfBase(base), [base]));
