import type { Finding } from '../armies/finding.ts';
import type { OddsBook } from './odds-book.ts';

/** The totals and the faults of an army file. */
export interface ArmyReport {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly faults: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** What the command line can do with the army files of one ruleset. */
export interface ArmyBook {
  /** Reads a file that begins with this heading. */
  report(file: string, text: string, heading: string): ArmyReport;
  /** Commands beside `check`, by name. Each answers with its exit code. */
  readonly commands?: Readonly<Record<string, (args: readonly string[]) => Promise<number>>>;
}

/** What the command line knows of one ruleset. */
export interface RulesetCli {
  readonly odds: OddsBook;
  /** Missing where no army files can be read yet. */
  readonly armies?: ArmyBook;
}

/** What the help of commands says of one ruleset. */
export interface RulesetHelp {
  /** How its own commands for army files are used. */
  readonly armyUse?: readonly string[];
  /** What those do. */
  readonly armyAbout?: readonly string[];
  /** Examples by command. */
  readonly examples: Readonly<Partial<Record<Exemplified, readonly string[]>>>;
}

/** The commands that give an example for each ruleset. */
export type Exemplified = 'army' | 'clauses' | 'options' | 'scenario' | 'simulate';
