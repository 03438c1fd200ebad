/** The sheet of an order of battle: what its text says, with points, and what its list still offers. */
import type { WrittenTroop } from '../../engine/army/troop-text.ts';
import { sameName } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { Offers, OrderLine, TroopBook } from './list-data.ts';
import { matchLine, offeredParts } from './match-lines.ts';

/** Equal bases, written on one line of the text. */
export interface SheetLine {
  /** Counts from 1. */
  readonly line: number;
  readonly name: string;
  readonly count: number;
  /** In the notation of players; empty where it is not known. */
  readonly troop: string;
  readonly points: number;
}

/** One troop that a line of a list may be. */
export interface OfferedTroop {
  /** What may be written behind the number. */
  readonly writing: string;
  /** In the notation of players. */
  readonly troop: string;
  /** Army points of one base. */
  readonly points: number;
}

/** A line of the list. */
export interface SheetOffer {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Bases that the whole army draws from it. */
  readonly drawn: number;
  readonly troops: readonly OfferedTroop[];
}

/** What one general leads. */
export interface SheetCommand {
  /** The heading of its general, its line, its value, and the other values that the list allows. */
  readonly heading: string;
  readonly line: number;
  readonly general: string;
  readonly generals: readonly string[];
  readonly points: number;
  /** Element equivalents, in rulesets that count losses by them. */
  readonly equivalents: number | null;
  readonly lines: readonly SheetLine[];
  readonly offers: readonly SheetOffer[];
}

export interface Sheet {
  readonly name: string;
  /** The id of its list. */
  readonly list: string;
  readonly budget: number;
  readonly points: number;
  readonly commands: readonly SheetCommand[];
  /** The headings of further commands that the list allows; none where an army has only one. */
  readonly further: readonly string[];
  /** How it breaks its list and the rules. */
  readonly warnings: readonly Finding[];
}

/** A sheet, or why the text cannot be read. */
export type SheetReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly faults: readonly Finding[] };

/** A line of an order of battle with its place in the text. */
export interface PlacedLine<Troop, Line extends OrderLine<Troop> = OrderLine<Troop>> {
  readonly order: Line;
  readonly line: number;
}

/** The lines of a command with their points. `priceOf` gives the army points of one base. */
export const sheetLines = <Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  lines: readonly PlacedLine<Troop>[],
  offers: Offers<Troop> | null,
  priceOf: (troop: Troop, isSupporting: boolean) => number,
): readonly SheetLine[] =>
  lines.map(({ order, line }) => {
    const matched = matchLine(book, order, offers, line, []);
    const { name, count } = order;
    return {
      line,
      name,
      count,
      troop: matched ? book.format(matched.troop) : '',
      points: matched ? count * priceOf(matched.troop, matched.supporting) : 0,
    };
  });

/** The lines of a list, with what an army draws from each. `priceOf` gives the army points of one base. */
export const sheetOffers = <Troop extends WrittenTroop>(
  book: TroopBook<Troop>,
  offers: Offers<Troop> | null,
  all: readonly PlacedLine<Troop>[],
  priceOf: (troop: Troop, isSupporting: boolean) => number,
): readonly SheetOffer[] =>
  (offers?.lines ?? []).map((line) => {
    const { name, least, most } = line;
    const troops = offeredParts(line, offers);
    const own = all.filter(({ order }) => sameName(order.name, name));
    return {
      name,
      least,
      most,
      drawn: own.reduce((sum, { order }) => sum + order.count, 0),
      troops: troops.map(({ troop, supporting }) => ({
        // Where a line leaves no choice, its name is enough.
        writing: troops.length === 1 ? name : `${name} ${book.format(troop)}`,
        troop: book.format(troop),
        points: priceOf(troop, supporting),
      })),
    };
  });
