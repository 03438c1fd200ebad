/** Grade adjustments and the cohesion effect. Blood and Blades, Combat. */

import { type FactorRow, higher, linesOf } from '../../../engine/combat/sums.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import type { Grade, Troop } from '../troops/troops.ts';
import { type Combatant, type Context, inCloseCombat, isShotAt, shoots } from './combatant.ts';

interface GradeRow extends FactorRow<Context> {
  readonly rule: BnbClause;
}

const isCamelry = (troop: Troop): boolean =>
  troop.type === 'Cm' || (troop.type === 'LH' && troop.grade === 'X');

/** The grade of the enemy for this base: camel scouts are inferior to all but other camels. */
function gradeAgainst({ own, enemy }: Context): Grade {
  const { troop } = enemy;
  if (troop.type !== 'LH' || troop.grade !== 'X' || !holds('bnb.troop.34')) return troop.grade;
  return isCamelry(own.troop) ? 'O' : 'I';
}

const enemyIs =
  (...grades: Grade[]) =>
  (context: Context): boolean =>
    grades.includes(gradeAgainst(context));
const isSuperior = ({ own }: Context): boolean => own.troop.grade === 'S';

const HIGHER: readonly GradeRow[] = [
  {
    rule: 'bnb.grade.2',
    value: 1,
    key: 'grade.inferior-enemy',
    applies: (context) => inCloseCombat(context) && enemyIs('I')(context),
  },
  {
    rule: 'bnb.grade.3',
    value: 1,
    key: 'grade.fast-enemy',
    applies: (context) => inCloseCombat(context) && context.own.ownBound && enemyIs('F')(context),
  },
  {
    rule: 'bnb.grade.4',
    value: 1,
    key: 'grade.superior',
    applies: (context) => inCloseCombat(context) && context.own.ownBound && isSuperior(context),
  },
  {
    rule: 'bnb.grade.6',
    value: 1,
    key: 'grade.superior-shooter',
    applies: (context) => shoots(context.own) && isSuperior(context),
  },
  {
    rule: 'bnb.grade.7',
    value: 1,
    key: 'grade.weak-target',
    applies: (context) => shoots(context.own) && enemyIs('I', 'F')(context),
  },
];

const LOWER: readonly GradeRow[] = [
  {
    rule: 'bnb.grade.5',
    value: 1,
    key: 'grade.superior-defender',
    applies: (context) => inCloseCombat(context) && !context.own.ownBound && isSuperior(context),
  },
  {
    rule: 'bnb.grade.8',
    value: 1,
    key: 'grade.superior-target',
    applies: (context) => isShotAt(context.own) && isSuperior(context),
  },
];

/** All rows, for lists of the tables. */
export const GRADE_ADJUSTMENTS: readonly (GradeRow & { readonly of: 'higher' | 'lower' })[] = [
  ...HIGHER.map((row) => ({ ...row, of: 'higher' as const })),
  ...LOWER.map((row) => ({ ...row, of: 'lower' as const })),
];

const contextAt = (combatants: Pair<Combatant>, at: 0 | 1): Context => ({
  own: combatants[at],
  enemy: combatants[at === 0 ? 1 : 0],
});

/** The grading factors, which are added to the first totals. */
export function gradeLines(combatants: Pair<Combatant>, totals: Pair<number>): Pair<readonly Line[]> {
  const best = higher(totals);
  if (best === null || !holds('bnb.grade.1')) return [[], []];
  const rows = (at: 0 | 1) => linesOf(at === best ? HIGHER : LOWER, contextAt(combatants, at));
  return [rows(0), rows(1)];
}

const COHESION: readonly GradeRow[] = [
  { rule: 'bnb.cohesion.1', value: 1, key: 'cohesion', applies: ({ own }) => own.cohesive },
];

/** The addition of cohesion to the lower of the second totals. */
export function cohesionLines(combatants: Pair<Combatant>, totals: Pair<number>): Pair<readonly Line[]> {
  const best = higher(totals);
  if (best === null) return [[], []];
  const rows = (at: 0 | 1) => (at === best ? [] : linesOf(COHESION, contextAt(combatants, at)));
  return [rows(0), rows(1)];
}
