/** Fighters that disregard their own outcome, and the outcome of a doubled loser. DBMM, Combat outcome. */
import type { Context } from '../../../debellis/fights/combatant.ts';
import type { Listed } from '../../../debellis/fights/outcome-rows.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { factsOf } from './facts.ts';

export const SPARED: readonly { readonly rule: DbmmClause; readonly is: (context: Context) => boolean }[] = [
  {
    rule: 'dbmm.flee.18',
    is: ({ own, enemy }) => factsOf(enemy).breaksThrough && !factsOf(own).breaksThrough,
  },
  { rule: 'dbmm.out.2', is: ({ own }) => own.role === 'shoots' },
  {
    rule: 'dbmm.out.4',
    is: ({ own }) => own.role === 'close' && factsOf(own).strikes === 'rear' && !factsOf(own).breaksThrough,
  },
  {
    rule: 'dbmm.out.6',
    is: ({ own, enemy }) =>
      own.role === 'close' &&
      isOneOf(enemy.troop, ['Exp']) &&
      ['left', 'right'].includes(factsOf(own).strikes ?? ''),
  },
];

/** The clause by which a fighter disregards its own outcome; null if it suffers it. */
export const sparedBy = (context: Context): DbmmClause | null =>
  SPARED.find(({ rule, is }) => is(context) && holds(rule))?.rule ?? null;

/** What destroys a loser that scores less destroys it also if it is doubled. Else the table for half the total decides. */
export const ifDoubled = (less: Listed | null, half: Listed | null): Listed | null =>
  less?.outcome === 'destroyed' && holds('dbmm.qk.2') ? less : half;
