/** The overlaps that count for nothing. DBMM, Overlaps. */
import type { IgnoredOverlap } from '../../../debellis/fights/overlaps.ts';
import { standsOnBridge } from '../../../debellis/ground/rivers.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isFoot, isMounted, isOf, isWedge } from '../troops/base.ts';

export const IGNORED_OVERLAPS: readonly (IgnoredOverlap & { readonly rule: DbmmClause })[] = [
  { rule: 'dbmm.over.4', is: ({ by, friend }) => isOf(by, 'El') && !isOf(friend, 'El', 'foot') },
  { rule: 'dbmm.over.5', is: ({ by }) => isOf(by, 'Art') },
  { rule: 'dbmm.over.6', is: ({ by }) => isOf(by, 'Exp') },
  {
    rule: 'dbmm.over.7',
    is: ({ by, beset, ownBound, alongside }) =>
      isMounted(beset) && ownBound && isFoot(by) && !isOf(by, 'Bw') && !alongside,
  },
  { rule: 'dbmm.over.8', is: ({ by, beset }) => isWedge(beset) && !(isOf(beset, 'Kn(F)') && isOf(by, 'LH')) },
  { rule: 'dbmm.over.9', is: ({ beset }) => isOf(beset, 'WWg') },
  { rule: 'dbmm.over.10', is: ({ beset }) => isOf(beset, 'Exp') },
  { rule: 'dbmm.water.34', is: ({ battle, beset }) => standsOnBridge(battle, beset) },
  { rule: 'dbmm.over.11', is: ({ friend }) => isOf(friend, 'Exp') },
];
