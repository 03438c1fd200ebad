/** The parts of army lists and orders of battle that several rulesets share, as plain data. */
import type { TroopFault, WrittenTroop } from '../../engine/army/troop-text.ts';

/** The troops of a ruleset, as its lists write them. */
export interface TroopBook<Troop extends WrittenTroop> {
  parse(text: string): Troop | TroopFault;
  format(troop: Troop): string;
  /** May a list let this troop support others? */
  givesSupport(troop: Troop): boolean;
  /** What a line of a list may say of its bases besides: `8-44, obstacles`. */
  readonly flags?: readonly string[];
  /** May a list say such a word of this troop? Of all, if absent. */
  mayBe?(troop: Troop, flag: string): boolean;
}

export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** The whole of a line, or one share of a mixed line: any of its troops. */
export interface ListPart<Troop> {
  readonly share: Share;
  readonly supporting: boolean;
  readonly troops: readonly Troop[];
}

export interface ListLine<Troop> {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly parts: readonly ListPart<Troop>[];
  /** The lines whose bases these may support. Each supporting base costs the extra price. */
  readonly maySupport: readonly string[];
  /** What else the list says of its bases. */
  readonly flags?: readonly string[];
}

/** An upgrade: bases of a line, up to a share or a number, may be another troop. */
export interface Upgrade<Troop> {
  readonly most: Share | number;
  readonly name: string;
  /** The troop that is upgraded; null if the line has only one part. */
  readonly from: Troop | null;
  readonly to: Troop;
}

export interface GeneralOption<Troop> {
  /** The description in the list, such as `in a battle car`. */
  readonly words: string;
  readonly troop: Troop;
}

/** Sentences about an army, one for each line of its file. A missing French sentence is shown in English. */
export interface About {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** What an army may draw on. */
export interface Offers<Troop> {
  readonly lines: readonly ListLine<Troop>[];
  readonly upgrades: readonly Upgrade<Troop>[];
}

export interface OrderLine<Troop> {
  readonly count: number;
  readonly name: string;
  /** Null if the line of the list leaves no choice. */
  readonly troop: Troop | null;
  readonly supporting: boolean;
}
