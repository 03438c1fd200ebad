/** Garrisons of fortified towns. DBM, Deployment; rulings 52 and 104. */

import { commandNames, commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, isPlaced, type SideId } from '../../../engine/battle.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { isBaggage } from '../base.ts';
import { broken } from '../citing.ts';
import { fortifiedTowns, isInFortifiedTown } from '../walls/towns.ts';
import { ofPart } from './deploy.ts';

/** The commands that may give a garrison: one only, and not the largest. */
export function garrisonReasons(battle: Battle, base: Base): readonly Reason[] {
  const sizes = commandNames(battle, base.side).map((name) => ofPart(battle, base.side, 'army', name).length);
  const own = ofPart(battle, base.side, 'army', commandOf(base)).length;
  const isLargest = sizes.length > 1 && own === Math.max(...sizes);
  const isMixed = basesOnTable(battle).some(
    (other) => other.side === base.side && !isBaggage(other) && commandOf(other) !== commandOf(base),
  );
  return isLargest || isMixed ? broken('dbm.deploy.1', 'dbm.setup.garrison-command', { base: base.id }) : [];
}

/** A garrison is put down only inside a fortified town. */
export const garrisonPlaceReasons = (battle: Battle, placings: readonly Placing[]): readonly Reason[] =>
  placings.flatMap(({ base, pose }) =>
    isInFortifiedTown(battle, { ...base, place: 'table', pose })
      ? []
      : broken('dbm.deploy.9', 'dbm.setup.garrison-place', { base: base.id }),
  );

/** Has a side a town to garrison, and elements for it? */
export const mayGarrison = (battle: Battle, side: SideId): boolean =>
  fortifiedTowns(battle, side).length > 0 &&
  battle.bases.some(
    (base) =>
      base.side === side && !isBaggage(base) && !isPlaced(base) && garrisonReasons(battle, base).length === 0,
  );
