/** The sheet of an army of either De Bellis ruleset. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { TextPlaces } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { Offers, TroopBook } from '../lists/list-data.ts';
import {
  type PlacedLine,
  type SheetCommand,
  type SheetReading,
  sheetLines,
  sheetOffers,
} from '../lists/sheet.ts';
import { givesAbility } from './abilities.ts';
import {
  type Ability,
  type ArmyList,
  type ArmyOrder,
  type Command,
  type CommandLine,
  OWN,
} from './army-data.ts';
import type { Mustered, MusteredCommand } from './mustered.ts';
import type { OrderReading } from './order-reader.ts';

/** What a sheet takes from a ruleset. */
export interface SheetParts {
  readonly troops: TroopBook<Troop>;
  readOrder(text: string): OrderReading;
  muster(order: ArmyOrder, lists: readonly ArmyList[], places: TextPlaces): Mustered<MusteredCommand>;
  /** Army points of one element. */
  priceOf(troop: Troop): number;
  /** What a list offers to an ally-general of another army. */
  contingentOf(list: Offers<Troop>): Offers<Troop>;
  /** How generals may differ from a normal one. */
  readonly abilities: readonly Ability[];
  unknownList(list: string, known: readonly string[]): Finding;
}

type General = Pick<Command, 'role' | 'from' | 'ability' | 'general'>;

const generalText = (parts: SheetParts, { role, from, ability, general }: General): string =>
  [role, ...(from === null ? [] : ['of', from]), ...(ability === null ? [] : [ability])].join(' ') +
  ` ${parts.troops.format(general)}`;

/** The generals that a list allows, as they stand behind `command:`. */
function generalsOf(parts: SheetParts, list: ArmyList | null, lists: readonly ArmyList[]): readonly string[] {
  if (list === null) return [];
  const allies = list.allies.flatMap((id) => {
    const from = id === OWN ? null : id;
    const theirs = from === null ? list : lists.find((each) => each.id === from);
    return (theirs?.generals ?? []).map(({ troop }) => ({
      role: 'ally-general' as const,
      from,
      general: troop,
      list: theirs ?? null,
    }));
  });
  return [
    ...list.generals.map(({ troop }) => ({ role: 'C-in-C' as const, from: null, general: troop, list })),
    ...list.subGenerals.map(({ troop }) => ({
      role: 'sub-general' as const,
      from: null,
      general: troop,
      list,
    })),
    ...allies,
  ].flatMap(({ list: theirs, ...each }) =>
    [null, ...parts.abilities]
      .filter((ability) => givesAbility(theirs, { ...each, ability }))
      .map((ability) => generalText(parts, { ...each, ability })),
  );
}

function furtherOf(order: ArmyOrder, generals: readonly string[]): readonly string[] {
  const hasChief = order.commands.some(({ role }) => role === 'C-in-C');
  return generals.filter((each) => !hasChief || !each.startsWith('C-in-C'));
}

/** What the commands of an army share. */
interface Army {
  readonly parts: SheetParts;
  readonly order: ArmyOrder;
  readonly lists: readonly ArmyList[];
  readonly lines: readonly PlacedLine<Troop, CommandLine>[];
  readonly generals: readonly string[];
  readonly mustered: Mustered<MusteredCommand>;
}

function commandSheet(
  { parts, order, lists, lines, generals, mustered }: Army,
  at: number,
): readonly SheetCommand[] {
  const command = order.commands[at];
  const musteredCommand = mustered.commands[at];
  if (!command || !musteredCommand) return [];
  const { from, line } = command;
  const list = lists.find(({ id }) => id === (from ?? order.list)) ?? null;
  const offers = list !== null && from !== null ? parts.contingentOf(list) : list;
  const isOwn = ({ order: each }: PlacedLine<Troop, CommandLine>): boolean => each.command === at;
  // Commands that draw on the same list share its numbers.
  const isOfList = ({ order: each }: PlacedLine<Troop, CommandLine>): boolean =>
    (order.commands[each.command]?.from ?? null) === from;
  return [
    {
      heading: 'command',
      line,
      general: generalText(parts, command),
      generals,
      points: musteredCommand.points,
      equivalents: musteredCommand.equivalents,
      lines: sheetLines(parts.troops, lines.filter(isOwn), offers, parts.priceOf),
      offers: sheetOffers(parts.troops, offers, lines.filter(isOfList), parts.priceOf),
    },
  ];
}

/** Reads the text of an order of battle that may draw on these lists. */
export function readSheetBy(parts: SheetParts, text: string, lists: readonly ArmyList[]): SheetReading {
  const { order, faults, places } = parts.readOrder(text);
  if (order === null) return { ok: false, faults };
  const list = lists.find(({ id }) => id === order.list) ?? null;
  const mustered = parts.muster(order, lists, places);
  const lines = order.lines.map((each, at) => ({ order: each, line: places.lines[at] ?? 0 }));
  const generals = generalsOf(parts, list, lists);
  const known = lists.map(({ id }) => id);
  const unknown = list === null ? [parts.unknownList(order.list, known)] : [];
  const army: Army = { parts, order, lists, lines, generals, mustered };
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
