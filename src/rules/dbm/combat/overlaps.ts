/** The overlaps that count for nothing. DBM, Elephants, Expendables. */
import type { IgnoredOverlap } from '../../../debellis/fights/overlaps.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isMounted, isOf } from '../troops/base.ts';

export const IGNORED_OVERLAPS: readonly (IgnoredOverlap & { readonly rule: DbmClause })[] = [
  { rule: 'dbm.exp.4', is: ({ friend }) => isOf(friend, 'Exp') },
  {
    rule: 'dbm.el.2',
    is: ({ by, friend }) => isOf(by, 'El') && isMounted(friend) && !isOf(friend, 'El'),
  },
];
