/** The losses of sides and commands, in element equivalents. */

import { commandNames, inCommand } from '../../engine/army/commands.ts';
import type { Base, Battle } from '../../engine/battle.ts';
import type { SideId } from '../../engine/game/game.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { defenderOf } from '../setup/roles.ts';
import { stateOf } from '../state.ts';
import { isDemoralised } from '../troops/base.ts';
import type { Troop } from '../troops/troop.ts';

const isLost = ({ place }: Base): boolean => place === 'lost';

/** The troop that a base counts as: a ship used as baggage is baggage. */
const countedAs = (game: Debellis, base: Base): Troop =>
  game.isBaggage(base) ? { ...game.troopOf(base), type: 'Bg', grade: 'I' } : game.troopOf(base);

/** The element equivalents that a base counts when it is lost. */
export const eeOf = (game: Debellis, base: Base): number =>
  game.equivalentsOf(countedAs(game, base), figure(base.marks, 'lostInCombat') > 0);

const sum = (game: Debellis, bases: readonly Base[]): number =>
  bases.reduce((total, base) => total + eeOf(game, base), 0);

/** The bases that a command or an army is measured by: its baggage counts for neither. */
const troopsOf = (game: Debellis, bases: readonly Base[]): readonly Base[] =>
  bases.filter((base) => !(game.isBaggage(base) && holdsIn(game.bases, 'baggageNotCounted')));

/** The element equivalents of some bases at the start. */
export const originalEe = (game: Debellis, bases: readonly Base[]): number =>
  sum(game, troopsOf(game, bases));

/** The losses by which a command may become demoralised. Baggage does not count. */
export const lostByCommand = (game: Debellis, battle: Battle, side: SideId, command: string): number =>
  sum(
    game,
    inCommand(battle, side, command).filter(
      (base) => isLost(base) && !(game.isBaggage(base) && holdsIn(game.bases, 'lostBaggage')),
    ),
  );

/** Has it gone over to the enemy? */
const hasChanged = ({ marks }: Base): boolean => figure(marks, 'changedSides') > 0;

/** The bases that a side had at the start, also those that have gone over to the enemy. */
export const firstOf = ({ bases }: Battle, side: SideId): readonly Base[] =>
  bases.filter((base) => (base.side === side) !== hasChanged(base));

/** The element equivalents of a whole army at the start. */
export const armyEe = (game: Debellis, battle: Battle, side: SideId): number =>
  originalEe(game, firstOf(battle, side));

/** The losses of a defender when an invader has passed through a town. */
const TOWN = 4;

const lostTowns = (battle: Battle, side: SideId): number =>
  stateOf(battle).townPassed && side === defenderOf(battle) ? TOWN : 0;

/** The losses of an army. Elements of a demoralised command count as lost, except its baggage, and so do turncoats. */
export const lostByArmy = (game: Debellis, battle: Battle, side: SideId): number =>
  sum(
    game,
    firstOf(battle, side).filter(
      (base) =>
        isLost(base) ||
        hasChanged(base) ||
        (isDemoralised(base) && !(game.isBaggage(base) && holdsIn(game.bases, 'baggageWorth'))),
    ),
  ) + lostTowns(battle, side);

/** The part of an army that is lost. */
export const shareLost = (game: Debellis, battle: Battle, side: SideId): number =>
  lostByArmy(game, battle, side) / Math.max(1, armyEe(game, battle, side));

const hasTroops = (game: Debellis, base: Base): boolean =>
  !isLost(base) && !(game.isBaggage(base) && holdsIn(game.bases, 'livingCommand'));

/** Has a command anybody left besides baggage? */
export const isCommandAlive = (game: Debellis, battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some((base) => hasTroops(game, base));

/** The commands that still have elements, in alphabetical order. */
export const livingCommands = (game: Debellis, battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter((name) => isCommandAlive(game, battle, side, name));

/** Has a command lost heart? All of its bases are marked then. */
export const isDemoralisedCommand = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some(isDemoralised);
