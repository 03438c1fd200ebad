import type { ClauseData, RulingData } from '../../engine/clauses.ts';

/** The clauses and rulings of a rulebook. */
export interface Clauses {
  readonly clauses: readonly ClauseData[];
  /** The same clauses by topic, in the order of play. */
  readonly topics: Readonly<Record<string, readonly ClauseData[]>>;
  readonly rulings: readonly RulingData[];
  /** A section of the rulebook by its name in the French one. */
  readonly sectionInFrench?: (section: string) => string;
}
