/** The outcome tables: a row for each loser, results in the order in which they apply. DBMM, Combat outcome; ruling 1. */
import type { OutcomeRow, Result } from '../../../debellis/fights/outcome-rows.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import type { DbmmClause } from '../clauses/ids.ts';

type DbmmResult = Result<DbmmClause>;
type More = Omit<DbmmResult, 'outcome' | 'rule' | 'from'>;

const CONTACT: More = { how: 'contact' };
const OWN: More = { bound: 'own' };
const ENEMY: More = { bound: 'enemy' };

/** Destroyed by these winners. Where the list of pairs says it too, `pair` names its clause. */
const killed = (
  rule: DbmmClause,
  from: readonly Kind[],
  pair: DbmmClause | null,
  more: More = {},
): DbmmResult => ({
  outcome: 'destroyed',
  rule,
  from,
  ...(pair ? { pair } : {}),
  ...more,
});

/** Ridden down by Exp, Kn and Cm(S) on ground that is good for them. */
const riddenDown = (rule: DbmmClause): readonly DbmmResult[] => [
  killed(rule, ['Exp'], 'dbmm.qk.23', { goodForWinner: true }),
  killed(rule, ['Kn'], 'dbmm.qk.9', { goodForWinner: true }),
  killed(rule, ['Cm(S)'], 'dbmm.qk.17', { goodForWinner: true }),
];

const result = (
  outcome: Result['outcome'],
  rule: DbmmClause,
  from: readonly Kind[] | null,
  more: More = {},
): DbmmResult => ({ outcome, rule, ...(from ? { from } : {}), ...more });

const row = (of: Kind | readonly Kind[], results: readonly DbmmResult[]): OutcomeRow<DbmmClause> => ({
  rule: 'dbmm.out.23',
  of: typeof of === 'string' ? [of] : of,
  results,
});

const ALL: readonly Kind[] = ['mounted', 'foot', 'train', 'naval'];

/** An element that fights enemies in the way of its flight must score more. */
export const EQUAL_FIRST: readonly OutcomeRow<DbmmClause>[] = [
  row(ALL, [result('destroyed', 'dbmm.flee.19', null, { ...CONTACT, loserIs: 'breaksThrough' })]),
];

/** The totals are equal. */
export const EQUAL: readonly OutcomeRow<DbmmClause>[] = [
  row('Exp', [result('destroyed', 'dbmm.out.26', null, { ...CONTACT, pair: 'dbmm.qk.3' })]),
  row('Sh', [result('destroyed', 'dbmm.out.87', null, { ...CONTACT, pair: 'dbmm.qk.5' })]),
  row('Bge(I)', [result('destroyed', 'dbmm.out.92', null, { ...CONTACT, pair: 'dbmm.qk.6' })]),
  ...(
    [
      ['Sp', 'dbmm.out.52'],
      ['Pk', 'dbmm.out.56'],
      ['Bd', 'dbmm.out.60'],
      ['Wb', 'dbmm.out.73'],
      ['Hd', 'dbmm.out.77'],
    ] as const
  ).map(([of, rule]) => row(of, [killed(rule, ['Exp'], 'dbmm.qk.21', { ...CONTACT, goodForWinner: true })])),
  row('Bw', [killed('dbmm.out.85', ['Exp'], null, { ...CONTACT, goodForWinner: true })]),
  ...(
    [
      ['LH', 'dbmm.out.39'],
      ['Ax', 'dbmm.out.66'],
      ['Ps', 'dbmm.out.67'],
    ] as const
  ).map(([of, rule]) => row(of, [result('repulsed', rule, null, { ...CONTACT, survivor: true })])),
];

/** Lines for all types that come before those of the type, for a total that is less. */
export const LESS_FIRST: readonly OutcomeRow<DbmmClause>[] = [
  row(ALL, [
    result('destroyed', 'dbmm.flee.19', null, { ...CONTACT, loserIs: 'breaksThrough' }),
    result('destroyed', 'dbmm.out.14', null, { ...CONTACT, loserIs: 'struckBehind', pair: 'dbmm.turn.3' }),
    result('destroyed', 'dbmm.out.14', null, { ...CONTACT, beset: true, loserIsNot: 'struckBehind' }),
    result('destroyed', 'dbmm.out.15', ['Art'], { how: 'shot', inTower: true }),
    result('destroyed', 'dbmm.out.16', null, { ...CONTACT, inTower: true }),
  ]),
];
export const LESS_OF_FOOT: readonly OutcomeRow<DbmmClause>[] = [
  row('foot', [
    result('recoil', 'dbmm.out.18', null, { ...CONTACT, onSection: true }),
    result('recoil', 'dbmm.out.17', null, { ...CONTACT, acrossWalls: true }),
  ]),
];

