/** Raises the army of an order of battle, with the points and the element equivalents of its commands. */

import type { Troop } from '../../debellis/troops/troop.ts';
import { priceOfSections } from '../../debellis/walls/bought.ts';
import { type BoughtElement, costOf, equivalentsOf } from '../../rules/dbm/troops/prices.ts';
import { SECTIONS } from '../../rules/dbm/walls/buying.ts';
import { NO_PLACES, type TextPlaces } from '../army-text.ts';
import type { ArmyList, ArmyOrder, Role } from '../debellis/army-data.ts';
import { type ArrayedCommand, arrayedCommands } from '../debellis/arraying.ts';
import type { MusteredCommand as Command, Mustered, MusteredElements } from '../debellis/mustered.ts';
import type { Finding } from '../finding.ts';
import { armyWarnings } from './army-warnings.ts';
import { contingentOf } from './contingent.ts';
import { type MusteredDoubles, musteredDoubles } from './doubles.ts';
import { BOOK } from './troop-book.ts';

/** A command with its double bases. */
export interface MusteredCommand extends Command {
  readonly doubles: readonly MusteredDoubles[];
}

export type Muster = Mustered<MusteredCommand>;

/** Raises an army. Of a list that is not among `lists`, only troops that are written out can be raised. */
export function muster(order: ArmyOrder, lists: readonly ArmyList[], places: TextPlaces = NO_PLACES): Muster {
  const faults: Finding[] = [];
  const arrayed = arrayedCommands(BOOK, contingentOf, order, lists, places, faults);
  const commands = arrayed.map(musteredCommand);
  const walls = priceOfSections(SECTIONS, order.fortifications);
  const points = commands.reduce((sum, command) => sum + command.points, walls);
  return { commands, points, faults, warnings: armyWarnings({ order, lists, arrayed, places, points }) };
}

/** Mobile baggage. DBM, Baggage. */
const BAGGAGE: Troop = { type: 'Bg', grade: 'I', regular: false };

const PRICED_AS = {
  'C-in-C': 'c-in-c',
  'sub-general': 'general',
  'ally-general': 'ally-general',
} as const satisfies Readonly<Record<Role, BoughtElement['general']>>;

const priceOf = ({ count, troop, general }: MusteredElements): number =>
  count * costOf(general === null ? { troop } : { troop, general: PRICED_AS[general] });

function musteredCommand(arrayed: ArrayedCommand): MusteredCommand {
  const { command, matched } = arrayed;
  const doubles = musteredDoubles(arrayed);
  const saved = doubles.reduce((sum, { count, less }) => sum + count * less, 0);
  const { role, general, baggage } = command;
  const troops: readonly MusteredElements[] = [
    { name: role, count: 1, troop: general, general: role, listed: false },
    ...matched.map(({ order: { name, count }, list, troop, supporting }) => ({
      ...{ name: list?.name ?? name, count, troop, general: null, listed: supporting },
    })),
  ];
  const train = { name: 'Baggage', count: baggage, troop: BAGGAGE, general: null, listed: false };
  return {
    role,
    elements: baggage === 0 ? troops : [...troops, train],
    doubles,
    points: troops.reduce((sum, some) => sum + priceOf(some), 0) - saved,
    equivalents: troops.reduce((sum, { count, troop }) => sum + count * equivalentsOf(troop, false), 0),
  };
}
