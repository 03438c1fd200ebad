import type { ClauseData } from '../engine/clauses.ts';
import type { Ruleset } from '../engine/contract.ts';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';

/** The rulesets that files and commands may name. */
export const RULESETS: readonly Ruleset[] = [bnb, hott];

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);

/** The clauses of each rulebook, also of those that cannot be played yet. They are large: loaded when asked for. */
const CLAUSES = new Map<string, () => Promise<readonly ClauseData[]>>([
  ['bnb', async () => (await import('../rules/bnb/clauses/all.ts')).bnbClauses],
  ['hott', async () => (await import('../rules/hott/clauses/all.ts')).hottClauses],
  ['dbm', async () => (await import('../rules/dbm/clauses/all.ts')).dbmClauses],
  ['dbmm', async () => (await import('../rules/dbmm/clauses/all.ts')).dbmmClauses],
]);

/** The ids of the rulebooks whose clauses are here. */
export const CLAUSE_BOOKS: readonly string[] = [...CLAUSES.keys()];

/** The clauses of a rulebook; null where there are none. */
export const loadClauses = async (ruleset: string): Promise<readonly ClauseData[] | null> =>
  (await CLAUSES.get(ruleset)?.()) ?? null;