/** The lines of each type for a total that is less. */
export const LESS: readonly OutcomeRow<DbmmClause>[] = [
  row('El', [
    killed('dbmm.out.24', ['Ps'], 'dbmm.qk.26'),
    killed('dbmm.out.24', ['LH'], 'dbmm.qk.12'),
    killed('dbmm.out.24', ['Ax'], null, { winnerIs: 'elephantKiller' }),
    killed('dbmm.out.24', ['Sh'], 'dbmm.qk.29'),
    killed('dbmm.out.24', ['Art'], 'dbmm.qk.28'),
    killed('dbmm.out.24', ['Cm(X)'], 'dbmm.qk.19'),
  ]),
  row('Exp', [result('destroyed', 'dbmm.out.27', null, { pair: 'dbmm.qk.3' })]),
  row('Kn', [
    killed('dbmm.out.28', ['El'], 'dbmm.qk.14'),
    killed('dbmm.out.28', ['Exp'], 'dbmm.qk.20'),
    killed('dbmm.out.28', ['Bd(X)'], 'dbmm.qk.25'),
    result('flee', 'dbmm.out.29', ['Cm', 'Bw', 'Sh'], CONTACT),
    result('repulsed', 'dbmm.out.30', ['foot'], CONTACT),
  ]),
  row('Cv', [
    killed('dbmm.out.32', ['Kn'], 'dbmm.qk.10', { ...ENEMY, winnerIsNot: 'wedge', goodForWinner: true }),
    result('flee', 'dbmm.out.33', ['Wb'], { ...CONTACT, ...ENEMY }),
    result('flee', 'dbmm.out.34', ['Exp', 'Cm'], CONTACT),
    result('flee', 'dbmm.out.35', null, { in: 'difficult' }),
    result('repulsed', 'dbmm.out.31', ['Kn', 'foot'], { ...CONTACT, ...OWN }),
  ]),
  row('LH', [
    result('flee', 'dbmm.out.41', ['Kn', 'Cm(S)'], { ...CONTACT, ...ENEMY }),
    result('flee', 'dbmm.out.42', ['LH(O)'], { ...CONTACT, ...ENEMY, grades: ['F', 'I'] }),
    result('flee', 'dbmm.out.43', ['Exp']),
    result('flee', 'dbmm.out.43', ['Art'], { how: 'shot' }),
    result('flee', 'dbmm.out.43', null, { in: 'difficult' }),
    result('repulsed', 'dbmm.out.40', ['Kn'], { ...CONTACT, ...OWN }),
    result('repulsed', 'dbmm.out.44', ['foot', 'train'], CONTACT),
  ]),
  row('Cm', [killed('dbmm.out.50', ['Exp'], 'dbmm.qk.22', { ...ENEMY, goodForWinner: true })]),
  ...(
    [
      ['Sp', 'dbmm.out.53', 'dbmm.out.54', 'dbmm.out.55'],
      ['Pk', 'dbmm.out.57', 'dbmm.out.58', 'dbmm.out.59'],
    ] as const
  ).map(([of, ridden, hewn, trampled]) =>
    row(of, [
      ...riddenDown(ridden),
      killed(hewn, ['Bd'], 'dbmm.qk.24', ENEMY),
      killed(hewn, ['Wb'], 'dbmm.qk.27', ENEMY),
      killed(trampled, ['El'], 'dbmm.qk.15', ENEMY),
    ]),
  ),
  row('Bd', [
    ...riddenDown('dbmm.out.61'),
    killed('dbmm.out.62', ['Wb'], 'dbmm.qk.27', ENEMY),
    killed('dbmm.out.63', ['El'], 'dbmm.qk.15', ENEMY),
  ]),
  row('Ax', [
    killed('dbmm.out.64', ['Kn'], 'dbmm.qk.9', { goodForWinner: true }),
    killed('dbmm.out.64', ['Cm(S)'], 'dbmm.qk.17', { goodForWinner: true }),
    result('repulsed', 'dbmm.out.65', ['El'], CONTACT),
  ]),
  row('Ps', [
    killed('dbmm.out.68', ['Kn'], 'dbmm.qk.9', { ...ENEMY, goodForWinner: true }),
    killed('dbmm.out.68', ['Cv'], 'dbmm.qk.11', { ...ENEMY, goodForWinner: true }),
    killed('dbmm.out.68', ['LH(S)', 'LH(O)'], 'dbmm.qk.13', { ...ENEMY, goodForWinner: true }),
    killed('dbmm.out.68', ['Cm(S)', 'Cm(O)'], 'dbmm.qk.18', { ...ENEMY, goodForWinner: true }),
    result('repulsed', 'dbmm.out.69', ['foot'], { ...CONTACT, but: ['Ps'], in: 'good' }),
  ]),
  row('Wb', [
    killed('dbmm.out.74', ['Bd'], 'dbmm.qk.24', ENEMY),
    killed('dbmm.out.74', ['Wb'], 'dbmm.qk.27', ENEMY),
    ...riddenDown('dbmm.out.75'),
    killed('dbmm.out.76', ['El'], 'dbmm.qk.15', ENEMY),
  ]),
  row('Hd', [
    result('destroyed', 'dbmm.out.81', null, { grades: ['I'] }),
    ...riddenDown('dbmm.out.78'),
    killed('dbmm.out.79', ['Wb'], 'dbmm.qk.27', ENEMY),
    killed('dbmm.out.80', ['El'], 'dbmm.qk.15', ENEMY),
    result('flee', 'dbmm.out.82', null, { loserIs: 'inTown' }),
    result('flee', 'dbmm.out.83', null, { ...CONTACT, loserIs: 'alone', grades: ['O', 'F'] }),
    result('stand', 'dbmm.out.84', null, CONTACT),
  ]),
  row('Bw', [killed('dbmm.out.86', ['mounted'], 'dbmm.qk.8', CONTACT)]),
  row('Sh', [result('destroyed', 'dbmm.out.87', null, { ...CONTACT, pair: 'dbmm.qk.5' })]),
  row('Art', [result('destroyed', 'dbmm.out.88', null, { ...CONTACT, pair: 'dbmm.qk.4' })]),
  row('WWg', [
    killed('dbmm.out.89', ['Art'], 'dbmm.qk.28'),
    killed('dbmm.out.90', ['El'], 'dbmm.qk.16', { grades: ['S', 'O', 'I', 'F'] }),
    result('recoil', 'dbmm.out.91', null, { assaults: true, grades: ['S'] }),
    result('stand', 'dbmm.out.91', null),
  ]),
  row('Bge', [
    result('destroyed', 'dbmm.out.93', null, { ...CONTACT, grades: ['I', 'O'], pair: 'dbmm.qk.7' }),
    result('flee', 'dbmm.out.94', null, { grades: ['F'] }),
    result('stand', 'dbmm.out.95', null, { how: 'shot' }),
    result('stand', 'dbmm.out.96', null, { grades: ['S'] }),
  ]),
  row('naval', [
    result('stand', 'dbmm.out.98', ['Exp'], CONTACT),
    result('stand', 'dbmm.out.97', null, { loserIsNot: 'ashore', types: ['Shp'] }),
  ]),
];

