/** Decides whether an element may pass through another. DBM, Passing through; ruling 65. */

import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { opposite, parallel } from '../../../geometry/tolerance.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isOf } from '../troops/base.ts';

interface PassingRow {
  readonly rule: DbmClause;
  readonly passer: readonly Kind[];
  readonly passed: readonly Kind[];
  /** In any facing. */
  readonly anyDirection?: true;
}

const BLADES: readonly Kind[] = ['Bd'];
const BOWMEN: readonly Kind[] = ['Bw(S)', 'Bw(O)', 'Bw(I)', 'Bw(F)'];

export const PASSING: readonly PassingRow[] = [
  { rule: 'dbm.pass.2', passer: BLADES, passed: BOWMEN },
  { rule: 'dbm.pass.2', passer: BOWMEN, passed: BLADES },
  { rule: 'dbm.pass.3', passer: ['Bts'], passed: ['Gal', 'Shp'] },
  { rule: 'dbm.pass.3', passer: ['Gal', 'Shp'], passed: ['Bts'] },
  { rule: 'dbm.pass.6', passer: ['infantry'], passed: ['train'], anyDirection: true },
  { rule: 'dbm.pass.7', passer: ['mounted'], passed: ['Ps'] },
  { rule: 'dbm.pass.8', passer: ['Ps'], passed: ['mounted', 'foot'] },
];

const alongside = (a: PlacedBase, b: PlacedBase): boolean =>
  parallel(a.pose.facing, b.pose.facing) || opposite(a.pose.facing, b.pose.facing);

/** The clause by which an element may pass through a friend in these facings; null if none. It ignores room beyond. */
export function passingRule(
  game: Debellis,
  battle: Battle,
  passer: PlacedBase,
  passed: PlacedBase,
): DbmClause | null {
  if (passer.side !== passed.side || touchesFront(game, battle, passed)) return null;
  const row = PASSING.find(
    (each) =>
      isOf(passer, ...each.passer) &&
      isOf(passed, ...each.passed) &&
      (each.anyDirection || alongside(passer, passed)) &&
      holds(each.rule),
  );
  return row?.rule ?? null;
}

/**
 * The clause for a friend that an element may not pass: it names whom such an element passes instead. Train passes
 * nobody.
 */
export function barringRule(passer: PlacedBase, passed: PlacedBase): DbmClause {
  const likely = PASSING.find((row) => isOf(passer, ...row.passer) && isOf(passed, ...row.passed));
  return (likely ?? PASSING.find((row) => isOf(passer, ...row.passer)))?.rule ?? 'dbm.pass.1';
}
