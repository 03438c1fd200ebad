/** The grading factors, which are added when the totals are known. DBMM, Grading factors. */
import {
  type Combatant,
  type Context,
  inCloseCombat,
  isShotAt,
  shoots,
} from '../../../debellis/fights/combatant.ts';
import type { Grade, Kind } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs, knownAs } from './counts-as.ts';

type Part = 'close' | 'shooting' | 'shot-at' | 'only-shot-at';

/** The conditions of a grading factor. All must be met. */
export interface GradeRow {
  readonly rule: DbmmClause;
  readonly value: number;
  readonly of?: Kind;
  readonly grade?: Grade;
  readonly regular?: boolean;
  readonly part: Part;
  /** Its total before grading against that of its opponent: -1 less, 0 equal, 1 more. */
  readonly lead: readonly (-1 | 0 | 1)[];
  readonly bound?: 'own' | 'enemy';
  readonly by?: readonly Kind[];
  readonly notBy?: readonly Kind[];
  /** Not against an opponent of its own type and grade. */
  readonly notAlike?: true;
}

const LESS = [-1] as const;
const EQUAL = [0] as const;
const MORE = [1] as const;
const NOT_MORE = [-1, 0] as const;

export const GRADING_FACTORS: readonly GradeRow[] = [
  {
    rule: 'dbmm.grade.1',
    value: 2,
    of: 'foot',
    grade: 'S',
    part: 'close',
    lead: MORE,
    bound: 'own',
    by: ['foot'],
  },
  {
    rule: 'dbmm.grade.2',
    value: 1,
    of: 'foot',
    grade: 'S',
    part: 'close',
    lead: EQUAL,
    bound: 'own',
    by: ['foot'],
  },
  {
    rule: 'dbmm.grade.3',
    value: 1,
    of: 'foot',
    grade: 'S',
    part: 'close',
    lead: LESS,
    bound: 'enemy',
    by: ['foot', 'mounted'],
  },
  {
    rule: 'dbmm.grade.4',
    value: 2,
    of: 'mounted',
    grade: 'S',
    part: 'close',
    lead: MORE,
    bound: 'own',
    by: ['mounted'],
    notAlike: true,
  },
  {
    rule: 'dbmm.grade.5',
    value: 1,
    of: 'mounted',
    grade: 'S',
    part: 'close',
    lead: EQUAL,
    bound: 'own',
    by: ['mounted'],
  },
  {
    rule: 'dbmm.grade.6',
    value: 1,
    of: 'mounted',
    grade: 'S',
    part: 'close',
    lead: LESS,
    bound: 'own',
    by: ['foot'],
  },
  { rule: 'dbmm.grade.7', value: 2, grade: 'S', regular: true, part: 'shooting', lead: MORE },
  { rule: 'dbmm.grade.8', value: 1, grade: 'S', regular: false, part: 'shooting', lead: MORE },
  { rule: 'dbmm.grade.9', value: 1, grade: 'S', part: 'only-shot-at', lead: LESS, notBy: ['Art', 'Sh'] },
  { rule: 'dbmm.grade.10', value: -1, grade: 'F', part: 'close', lead: LESS, bound: 'enemy' },
  { rule: 'dbmm.grade.11', value: -1, grade: 'F', part: 'shot-at', lead: LESS, notBy: ['Art'] },
  { rule: 'dbmm.grade.12', value: -1, grade: 'I', part: 'close', lead: LESS },
  { rule: 'dbmm.grade.13', value: -1, grade: 'I', part: 'shooting', lead: NOT_MORE },
  // One that shoots as well has its -1 from the row before.
  { rule: 'dbmm.grade.14', value: -1, grade: 'I', part: 'only-shot-at', lead: NOT_MORE },
  {
    rule: 'dbmm.grade.15',
    value: 2,
    of: 'train',
    grade: 'S',
    part: 'close',
    lead: MORE,
    bound: 'own',
    by: ['foot'],
  },
  { rule: 'dbmm.grade.16', value: 2, of: 'naval', part: 'close', lead: MORE, bound: 'own', by: ['naval'] },
  {
    rule: 'dbmm.grade.17',
    value: 1,
    of: 'naval',
    grade: 'S',
    part: 'close',
    lead: LESS,
    bound: 'own',
    by: ['foot', 'naval'],
  },
];

/** One side with the totals before grading. */
interface Graded extends Context {
  /** Its total less that of its opponent. */
  readonly lead: number;
}

const PARTS: Readonly<Record<Part, (context: Context) => boolean>> = {
  close: inCloseCombat,
  shooting: ({ own }) => shoots(own),
  'shot-at': ({ own }) => isShotAt(own),
  'only-shot-at': ({ own }) => own.role === 'shot-at',
};

const areAlike = ({ own, enemy }: Context): boolean =>
  own.troop.type === enemy.troop.type && own.troop.grade === enemy.troop.grade;

/** What costs least is asked first: many ask this for each throw of the dice. */
function applies(row: GradeRow, context: Graded): boolean {
  const { own } = context;
  return (
    row.lead.some((sign) => sign === Math.sign(context.lead)) &&
    (row.bound === undefined || own.ownBound === (row.bound === 'own')) &&
    PARTS[row.part](context) &&
    (row.regular ?? own.troop.regular) === own.troop.regular &&
    (row.grade === undefined || row.grade === knownAs(context).as.grade) &&
    (row.of === undefined || inClassOf(context, row.of)) &&
    (row.by === undefined || countsAmong(enemyKnownAs(context), row.by)) &&
    !(row.notBy && isOneOf(context.enemy.troop, row.notBy)) &&
    !(row.notAlike && areAlike(context))
  );
}

const inClassOf = ({ own }: Context, kind: Kind): boolean => isOneOf(own.troop, [kind]);

const ROWS: readonly FactorRow<Graded>[] = GRADING_FACTORS.map((row) => ({
  rule: row.rule,
  value: row.value,
  key: 'dbmm.grade',
  applies: (context) => applies(row, context),
}));

/** The grading factors of both sides. `lead` is the total of the first less that of the other. */
export function gradingLines([one, other]: Pair<Combatant>, lead: number): Pair<readonly Line[]> {
  const lines = (own: Combatant, enemy: Combatant, more: number): readonly Line[] =>
    own.isSection || !holds('dbmm.res.4') ? [] : linesOf(ROWS, { own, enemy, lead: more });
  return [lines(one, other, lead), lines(other, one, -lead)];
}
