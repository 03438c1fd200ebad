/** The types of what opens a battle: armies of files, and the function that makes a battle of two of them. */
import type { ArmyFile } from '../armies/army-file.ts';
import type { Finding } from '../armies/finding.ts';
import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Checked } from '../engine/setup.ts';

/** An army that may fight: its id, what hinders it, and what its opener makes a battle of. */
export interface Contender<Army = unknown> {
  readonly id: string;
  readonly faults: readonly Finding[];
  readonly army: Army;
}

/** The armies of some files. */
export interface Gathering<Army = unknown> {
  readonly contenders: readonly Contender<Army>[];
  /** Files that could not be read, with their faults. */
  readonly wrong: readonly { readonly path: string; readonly faults: readonly Finding[] }[];
  /** The army of this id, or the one that this name means. */
  find(name: string): Contender<Army> | null;
}

/** How a ruleset's battles are opened. */
export interface Opener<Army = unknown> {
  /** The heading that a file of one of its armies begins with. */
  readonly kind: string;
  gather(files: readonly ArmyFile[]): Gathering<Army>;
  /** The armies of a list that suit one of it best as an enemy; all do where this is left out. */
  rivals?(one: Army, list: readonly Army[]): readonly Army[];
  /** A battle before its setup, with what the players agreed on, or everything that is wrong with it. */
  open(rules: Ruleset, red: Army, blue: Army, options?: Battle['options']): Checked;
}
