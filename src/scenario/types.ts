import type { ClauseData } from '../engine/clauses.ts';
import type { Ruleset } from '../engine/contract.ts';

/** The files of figures of a rulebook. */
export interface FigureFiles {
  /** What stands before the category in the path of a file, below the scenarios of the ruleset. */
  readonly prefix: string;
  /** The categories in the order of the rulebook; a file is named after its category. */
  readonly categories: readonly string[];
}

/** Where the parts of one ruleset are found. They are large: each is loaded when it is asked for. */
export interface RulesetParts {
  /** Absent where only the clauses are here and no battle can be fought yet. */
  readonly rules?: () => Promise<Ruleset>;
  readonly clauses: () => Promise<readonly ClauseData[]>;
  /** Absent where no figure has been drawn yet. */
  readonly figures?: FigureFiles;
}
