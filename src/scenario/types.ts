import type { ClauseData } from '../engine/clauses.ts';
import type { Ruleset } from '../engine/contract.ts';

/** Where the parts of one ruleset are found. They are large: each is loaded when it is asked for. */
export interface RulesetParts {
  /** Absent where only the clauses are here and no battle can be fought yet. */
  readonly rules?: () => Promise<Ruleset>;
  readonly clauses: () => Promise<readonly ClauseData[]>;
  /** The categories of its figures, in the order of the rulebook; absent where no figure has been drawn yet. */
  readonly figureCategories?: readonly string[];
}
