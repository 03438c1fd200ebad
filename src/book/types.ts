import type { RulingData } from '../engine/clauses.ts';
import type { Alike } from './side-by-side.ts';
import type { BookTable } from './tables.ts';

/** What the book knows of one ruleset besides its clauses and figures. */
export interface RulesetBook {
  readonly rulings: readonly RulingData[];
  readonly tables: readonly BookTable[];
  readonly alike: Alike;
}
