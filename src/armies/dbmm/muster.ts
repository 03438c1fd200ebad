/** Raises the army of an order of battle, with the points and the morale equivalents of its commands. All prices are ours. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import { equivalentsOf } from '../../rules/dbmm/morale/equivalents.ts';
import { costOf, type GeneralRank } from '../../rules/dbmm/troops/prices.ts';
import { NO_PLACES, type TextPlaces } from '../army-text.ts';
import { abilityWarnings, givesAbility } from '../debellis/abilities.ts';
import type { Ability, ArmyList, ArmyOrder, Role } from '../debellis/army-data.ts';
import { type ArrayedCommand, arrayedCommands } from '../debellis/arraying.ts';
import type { Mustered, MusteredCommand, MusteredElements } from '../debellis/mustered.ts';
import { commandWarnings, generalWarnings, pointWarnings } from '../debellis/warnings.ts';
import type { Finding } from '../finding.ts';
import { drawWarnings } from '../lists/draw-warnings.ts';
import { BAGGAGE, baggageWarnings, gatheredBaggage } from './baggage.ts';
import { finding } from './finding.ts';
import { priceOfPurchases, purchaseWarnings } from './purchases.ts';
import { BOOK } from './troop-book.ts';

/** Elements of a general may be those of a Brilliant or an inert one. Flags are what its list says of the line. */
interface Elements extends MusteredElements {
  readonly ability: Ability | null;
  readonly flags: readonly string[];
}

export type Muster = Mustered<MusteredCommand<Elements>>;

const RANKS = {
  'C-in-C': 'c-in-c',
  'sub-general': 'general',
  'ally-general': 'ally-general',
} as const satisfies Readonly<Record<Role, GeneralRank>>;

const priceOf = ({ troop, general, ability, flags }: Omit<Elements, 'count'>): number | null =>
  costOf({
    troop,
    ...(general === null ? {} : { general: RANKS[general] }),
    brilliant: ability === 'brilliant',
    inert: ability === 'inert',
    obstacles: flags.includes('obstacles'),
  });

/** Elements of which neither an order nor a list says more. */
const PLAIN = { general: null, ability: null, listed: false, flags: [] } as const;

function elementsOf({ command, matched, list }: ArrayedCommand): readonly Elements[] {
  const { role, general, baggage } = command;
  const ability = givesAbility(list, command) || !holds('dbmm.army.7') ? command.ability : null;
  return [
    { ...PLAIN, name: role, count: 1, troop: general, general: role, ability },
    ...matched.map(({ order: { name, count }, list, troop, supporting }) => ({
      ...PLAIN,
      ...{ name: list?.name ?? name, count, troop, listed: supporting },
      flags: holds('dbmm.army.6') ? (list?.flags ?? []) : [],
    })),
    ...(baggage === 0 ? [] : [{ ...PLAIN, name: 'Baggage', count: baggage, troop: BAGGAGE }]),
  ];
}

/** The elements that have a price. A fault names each of the others. The general stands before the lines. */
function priced(arrayed: ArrayedCommand, faults: Finding[]): readonly Elements[] {
  return elementsOf(arrayed).filter((each, at) => {
    if (priceOf(each) !== null) return true;
    const line = arrayed.matched[at - 1]?.line ?? arrayed.command.line;
    faults.push(finding('dbmm.order.no-price', { troop: BOOK.format(each.troop) }, line));
    return false;
  });
}

function counted(
  role: MusteredCommand['role'],
  elements: readonly Elements[],
  withCommand: boolean,
): MusteredCommand<Elements> {
  const meOf = ({ troop, general, flags }: Elements): number =>
    equivalentsOf({
      troop,
      ...(general === null ? {} : { general: RANKS[general] }),
      rear: flags.includes('double-based-rear'),
      withCommand,
    });
  return {
    role,
    elements,
    points: elements.reduce((sum, each) => sum + each.count * (priceOf(each) ?? 0), 0),
    equivalents: elements.reduce((sum, each) => sum + each.count * meOf(each), 0),
  };
}

const musteredCommand = (arrayed: ArrayedCommand, faults: Finding[]): MusteredCommand<Elements> =>
  counted(arrayed.command.role, priced(arrayed, faults), true);

/** The command of the baggage that an army has gathered; none if it has not. */
function gatheredCommand(order: ArmyOrder): readonly MusteredCommand<Elements>[] {
  const { baggage: count } = order;
  const elements = [{ ...PLAIN, name: 'Baggage', count, troop: gatheredBaggage(order) }];
  return count === 0 ? [] : [counted('army baggage', elements, false)];
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
  const list = lists.find(({ id }) => id === order.list) ?? null;
  const matched = arrayed.flatMap((each) => each.matched);
  const all = [
    ...(holds('dbmm.army.7')
      ? arrayed.flatMap((each) => [...generalWarnings(BOOK, each), ...abilityWarnings(each)])
      : []),
    ...(list && holds('dbmm.army.5') ? drawWarnings<Troop>(BOOK, list, matched) : []),
    ...standardWarnings(matched),
    ...commandWarnings(order, COMMAND_RULES),
    ...baggageWarnings(order),
    ...purchaseWarnings(order, list),
    ...(holds('dbmm.army.1') ? pointWarnings(order, points, places) : []),
  ];
  return all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Raises an army. Of a list that is not among `lists`, only troops that are written out can be raised. */
export function muster(order: ArmyOrder, lists: readonly ArmyList[], places: TextPlaces = NO_PLACES): Muster {
  const faults: Finding[] = [];
  const arrayed = arrayedCommands(BOOK, (list) => list, order, lists, places, faults);
  const commands = [...arrayed.map((each) => musteredCommand(each, faults)), ...gatheredCommand(order)];
  const points = commands.reduce((sum, command) => sum + command.points, priceOfPurchases(order));
  return { commands, points, faults, warnings: warningsOf(order, lists, arrayed, points, places) };
}
