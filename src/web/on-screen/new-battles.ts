import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Checked } from '../../engine/setup.ts';
import type { Language } from '../../words/types.ts';
import type { Told } from './told.ts';

/** Millimetres. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** An army to be chosen for a new battle. */
export interface ArmyOnOffer {
  readonly id: string;
  readonly name: string;
  /** Its name in a list of all armies. */
  readonly title: string;
  /** The message that heads its part of the list. */
  readonly group: Told;
  readonly facts: Told;
  /** What it is, in sentences. */
  readonly about: { readonly en: readonly string[]; readonly fr?: readonly string[] };
  readonly lines: readonly Told[];
  /** Where it departs from the rules of army building. */
  readonly findings: readonly Told[];
  /** The same in sentences, where they are not told elsewhere. */
  readonly warnings?: readonly string[];
  /** The points that it was made for, where armies are made for battles of a size. */
  readonly size?: number;
  /** It comes from a file that was opened, and may be removed from this browser. */
  readonly removable?: true;
}

/** Which armies meet, and where. */
export interface Meeting {
  /** In which language armies bear their names; English where it is not said. */
  readonly language?: Language;
  readonly red: string;
  readonly blue: string;
  readonly table: TableSize;
  /** What was agreed on, where it is not the usual. */
  readonly options?: Battle['options'];
}

/** Gives a whole number from 0 to below `below`. */
export type Random = (below: number) => number;

/** What becomes of an army file that somebody opens. */
export type ArmyFileOpened =
  | { readonly next: 'faults'; readonly faults: readonly string[] }
  | { readonly next: 'new-battle' | 'workshop'; readonly army: string }
  | { readonly next: 'note'; readonly title: string; readonly text: string };

/** What a new battle of one ruleset can be made of. */
export interface NewBattles {
  /** All armies that may be chosen, by the names that they have in a language. */
  armies(language: Language): readonly ArmyOnOffer[];
  /** Reads the armies that this browser keeps; `armies` has them from then on. */
  readKept(): Promise<void>;
  /** Keeps an army file that somebody opens, or says what is wrong with it. */
  openFile(text: string, language: Language): Promise<ArmyFileOpened>;
  /** Removes an army that came from a file from this browser; without it, armies are changed elsewhere. */
  remove?(id: string): void;
  /** Tables to choose from; none where the size of the armies settles it. */
  tables(): readonly TableSize[];
  /** Options that the armies settle; they are not chosen. */
  readonly settled?: readonly string[];
  /** Two armies that suit each other, as large as the one named. */
  suited(random: Random, like?: string): readonly [string, string] | null;
  /** The armies that are chosen at first; without it the first of the list, against one of another list. */
  first?(random: Random): readonly [string, string] | null;
  /** A battle before its setup, or everything that is wrong with it. */
  open(rules: Ruleset, meeting: Meeting): Checked;
}
