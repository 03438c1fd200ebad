/** The types for opening a battle: armies from files, and the function that makes a battle of two armies. */
import type { ArmyFile } from '../../armies/army-file.ts';
import type { Finding } from '../../armies/finding.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';

/** An army that may fight: its id, the faults found in it, and the data for its opener. */
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
  /** The army with this id or name. */
  find(name: string): Contender<Army> | null;
}

/** Opens battles of a ruleset. */
export interface Opener<Army = unknown> {
  /** The heading that a file of one of its armies begins with. */
  readonly kind: string;
  gather(files: readonly ArmyFile[]): Gathering<Army>;
  /** The armies of a list that are the best enemies for one of them; if absent, all are. */
  rivals?(one: Army, list: readonly Army[]): readonly Army[];
  /** A battle before its setup, with the agreed options; or all faults. */
  open(rules: Ruleset, red: Army, blue: Army, options?: Battle['options']): Checked;
}
