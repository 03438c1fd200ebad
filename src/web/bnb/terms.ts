import type { BnbClause } from '../../rules/bnb/clauses/ids.ts';

/** The clauses that explain terms further. */
export const terms = {
  points: 'bnb.pig.1',
  grade: 'bnb.troop.3',
  regular: 'bnb.troop.2',
  zone: 'bnb.zoc.1',
  spent: 'bnb.moral.1',
  back: 'bnb.recoil.1',
} as const satisfies Readonly<Record<string, BnbClause>>;
