/** Rear support, one row for each line of the table. DBMM, Rear support factors. */
import {
  type Combatant,
  type Context,
  inCloseCombat,
  type Rank,
} from '../../../debellis/fights/combatant.ts';
import type { SupportRow } from '../../../debellis/fights/support-row.ts';
import type { Grade, Kind } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf, sumOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs } from './counts-as.ts';
import { factsOf } from './facts.ts';

/** The conditions of a line of rear support. All must be met. */
export interface RearRow {
  readonly rule: DbmmClause;
  readonly value: number;
  /** Only regulars in both ranks. */
  readonly regular?: true;
  readonly front: readonly Kind[];
  readonly rear: readonly Kind[];
  /** The rank that gives it: 2 if absent. */
  readonly rank?: 3 | 4;
  readonly grade?: 'same' | 'same-or-higher' | 'as-second';
  /** The army list must allow it. */
  readonly listed?: true;
  readonly doubleBased?: true;
  readonly by?: readonly Kind[];
  readonly notBy?: readonly Kind[];
  readonly bound?: 'own' | 'enemy';
  readonly inGood?: true;
  /** The front element attacks fortifications. */
  readonly assaults?: true;
}

const MOUNTED: readonly Kind[] = ['mounted'];
const FOOT: readonly Kind[] = ['foot'];
const PIKES: readonly Kind[] = ['Pk'];
const NOT_PIKES: readonly Kind[] = ['Cv', 'LH', 'Ps', 'train'];
const BOWS: readonly Kind[] = ['Bw(S)', 'Bw(O)'];

export const REAR_SUPPORT: readonly RearRow[] = [
  { rule: 'dbmm.rear.7', value: 1, front: ['Kn', 'Cv'], rear: MOUNTED, doubleBased: true, bound: 'own' },
  {
    rule: 'dbmm.rear.8',
    value: 1,
    front: ['Cv'],
    rear: ['Ps(S)', 'Ps(I)'],
    listed: true,
    by: ['Cv', 'Kn(X)'],
    bound: 'enemy',
  },
  { rule: 'dbmm.rear.9', value: 1, front: ['LH(F)'], rear: ['LH(F)'], by: FOOT, notBy: ['Bw'], bound: 'own' },
  {
    rule: 'dbmm.rear.10',
    value: 1,
    front: ['Sp', 'Pk', 'Bd', 'Ax'],
    rear: ['Ps(S)', 'Ps(O)'],
    listed: true,
    by: ['Wb', 'mounted'],
    notBy: ['Kn(X)'],
    bound: 'enemy',
  },
  { rule: 'dbmm.rear.11', value: 1, front: PIKES, rear: PIKES, grade: 'same-or-higher', notBy: NOT_PIKES },
  {
    rule: 'dbmm.rear.12',
    value: 1,
    front: PIKES,
    rear: PIKES,
    rank: 3,
    grade: 'same-or-higher',
    notBy: NOT_PIKES,
  },
  {
    rule: 'dbmm.rear.13',
    value: 2,
    front: ['Pk(S)', 'Pk(O)', 'Pk(I)'],
    rear: PIKES,
    rank: 4,
    grade: 'as-second',
    by: FOOT,
    notBy: ['Ps'],
    bound: 'own',
    inGood: true,
  },
  {
    rule: 'dbmm.rear.14',
    value: 1,
    front: ['Sp(S)', 'Sp(O)', 'Sp(I)'],
    rear: ['Sp'],
    grade: 'same',
    by: FOOT,
    notBy: ['Wb', 'Ps'],
    bound: 'own',
  },
  {
    rule: 'dbmm.rear.15',
    value: 1,
    front: ['Sp'],
    rear: ['Sp'],
    grade: 'same',
    by: ['El', 'Exp', 'Kn', 'Cm', 'Pk', 'Bd', 'Wb', 'Hd'],
    bound: 'enemy',
  },
  {
    rule: 'dbmm.rear.16',
    value: 1,
    front: ['Bd(S)', 'Bd(O)', 'Bd(I)'],
    rear: ['Bd', 'Sp'],
    by: ['El', 'Kn'],
    bound: 'enemy',
  },
  {
    rule: 'dbmm.rear.17',
    value: 1,
    front: ['Bd(S)', 'Bd(O)'],
    rear: BOWS,
    listed: true,
    by: FOOT,
    bound: 'enemy',
  },
  {
    rule: 'dbmm.rear.18',
    value: 1,
    front: ['Ax(S)'],
    rear: ['Ax(S)'],
    regular: true,
    by: ['Kn'],
    bound: 'enemy',
  },
  { rule: 'dbmm.rear.19', value: 1, front: ['Ps'], rear: ['Ps(O)'], by: ['LH', 'Ps'], bound: 'enemy' },
  { rule: 'dbmm.rear.20', value: 1, front: ['Wb'], rear: ['Wb'], by: FOOT, notBy: ['Ps'], bound: 'own' },
  { rule: 'dbmm.rear.21', value: 1, front: ['Wb'], rear: ['Wb'], by: ['Kn'], bound: 'enemy' },
  { rule: 'dbmm.rear.22', value: 1, front: FOOT, rear: FOOT, bound: 'own', assaults: true },
  { rule: 'dbmm.rear.23', value: 1, front: BOWS, rear: ['Bw'], bound: 'enemy' },
  { rule: 'dbmm.rear.24', value: 1, front: ['Bw(X)'], rear: ['Bw'], doubleBased: true, bound: 'enemy' },
  {
    rule: 'dbmm.rear.25',
    value: 1,
    front: BOWS,
    rear: ['Bd(S)', 'Bd(O)'],
    listed: true,
    by: FOOT,
    bound: 'enemy',
  },
  { rule: 'dbmm.rear.26', value: 1, front: ['Sh'], rear: ['Sh'], bound: 'enemy' },
];