/** What happens on a total that is less where no line of the type fits. */
export const LESS_LAST: readonly OutcomeRow<DbmmClause>[] = [
  row(ALL, [result('recoil', 'dbmm.out.19', null)]),
];

/** Lines for all types that come before those of the type, for half the total or less. */
export const HALF_FIRST: readonly OutcomeRow<DbmmClause>[] = [
  row(ALL, [result('recoil', 'dbmm.out.21', null, { ...CONTACT, onSection: true })]),
];

/** The lines of each type for half the total or less. */
export const HALF: readonly OutcomeRow<DbmmClause>[] = [
  row('Cv', [
    result('spent', 'dbmm.out.36', ['Sp', 'Pk', 'Bd'], { ...CONTACT, in: 'good' }),
    result('flee', 'dbmm.out.38', ['naval']),
    result('repulsed', 'dbmm.out.37', ['train'], { ...CONTACT, but: ['Art(I)'] }),
  ]),
  row('LH', [
    result('spent', 'dbmm.out.45', ['Kn'], { ...CONTACT, ...OWN }),
    result('spent', 'dbmm.out.46', ['foot'], { ...CONTACT, but: ['Ps(O)', 'Bw'], in: 'good-or-rough' }),
    result('spent', 'dbmm.out.47', ['train', 'naval'], CONTACT),
    result('spent', 'dbmm.out.48', ['train', 'naval'], { how: 'shot' }),
  ]),
  row('Ps', [
    result('spent', 'dbmm.out.70', ['mounted'], { ...CONTACT, in: 'good-or-rough' }),
    result('flee', 'dbmm.out.71', ['train', 'naval'], CONTACT),
    result('flee', 'dbmm.out.72', ['train', 'naval'], { how: 'shot' }),
  ]),
  row('naval', [
    result('stand', 'dbmm.out.100', ['Exp'], CONTACT),
    result('flee', 'dbmm.out.101', null, { how: 'shot', but: ['Art(S)'], loserIsNot: 'ashore' }),
  ]),
];

/** What happens on half the total or less where no line of the type fits. */
export const HALF_LAST: readonly OutcomeRow<DbmmClause>[] = [
  row(ALL, [result('destroyed', 'dbmm.out.22', null)]),
];
