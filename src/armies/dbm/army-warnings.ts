/** Warnings about an army that breaks its lists, the rules of DBM, or its own statements. They never block it. */

import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import type { DbmClause } from '../../rules/dbm/clauses/ids.ts';
import type { TextPlaces } from '../army-text.ts';
import { type ArmyList, type ArmyOrder, OWN } from '../debellis/army-data.ts';
import type { ArrayedCommand } from '../debellis/arraying.ts';
import { type CommandRules, commandWarnings, generalWarnings, pointWarnings } from '../debellis/warnings.ts';
import type { Finding } from '../finding.ts';
import { drawWarnings } from '../lists/draw-warnings.ts';
import { doubleWarnings } from './doubles.ts';
import { finding } from './finding.ts';
import { BOOK } from './troop-book.ts';
import { wallWarnings } from './walls.ts';

export interface ArmyFacts {
  readonly order: ArmyOrder;
  readonly lists: readonly ArmyList[];
  readonly arrayed: readonly ArrayedCommand[];
  readonly places: TextPlaces;
  readonly points: number;
}

const COMMAND_RULES = {
  commands: 'dbm.gen.3',
  chief: 'dbm.gen.3',
  baggage: 'dbm.gen.3',
} as const satisfies Readonly<Record<keyof CommandRules, DbmClause>>;

/** All warnings, in the order of their lines. */
export function armyWarnings(facts: ArmyFacts): readonly Finding[] {
  const { order, lists, arrayed } = facts;
  const list = lists.find(({ id }) => id === order.list);
  const all = [
    ...(list ? arrayed.flatMap((each) => allyWarnings(each, list, lists)) : []),
    ...arrayed.flatMap((each) => [...ownGeneralWarnings(each), ...allyBaggage(each)]),
    ...arrayed.flatMap(doubleWarnings),
    ...(list ? [...drawnWarnings(facts, list), ...wallWarnings(order, list)] : []),
    ...commandWarnings(order, COMMAND_RULES),
    ...pointWarnings(order, facts.points, facts.places),
  ];
  return all.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

const isOwnAlly = ({ command }: ArrayedCommand): boolean =>
  command.role === 'ally-general' && command.from === null;

/** May this ally-general join at all? */
function allyWarnings(
  { command, list: own }: ArrayedCommand,
  { allies }: ArmyList,
  lists: readonly ArmyList[],
): readonly Finding[] {
  if (command.role !== 'ally-general') return [];
  const from = command.from ?? OWN;
  if (own === null)
    return [finding('dbm.order.ally-list', { list: from, known: lists.map(({ id }) => id) }, command.line)];
  if (allies.includes(from)) return [];
  return [finding('dbm.order.ally', { list: from, known: allies }, command.line)];
}

/** The list of an ally is not asked for the troop of his general, unless a clause says so. */
const ownGeneralWarnings = (arrayed: ArrayedCommand): readonly Finding[] =>
  arrayed.command.role === 'ally-general' && !holds('dbm.ally.2') ? [] : generalWarnings(BOOK, arrayed);

/** A contingent from elsewhere has exactly two elements of baggage, any ally-general two at most. */
function allyBaggage({ command: { role, from, baggage, line } }: ArrayedCommand): readonly Finding[] {
  if (role !== 'ally-general') return [];
  const tooFew = from !== null && baggage < 2 && holds('dbm.ally.1');
  const tooMany = baggage > 2 && holds('dbm.ally.4');
  if (!tooFew && !tooMany) return [];
  const wanted = from === null ? ['0', '1', '2'] : ['2'];
  return [finding('dbm.order.ally-baggage', { count: baggage, wanted }, line)];
}

/** The numbers of the army's own list, of its allies from that list, and of each contingent from elsewhere. */
function drawnWarnings({ arrayed }: ArmyFacts, list: ArmyList): readonly Finding[] {
  const home = arrayed.filter(({ command }) => command.from === null);
  const counted = home.filter((each) => !isOwnAlly(each) || holds('dbm.ally.8'));
  return [
    ...drawWarnings<Troop>(
      BOOK,
      list,
      counted.flatMap(({ matched }) => matched),
    ),
    ...home.filter(isOwnAlly).flatMap((each) => quarterWarnings(each, list)),
    ...arrayed.flatMap(({ command, offers, matched }) =>
      command.from === null || offers === null ? [] : drawWarnings<Troop>(BOOK, offers, matched),
    ),
  ];
}

function quarterWarnings({ command, matched }: ArrayedCommand, list: ArmyList): readonly Finding[] {
  if (!holds('dbm.ally.7')) return [];
  return list.lines.flatMap((line) => {
    const drawn = matched.filter((one) => one.list === line);
    const count = drawn.reduce((sum, { order }) => sum + order.count, 0);
    const least = Math.ceil(line.least / 4);
    if (count >= least) return [];
    return [finding('dbm.order.ally-least', { name: line.name, count, least }, command.line)];
  });
}
