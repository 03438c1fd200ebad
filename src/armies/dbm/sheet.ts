/** The sheet of an army of DBM. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { costOf } from '../../rules/dbm/troops/prices.ts';
import { formatTroop } from '../../rules/dbm/troops/troops.ts';
import { type ArmyList, type ArmyOrder, type Command, type CommandLine, OWN } from '../debellis/army-data.ts';
import {
  type PlacedLine,
  type SheetCommand,
  type SheetReading,
  sheetLines,
  sheetOffers,
} from '../lists/sheet.ts';
import { readArmyOrder } from './army-book.ts';
import { contingentOf } from './contingent.ts';
import { finding } from './finding.ts';
import { type Muster, muster } from './muster.ts';
import { BOOK } from './troop-book.ts';

const priceOf = (troop: Troop): number => costOf({ troop });

const generalText = ({ role, from, general }: Pick<Command, 'role' | 'from' | 'general'>): string =>
  `${role}${from === null ? '' : ` of ${from}`} ${formatTroop(general)}`;

/** The generals that a list allows, as they stand behind `command:`. */
function generalsOf(list: ArmyList | null, lists: readonly ArmyList[]): readonly string[] {
  if (list === null) return [];
  const allies = list.allies.flatMap((id) => {
    const from = id === OWN ? null : id;
    const theirs = from === null ? list : lists.find((each) => each.id === from);
    return (theirs?.generals ?? []).map(({ troop }) => ({
      role: 'ally-general' as const,
      from,
      general: troop,
    }));
  });
  return [
    ...list.generals.map(({ troop }) => ({ role: 'C-in-C' as const, from: null, general: troop })),
    ...list.subGenerals.map(({ troop }) => ({ role: 'sub-general' as const, from: null, general: troop })),
    ...allies,
  ].map(generalText);
}

function furtherOf(order: ArmyOrder, generals: readonly string[]): readonly string[] {
  const hasChief = order.commands.some(({ role }) => role === 'C-in-C');
  return generals.filter((each) => !hasChief || !each.startsWith('C-in-C'));
}

/** What the commands of an army share. */
interface Army {
  readonly order: ArmyOrder;
  readonly lists: readonly ArmyList[];
  readonly lines: readonly PlacedLine<Troop, CommandLine>[];
  readonly generals: readonly string[];
  readonly mustered: Muster;
}

function commandSheet(
  { order, lists, lines, generals, mustered }: Army,
  at: number,
): readonly SheetCommand[] {
  const command = order.commands[at];
  const musteredCommand = mustered.commands[at];
  if (!command || !musteredCommand) return [];
  const { from, line } = command;
  const list = lists.find(({ id }) => id === (from ?? order.list)) ?? null;
  const offers = list !== null && from !== null ? contingentOf(list) : list;
  const isOwn = ({ order: each }: PlacedLine<Troop, CommandLine>): boolean => each.command === at;
  // Commands that draw on the same list share its numbers.
  const isOfList = ({ order: each }: PlacedLine<Troop, CommandLine>): boolean =>
    (order.commands[each.command]?.from ?? null) === from;
  return [
    {
      heading: 'command',
      line,
      general: generalText(command),
      generals,
      points: musteredCommand.points,
      equivalents: musteredCommand.equivalents,
      lines: sheetLines(BOOK, lines.filter(isOwn), offers, priceOf),
      offers: sheetOffers(BOOK, offers, lines.filter(isOfList), priceOf),
    },
  ];
}

/** Reads the text of an order of battle that may draw on these lists. */
export function readSheet(text: string, lists: readonly ArmyList[]): SheetReading {
  const { order, faults, places } = readArmyOrder(text);
  if (order === null) return { ok: false, faults };
  const list = lists.find(({ id }) => id === order.list) ?? null;
  const mustered = muster(order, lists, places);
  const lines = order.lines.map((each, at) => ({ order: each, line: places.lines[at] ?? 0 }));
  const generals = generalsOf(list, lists);
  const known = lists.map(({ id }) => id);
  const unknown = list === null ? [finding('order.list-unknown', { list: order.list, known })] : [];
  const army: Army = { order, lists, lines, generals, mustered };
  return {
    ok: true,
    sheet: {
      name: order.name,
      list: order.list,
      budget: order.budget,
      points: mustered.points,
      commands: order.commands.flatMap((_, at) => commandSheet(army, at)),
      further: furtherOf(order, generals),
      warnings: [...unknown, ...mustered.faults, ...mustered.warnings],
    },
  };
}
