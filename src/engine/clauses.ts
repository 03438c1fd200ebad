/** The kinds of clause, by their origin. */
export type ClauseKind =
  | 'datum'
  | 'rule'
  | 'choice'
  | 'setup'
  | 'option'
  | 'campaign'
  | 'notation'
  | 'reference';

/** The role of a clause in the program; see `CLAUSE_ROLES`. */
export type ClauseRole = 'effect' | 'figure' | 'definition' | 'absence' | 'reference';

/** The roles and their meanings. */
export const CLAUSE_ROLES: Readonly<Record<ClauseRole, string>> = {
  effect: 'something in the program does it',
  figure: 'a picture or a notation, about drawing or writing down',
  definition: 'a term that the effects use; by itself there is nothing to do',
  absence: 'it says that something is not there or does not happen: shown by a test that asserts so',
  reference: 'nothing to build',
};

/** The numbers from 1 to `Last`, which number the clauses of a topic. */
export type UpTo<Last extends number, Found extends readonly number[] = []> = Found['length'] extends Last
  ? Found[number]
  : UpTo<Last, [...Found, [...Found, 0]['length'] & number]>;

/** A clause of a ruleset: the rule in our own words, and its place in the rulebook. */
export interface ClauseData<Id extends string = string> {
  readonly id: Id;
  readonly kind: ClauseKind;
  readonly role: ClauseRole;
  /** The chapter and section of the book, such as "Playing a game, ZoC". */
  readonly section: string;
  /** The subject that must be built first; absent if the clause is in play now. */
  readonly deferred?: string;
  readonly text: ClauseText;
}

/** The text of a clause in each language. English is always there. */
export interface ClauseText {
  readonly en: string;
  readonly fr?: string;
}

/** The text of a ruling in one language. */
export interface RulingText {
  readonly title: string;
  /** The question; empty if the title says it. */
  readonly question: string;
  /** How the program plays it. */
  readonly reading: string;
  readonly reason: string;
}

/**
 * A ruling: how the program plays an unclear place of the rulebook, and why. It is in English, and perhaps in French.
 */
export interface RulingData<Id extends string = string> extends RulingText {
  readonly number: number;
  /** The chapter of the rulings. */
  readonly section: string;
  readonly fr?: RulingText;
  /** The option by which players choose another reading, if there is one. */
  readonly option?: string;
  /** The clauses that depend on this ruling. */
  readonly clauses: readonly Id[];
}

/** The topic of a clause: the middle part of its id. */
export function topicOf(id: string): string {
  return id.split('.')[1] ?? '';
}

/** Must the program show this clause, in code and in a scenario or a test? */
export function mustBeShown(clause: ClauseData): boolean {
  return clause.deferred === undefined && (clause.role === 'effect' || clause.role === 'absence');
}
