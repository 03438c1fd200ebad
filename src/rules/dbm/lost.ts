/** The losses of sides and commands, in element equivalents. DBM, Element equivalents; rulings 94 and 95. */

import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Base, type Battle, figure, type SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { isBaggage, isDemoralised, troopOf } from './base.ts';
import { equivalentsOf } from './prices.ts';
import { defenderOf } from './setup/roles.ts';
import { stateOf } from './state.ts';
import type { Troop } from './troops.ts';

const isLost = ({ place }: Base): boolean => place === 'lost';

/** The troop that a base counts as: a ship used as baggage is baggage. */
const countedAs = (base: Base): Troop =>
  isBaggage(base) ? { ...troopOf(base), type: 'Bg', grade: 'I' } : troopOf(base);

/** The element equivalents that a base counts when it is lost. */
export const eeOf = (base: Base): number =>
  equivalentsOf(countedAs(base), figure(base.marks, 'lostInCombat') > 0);

const sum = (bases: readonly Base[]): number => bases.reduce((total, base) => total + eeOf(base), 0);

/** The bases that a command or an army is measured by: its baggage counts for neither. */
const troopsOf = (bases: readonly Base[]): readonly Base[] =>
  bases.filter((base) => !(isBaggage(base) && holds('dbm.bg.5')));

/** The element equivalents of some bases at the start. */
export const originalEe = (bases: readonly Base[]): number => sum(troopsOf(bases));

/** The losses by which a command may become demoralised. Baggage does not count. */
export const lostByCommand = (battle: Battle, side: SideId, command: string): number =>
  sum(
    inCommand(battle, side, command).filter(
      (base) => isLost(base) && !(isBaggage(base) && holds('dbm.bg.6')),
    ),
  );

/** Has it gone over to the enemy? */
const hasChanged = ({ marks }: Base): boolean => figure(marks, 'changedSides') > 0;

/** The bases that a side had at the start, also those that have gone over to the enemy. */
export const firstOf = ({ bases }: Battle, side: SideId): readonly Base[] =>
  bases.filter((base) => (base.side === side) !== hasChanged(base));

/** The element equivalents of a whole army at the start. */
export const armyEe = (battle: Battle, side: SideId): number => originalEe(firstOf(battle, side));

/** The losses of a defender when an invader has passed through a town. */
const TOWN = 4;

const lostTowns = (battle: Battle, side: SideId): number =>
  stateOf(battle).townPassed && side === defenderOf(battle) ? TOWN : 0;

/** The losses of an army. Elements of a demoralised command count as lost, except its baggage, and so do turncoats. */
export const lostByArmy = (battle: Battle, side: SideId): number =>
  sum(
    firstOf(battle, side).filter(
      (base) =>
        isLost(base) || hasChanged(base) || (isDemoralised(base) && !(isBaggage(base) && holds('dbm.ee.3'))),
    ),
  ) + lostTowns(battle, side);

/** The part of an army that is lost. */
export const shareLost = (battle: Battle, side: SideId): number =>
  lostByArmy(battle, side) / Math.max(1, armyEe(battle, side));

const hasTroops = (base: Base): boolean => !isLost(base) && !(isBaggage(base) && holds('dbm.pip.1'));

/** Has a command anybody left besides baggage? */
export const isCommandAlive = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some(hasTroops);

/** The commands that still have elements, in alphabetical order. */
export const livingCommands = (battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter((name) => isCommandAlive(battle, side, name));

/** Has a command lost heart? All of its bases are marked then. */
export const isDemoralisedCommand = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).some(isDemoralised);
