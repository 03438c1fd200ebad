/** Garrisons of fortified towns. */

import { commandNames, commandOf } from '../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, isPlaced } from '../../engine/battle.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { clauseIn } from '../book.ts';
import { broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { fortifiedTowns, isInFortifiedTown } from '../walls/towns.ts';
import { ofPart } from './deploy.ts';

/** The commands that may give a garrison: one only, and not the largest. */
export function garrisonReasons(game: Debellis, battle: Battle, base: Base): readonly Reason[] {
  const sizes = commandNames(battle, base.side).map(
    (name) => ofPart(game, battle, base.side, 'army', name).length,
  );
  const own = ofPart(game, battle, base.side, 'army', commandOf(base)).length;
  const isLargest = sizes.length > 1 && own === Math.max(...sizes);
  const isMixed = basesOnTable(battle).some(
    (other) => other.side === base.side && !game.isBaggage(other) && commandOf(other) !== commandOf(base),
  );
  return isLargest || isMixed
    ? broken(clauseIn(game.walls, 'garrisonCommand'), 'debellis.setup.garrison-command', { base: base.id })
    : [];
}

/** A garrison is put down only inside a fortified town. */
export const garrisonPlaceReasons = (
  game: Debellis,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] =>
  placings.flatMap(({ base, pose }) =>
    isInFortifiedTown(game, battle, { ...base, place: 'table', pose })
      ? []
      : broken(clauseIn(game.walls, 'garrisonPlace'), 'debellis.setup.garrison-place', { base: base.id }),
  );

/** Has a side a town to garrison, and elements for it? */
export const mayGarrison = (game: Debellis, battle: Battle, side: SideId): boolean =>
  fortifiedTowns(game, battle, side).length > 0 &&
  battle.bases.some(
    (base) =>
      base.side === side &&
      !game.isBaggage(base) &&
      !isPlaced(base) &&
      garrisonReasons(game, battle, base).length === 0,
  );
