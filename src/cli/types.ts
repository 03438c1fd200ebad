import type { Finding } from '../armies/finding.ts';
import type { ArmyReaders } from './debellis/readers.ts';
import type { OddsBook } from './odds-book.ts';

/** The totals and the faults of an army file. */
export interface ArmyReport {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** The commands of one ruleset for army files. */
export interface ArmyBook {
  /** Reads a file that begins with this heading. */
  report(file: string, text: string, heading: string): ArmyReport;
  /** How its orders of battle are read, where they can be turned into those of another ruleset. */
  readonly readers?: ArmyReaders;
  /** Commands besides `check`, by name. Each returns its exit code. */
  readonly commands?: Readonly<Record<string, (args: readonly string[]) => Promise<number>>>;
}

/** The commands of one ruleset. */
export interface RulesetCli {
  readonly odds: OddsBook;
  /** Missing where no army files can be read yet. */
  readonly armies?: ArmyBook;
  /** The verbs of `acies campaign`, where the ruleset has campaigns. */
  readonly campaign?: Readonly<Record<string, CampaignVerb>>;
}

/** A verb of `acies campaign`. It gets the arguments after it, and returns the exit code. */
export type CampaignVerb = (args: readonly string[]) => Promise<number>;

/** The part of one ruleset in the help of commands. */
export interface RulesetHelp {
  /** The usage lines of its own commands for army files. */
  readonly armyUse?: readonly string[];
  /** The sentences that explain these commands. */
  readonly armyAbout?: readonly string[];
  /** Examples by command. */
  readonly examples: Readonly<Partial<Record<Exemplified, readonly string[]>>>;
}

/** The commands that give an example for each ruleset. */
export type Exemplified = 'army' | 'clauses' | 'ladder' | 'options' | 'positions' | 'scenario' | 'simulate';
