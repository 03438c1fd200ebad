/** Raises the army of an order of battle, with the points and the morale equivalents of its commands. All prices are ours. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import { equivalentsOf } from '../../rules/dbmm/morale/equivalents.ts';
import { costOf, type GeneralRank } from '../../rules/dbmm/troops/prices.ts';
import { NO_PLACES, type TextPlaces } from '../army-text.ts';
import type { Ability, ArmyList, ArmyOrder, Command, Role } from '../debellis/army-data.ts';
import { type ArrayedCommand, arrayedCommands } from '../debellis/arraying.ts';
import type { Mustered, MusteredCommand, MusteredElements } from '../debellis/mustered.ts';
import { commandWarnings, generalWarnings, pointWarnings } from '../debellis/warnings.ts';
import type { Finding } from '../finding.ts';
import { drawWarnings } from '../lists/draw-warnings.ts';
import { finding } from './finding.ts';
import { BOOK } from './troop-book.ts';

/** Elements of a general may be those of a Brilliant or an inert one. */
interface Elements extends MusteredElements {
  readonly ability: Ability | null;
}

export type Muster = Mustered<MusteredCommand<Elements>>;

const RANKS = {
  'C-in-C': 'c-in-c',
  'sub-general': 'general',
  'ally-general': 'ally-general',
} as const satisfies Readonly<Record<Role, GeneralRank>>;

/** Baggage that can move, with an army on the march. */
const BAGGAGE: Troop = { type: 'Bge', grade: 'I', regular: false };

const priceOf = ({ troop, general, ability }: Omit<Elements, 'count'>): number | null =>
  costOf({
    troop,
    ...(general === null ? {} : { general: RANKS[general] }),
    brilliant: ability === 'brilliant',
    inert: ability === 'inert',
  });

function elementsOf({ command, matched }: ArrayedCommand): readonly Elements[] {
  const { role, ability, general, baggage } = command;
  const plain = { general: null, ability: null, listed: false };
  return [
    { name: role, count: 1, troop: general, general: role, ability, listed: false },
    ...matched.map(({ order: { name, count }, list, troop, supporting }) => ({
      ...plain,
      ...{ name: list?.name ?? name, count, troop, listed: supporting },
    })),
    ...(baggage === 0 ? [] : [{ ...plain, name: 'Baggage', count: baggage, troop: BAGGAGE }]),
  ];
}

/** The elements that have a price. A fault names each of the others. */
function priced(elements: readonly Elements[], { line }: Command, faults: Finding[]) {
  const [bought, unpriced] = [
    elements.filter((each) => priceOf(each) !== null),
    elements.filter((each) => priceOf(each) === null),
  ];
  for (const { troop } of unpriced)
    faults.push(finding('dbmm.order.no-price', { troop: BOOK.format(troop) }, line));
  return bought;
}

function musteredCommand(arrayed: ArrayedCommand, faults: Finding[]): MusteredCommand<Elements> {
  const elements = priced(elementsOf(arrayed), arrayed.command, faults);
  const meOf = ({ troop, general }: Elements): number =>
    equivalentsOf({ troop, ...(general === null ? {} : { general: RANKS[general] }), withCommand: true });
  return {
    role: arrayed.command.role,
    elements,
    points: elements.reduce((sum, each) => sum + each.count * (priceOf(each) ?? 0), 0),
    equivalents: elements.reduce((sum, each) => sum + each.count * meOf(each), 0),
  };
}

/** An army has one element of sacred standards at most. */
function standardWarnings(matched: ArrayedCommand['matched']): readonly Finding[] {
  const standards = matched.filter(({ troop: { type, grade } }) => type === 'Bge' && grade === 'S');
  const count = standards.reduce((sum, { order }) => sum + order.count, 0);
  return count > 1 && holds('dbmm.bge.5') ? [finding('dbmm.order.standards', { count })] : [];
}

const COMMAND_RULES = { commands: 'dbmm.army.2', chief: 'dbmm.army.4', baggage: 'dbmm.bge.1' } as const;

function warningsOf(
  order: ArmyOrder,
  lists: readonly ArmyList[],
  arrayed: readonly ArrayedCommand[],
  points: number,
  places: TextPlaces,
): readonly Finding[] {
  const list = lists.find(({ id }) => id === order.list);
  const matched = arrayed.flatMap((each) => each.matched);
  const all = [
    ...(holds('dbmm.army.7') ? arrayed.flatMap((each) => generalWarnings(BOOK, each)) : []),
    ...(list && holds('dbmm.army.5') ? drawWarnings<Troop>(BOOK, list, matched) : []),
    ...standardWarnings(matched),
    ...commandWarnings(order, COMMAND_RULES),
    ...(holds('dbmm.army.1') ? pointWarnings(order, points, places) : []),
  ];
  return all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Raises an army. Of a list that is not among `lists`, only troops that are written out can be raised. */
export function muster(order: ArmyOrder, lists: readonly ArmyList[], places: TextPlaces = NO_PLACES): Muster {
  const faults: Finding[] = [];
  const arrayed = arrayedCommands(BOOK, (list) => list, order, lists, places, faults);
  const commands = arrayed.map((each) => musteredCommand(each, faults));
  const points = commands.reduce((sum, command) => sum + command.points, 0);
  return { commands, points, faults, warnings: warningsOf(order, lists, arrayed, points, places) };
}
