/** What a clause is, to the source it comes from. */
export type ClauseKind =
  | 'datum'
  | 'rule'
  | 'choice'
  | 'setup'
  | 'option'
  | 'campaign'
  | 'notation'
  | 'reference';

/** What a clause asks of the program; see `CLAUSE_ROLES` for each role's meaning. */
export type ClauseRole = 'effect' | 'figure' | 'definition' | 'absence' | 'reference';

/** The roles, with what each one means. */
export const CLAUSE_ROLES: Readonly<Record<ClauseRole, string>> = {
  effect: 'something in the program does it',
  figure: 'a picture or a notation, about drawing or writing down',
  definition: 'a term that the effects use; by itself there is nothing to do',
  absence: 'it says that something is not there or does not happen: shown by a test that asserts so',
  reference: 'nothing to build',
};

/** A clause of a ruleset: the rule in our own words, and where the rulebook has it. */
export interface ClauseData<Id extends string = string> {
  readonly id: Id;
  readonly kind: ClauseKind;
  readonly role: ClauseRole;
  /** Chapter and section of the book, such as "Playing a game, ZoC". */
  readonly section: string;
  /** The subject this clause waits for; absent when it is (to be) played now. */
  readonly deferred?: string;
  readonly text: ClauseText;
}

/** A clause in the languages there are; English is always there. */
export interface ClauseText {
  readonly en: string;
  readonly fr?: string;
}

/** What a ruling says, in one language. */
export interface RulingText {
  readonly title: string;
  /** What is unclear; empty when the title says it. */
  readonly question: string;
  /** What is played. */
  readonly reading: string;
  readonly reason: string;
}

/** A ruling: how an unclear place of the rulebook is played, and why; in English, and in French where there is some. */
export interface RulingData<Id extends string = string> extends RulingText {
  readonly number: number;
  /** The chapter of the rulings it belongs to. */
  readonly section: string;
  readonly fr?: RulingText;
  /** The option of a battle by which players choose another reading; absent where there is none. */
  readonly option?: string;
  /** The clauses that lean on this ruling. */
  readonly clauses: readonly Id[];
}

/** The topic of a clause id, its middle part. */
export function topicOf(id: string): string {
  return id.split('.')[1] ?? '';
}

/** Whether a clause is one that the program must show to do: in code, and in a scenario or a test. */
export function mustBeShown(clause: ClauseData): boolean {
  return clause.deferred === undefined && (clause.role === 'effect' || clause.role === 'absence');
}
