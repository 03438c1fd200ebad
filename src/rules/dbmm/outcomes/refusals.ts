/** Repulses at the wish of the player, and what happens instead if he refuses. DBMM, Combat outcome. */
import type { DbmmClause } from '../clauses/ids.ts';

const REFUSALS: readonly { readonly rule: DbmmClause; readonly otherwise: 'recoil' | 'stand' }[] = [
  { rule: 'dbmm.out.30', otherwise: 'recoil' },
  { rule: 'dbmm.out.39', otherwise: 'stand' },
  { rule: 'dbmm.out.66', otherwise: 'stand' },
  { rule: 'dbmm.out.67', otherwise: 'stand' },
];

/** What happens instead of this outcome, named by its clause; null if nobody may refuse it. */
export const mayRefuse = (rule: string): 'recoil' | 'stand' | null =>
  REFUSALS.find((each) => each.rule === rule)?.otherwise ?? null;
