import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';
import type { Language } from '../../words/types.ts';
import type { Told } from './told.ts';

/** A table, in millimetres. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** An army that may be chosen for a new battle. */
export interface ArmyOnOffer {
  readonly id: string;
  readonly name: string;
  /** Its name in a list of all armies. */
  readonly title: string;
  /** The name of its army list, where it is drawn from one. */
  readonly list?: string;
  /** The message that heads its part of the list. */
  readonly group: Told;
  readonly facts: Told;
  /** Sentences about it. */
  readonly about: { readonly en: readonly string[]; readonly fr?: readonly string[] };
  readonly lines: readonly Told[];
  /** The rules of army building that it breaks. */
  readonly findings: readonly Told[];
  /** The same findings as sentences, where the list of armies shows them. */
  readonly warnings?: readonly string[];
  /** The points of the battles that it was made for, where armies are made for a size. */
  readonly size?: number;
  /** It comes from an opened file, so it may be removed from this browser. */
  readonly removable?: true;
}

/** Two armies and their table. */
export interface Meeting {
  /** The language of the armies' names; English without it. */
  readonly language?: Language;
  readonly red: string;
  readonly blue: string;
  readonly table: TableSize;
  /** The options that differ from their usual values. */
  readonly options?: Battle['options'];
}

/** Answers with a random whole number from 0 to below `below`. */
export type Random = (below: number) => number;

/** The result of opening an army file. */
export type ArmyFileOpened =
  | { readonly next: 'faults'; readonly faults: readonly string[] }
  | { readonly next: 'new-battle' | 'workshop'; readonly army: string }
  | { readonly next: 'note'; readonly title: string; readonly text: string };

/** The parts of new battles of one ruleset. */
export interface NewBattles {
  /** All armies that may be chosen, with their names in a language. */
  armies(language: Language): readonly ArmyOnOffer[];
  /** Reads the armies that this browser keeps; afterwards `armies` has them too. */
  readKept(): Promise<void>;
  /** Keeps an opened army file, or answers with its faults. */
  openFile(text: string, language: Language): Promise<ArmyFileOpened>;
  /** The text of an army that only this browser keeps; null for one of the program. */
  ownText(id: string): Promise<string | null>;
  /** Removes an opened army from this browser; without it, the workshop deletes armies. */
  remove?(id: string): void;
  /** The tables to choose from; none where the size of the armies decides. */
  tables(): readonly TableSize[];
  /** Options that follow from the armies, so they are not chosen. */
  readonly settled?: readonly string[];
  /** Two armies that suit each other, of the size of the army `like`. */
  suited(random: Random, like?: string): readonly [string, string] | null;
  /** The options of a first battle, which leaves out what a beginner need not know yet. */
  readonly simple?: Battle['options'];
  /** The first choice of armies; without it, the first of the list against one of another title. */
  first?(random: Random): readonly [string, string] | null;
  /** A battle before its setup, or its faults. */
  open(rules: Ruleset, meeting: Meeting): Checked;
}
