import type { HottClause } from '../../rules/hott/clauses/ids.ts';

/** The clauses that explain terms further. */
export const terms = {
  points: 'hott.tac.1',
  going: 'hott.term.10',
  back: 'hott.tac.2',
} as const satisfies Readonly<Record<string, HottClause>>;