/** Grades that one may be higher than another. (F) and (X) are neither higher nor lower. */
const RISING: readonly Grade[] = ['I', 'O', 'S'];

function gradeFits({ grade }: RearRow, front: Combatant, rank: Rank): boolean {
  const mine = front.troop.grade;
  const theirs = rank.troop.grade;
  const same = mine === theirs;
  switch (grade) {
    case 'same':
      return same || rank.anyGrade;
    case 'same-or-higher':
      return same || (RISING.includes(mine) && RISING.indexOf(theirs) > RISING.indexOf(mine));
    case 'as-second':
      return front.ranks[0]?.troop.grade === theirs;
    default:
      return true;
  }
}

const isInGood = ({ going }: Combatant | Rank): boolean => going === 'GGo';

/** Irregular Sp (I) do not support each other when they attack. */
const isLoose = ({ rule }: RearRow, { troop }: Combatant): boolean =>
  rule === 'dbmm.rear.14' && troop.grade === 'I' && !troop.regular;

/** The rank that gives a line of support; null if it has none. */
function giverOf(row: RearRow, context: Context): Rank | null {
  const { own } = context;
  const enemy = enemyKnownAs(context);
  const at = holds('dbmm.rear.28') ? (row.rank ?? 2) - 2 : 0;
  const rank = own.ranks[at];
  if (!rank || !isOneOf(own.troop, row.front) || !isOneOf(rank.troop, row.rear)) return null;
  if (row.bound && own.ownBound !== (row.bound === 'own')) return null;
  if (row.by && !countsAmong(enemy, row.by)) return null;
  if (row.notBy && countsAmong(enemy, row.notBy)) return null;
  if (row.regular && !(own.troop.regular && rank.troop.regular)) return null;
  if (row.listed && !rank.listed && holds('dbmm.rear.27')) return null;
  if (row.assaults && !own.assaults) return null;
  if (row.doubleBased ? !own.doubleBased : own.doubleBased && at === 0 && holds('dbmm.dbe.6')) return null;
  if (row.inGood && ![own, ...own.ranks.slice(0, at + 1)].every(isInGood)) return null;
  return gradeFits(row, own, rank) && !isLoose(row, own) ? rank : null;
}

/** The conditions that deny all rear support. */
const DENIED: readonly { readonly rule: DbmmClause; readonly is: (context: Context) => boolean }[] = [
  { rule: 'dbmm.rear.2', is: ({ own }) => own.going === 'DGo' },
  { rule: 'dbmm.rear.4', is: ({ own }) => factsOf(own).marched },
  { rule: 'dbmm.rear.5', is: ({ own }) => factsOf(own).struckOn !== 'front' },
  { rule: 'dbmm.dbe.8', is: ({ own }) => own.chariot && !own.doubleBased },
  { rule: 'dbmm.fort.19', is: ({ own }) => own.shelter !== null },
];

/** The conditions that deny support by a rank. */
const DENIED_RANKS: readonly { readonly rule: DbmmClause; readonly is: (rank: Rank) => boolean }[] = [
  { rule: 'dbmm.rear.2', is: ({ going }) => going === 'DGo' },
  { rule: 'dbmm.dbe.8', is: ({ chariot }) => chariot },
];

const isDenied = (context: Context): boolean =>
  !inCloseCombat(context) || DENIED.some(({ rule, is }) => is(context) && holds(rule));

const gives = (rank: Rank): boolean => !DENIED_RANKS.some(({ rule, is }) => is(rank) && holds(rule));

const isOfPikes = ({ rule, front }: RearRow): boolean => front === PIKES || rule === 'dbmm.rear.13';

const factorRow = (row: RearRow): FactorRow<Context> => ({
  rule: row.rule,
  value: row.value,
  key: 'dbmm.support',
  causes: (context) => {
    const rank = giverOf(row, context);
    return rank && gives(rank) ? [{ by: rank.base }] : [];
  },
});

/** The factors: the ranks of pikes add to each other, all other rows stand alone. */
const FACTORS: readonly (readonly FactorRow<Context>[])[] = [
  REAR_SUPPORT.filter(isOfPikes).map(factorRow),
  ...REAR_SUPPORT.filter((row) => !isOfPikes(row)).map((row) => [factorRow(row)]),
];

/** The factor of rear support for a combatant: the greatest that applies, one line for each rank that adds to it. */
export function rearSupport(context: Context): readonly Line[] {
  if (isDenied(context)) return [];
  const all = FACTORS.map((rows) => linesOf(rows, context)).filter((lines) => lines.length > 0);
  if (!holds('dbmm.rear.33')) return all.flat();
  return all.reduce<readonly Line[]>((best, lines) => (sumOf(lines) > sumOf(best) ? lines : best), []);
}

/** The table as shared code asks for it. */
export const SUPPORT_ROWS: readonly SupportRow<DbmmClause>[] = REAR_SUPPORT.map((row) => ({
  rule: row.rule,
  front: row.front,
  ranks: (own) => own.ranks.slice(0, 1).filter(({ troop }) => isOneOf(troop, row.rear)),
}));
