/** The grading factors, which are added when the totals are known. DBM, Grading factors. */

import { type Combatant, type Context, inCloseCombat, shoots } from '../../../debellis/fights/combatant.ts';
import type { Grade } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { countsAmong, enemyKnownAs, knownAs } from './counts-as.ts';

/** One side with the totals before grading. */
interface Graded extends Context {
  /** Its total less that of its opponent. */
  readonly lead: number;
}

interface GradeRow extends FactorRow<Graded> {
  readonly rule: DbmClause;
}

/** Does the opponent count as one of these grades? */
const enemyIs = (context: Context, ...grades: readonly Grade[]): boolean =>
  grades.includes(enemyKnownAs(context).as.grade);

const isArtillery = (context: Context): boolean => countsAmong(knownAs(context), ['Art']);

/** Does it shoot or fight hand to hand? A target that does not shoot back does neither. */
const acts = (context: Context): boolean => inCloseCombat(context) || shoots(context.own);

const isSpared = (context: Context): boolean =>
  inCloseCombat(context)
    ? countsAmong(knownAs(context), ['El'])
    : shoots(context.own) && isArtillery(context);

export const GRADING_FACTORS: readonly GradeRow[] = [
  {
    rule: 'dbm.gf.2',
    value: -1,
    key: 'dbm.grade.superior-enemy',
    applies: (context) => context.lead > 0 && enemyIs(context, 'S') && !isSpared(context),
  },
  {
    rule: 'dbm.gf.3',
    value: 1,
    key: 'dbm.grade.superior-shooter',
    applies: (context) =>
      shoots(context.own) &&
      knownAs(context).as.grade === 'S' &&
      (enemyIs(context, 'S') ? context.lead === 1 : context.lead === 0 && enemyIs(context, 'O', 'F')),
  },
  {
    rule: 'dbm.gf.4',
    value: 1,
    key: 'dbm.grade.inferior-enemy',
    applies: (context) => context.lead >= 0 && enemyIs(context, 'I') && acts(context),
  },
  {
    rule: 'dbm.gf.5',
    value: 1,
    key: 'dbm.grade.fast-enemy',
    applies: (context) =>
      context.lead > 0 &&
      enemyIs(context, 'F') &&
      !isArtillery(context) &&
      (inCloseCombat(context) ? context.own.ownBound : shoots(context.own)),
  },
];

/** The grading factors of both sides. `lead` is the total of the first less that of the other. */
export function gradingLines([one, other]: Pair<Combatant>, lead: number): Pair<readonly Line[]> {
  const lines = (own: Combatant, enemy: Combatant, more: number): readonly Line[] =>
    own.isSection || !holds('dbm.gf.1') ? [] : linesOf(GRADING_FACTORS, { own, enemy, lead: more });
  return [lines(one, other, lead), lines(other, one, -lead)];
}
