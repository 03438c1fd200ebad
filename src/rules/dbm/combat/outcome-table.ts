/** The outcome tables: rows by the loser, results from left to right. DBM, Combat outcome. */
import type { Context } from '../../../debellis/fights/combatant.ts';
import type { Listed, Outcome, OutcomeRow, Result } from '../../../debellis/fights/outcome-rows.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';

type Told = Result<DbmClause>;

const RECOIL: Told = { outcome: 'recoil' };
const FLEE: Told = { outcome: 'flee' };
const DESTROYED: Told = { outcome: 'destroyed' };
const IN_CONTACT: Told = { outcome: 'destroyed', how: 'contact' };
const ENGINES: readonly Kind[] = ['Art(S)', 'Art(O)', 'Art(F)'];
/** Destroyed by these winners if the going is good for them. */
const riddenDown = (...from: readonly Kind[]): Told => ({
  outcome: 'destroyed',
  from,
  goodForWinner: true,
});
const destroyedBy = (...from: readonly Kind[]): Told => ({ outcome: 'destroyed', from });

const BY_GREAT_ENGINES: Told = { ...destroyedBy('Art'), but: ['Art(X)'] };

/** The totals are equal. */
export const EQUAL: readonly OutcomeRow<DbmClause>[] = [
  { rule: 'dbm.out.2', of: ['Exp'], results: [DESTROYED] },
];

/** Less than the winner's total. */
export const LESS: readonly OutcomeRow<DbmClause>[] = [
  {
    rule: 'dbm.out.4',
    of: ['El'],
    results: [{ outcome: 'destroyed', from: ['Art'], how: 'shot' }, destroyedBy('light', 'Cm(X)'), RECOIL],
  },
  {
    rule: 'dbm.out.5',
    of: ['Kn'],
    results: [
      destroyedBy('El', 'Exp', 'LH'),
      { outcome: 'destroyed', from: ['Bw(S)'], how: 'contact', charged: true },
      { outcome: 'destroyed', from: ['Bd(X)'], inWinnersBound: true },
      { outcome: 'destroyed', how: 'contact', in: 'difficult' },
      RECOIL,
    ],
  },
  {
    rule: 'dbm.out.6',
    of: ['LH'],
    results: [
      { outcome: 'flee', from: ['Art'], how: 'shot' },
      { outcome: 'flee', from: ['Exp'] },
      { outcome: 'flee', in: 'difficult' },
      RECOIL,
    ],
  },
  { rule: 'dbm.out.7', of: ['Exp'], results: [DESTROYED] },
  {
    rule: 'dbm.out.8',
    of: ['Cv', 'Cm'],
    results: [{ outcome: 'flee', from: ['Exp'] }, { outcome: 'flee', in: 'difficult' }, RECOIL],
  },
  {
    rule: 'dbm.out.9',
    of: ['Sp', 'Pk', 'Bd'],
    results: [riddenDown('Kn', 'Cm(S)', 'Exp'), destroyedBy('Wb'), RECOIL],
  },
  {
    rule: 'dbm.out.10',
    of: ['Wb'],
    results: [riddenDown('Kn', 'Cm(S)', 'Exp'), destroyedBy('El'), RECOIL],
  },
  {
    rule: 'dbm.out.11',
    of: ['Ax(X)'],
    results: [riddenDown('Kn', 'Cm(S)'), destroyedBy('El', 'Exp', 'Wb'), RECOIL],
  },
  { rule: 'dbm.out.11', of: ['Ax'], results: [riddenDown('Kn', 'Cm(S)'), RECOIL] },
  {
    rule: 'dbm.out.12',
    of: ['Bw'],
    results: [{ outcome: 'destroyed', from: ['mounted'], how: 'contact' }, RECOIL],
  },
  {
    rule: 'dbm.out.13',
    of: ['Ps'],
    results: [
      riddenDown('Kn', 'Cv', 'LH', 'Cm(S)'),
      { outcome: 'recoil', from: ['El', 'Exp'] },
      { outcome: 'recoil', how: 'shot', but: ['Art'] },
      { outcome: 'recoil', goodForNeither: true },
      FLEE,
    ],
  },
  { rule: 'dbm.out.14', of: ['Art'], results: [IN_CONTACT, { outcome: 'stand', inFort: true }, RECOIL] },
  { rule: 'dbm.out.15', of: ['WWg(X)'], results: [BY_GREAT_ENGINES] },
  {
    rule: 'dbm.out.15',
    of: ['WWg(S)'],
    results: [BY_GREAT_ENGINES, destroyedBy('El'), { outcome: 'recoil', assaults: true }],
  },
  { rule: 'dbm.out.15', of: ['WWg'], results: [BY_GREAT_ENGINES, destroyedBy('El')] },
  {
    rule: 'dbm.out.16',
    of: ['Hd'],
    results: [riddenDown('Kn', 'Cm(S)', 'Exp'), destroyedBy('El', 'Wb'), RECOIL],
  },
  {
    rule: 'dbm.out.18',
    of: ['naval'],
    unladen: true,
    results: [{ outcome: 'recoil', from: ['Exp'] }, IN_CONTACT, RECOIL],
  },
  { rule: 'dbm.out.17', of: ['naval'], results: [RECOIL] },
  { rule: 'dbm.out.19', of: ['Bg'], results: [IN_CONTACT, { outcome: 'flee', mobile: true }] },
];

/** Half the winner's total or less. */
export const HALF: readonly OutcomeRow<DbmClause>[] = [
  {
    rule: 'dbm.out.20',
    of: ['Cv'],
    results: [
      { outcome: 'flee', from: ['Sp', 'Pk', 'Ax(X)'], in: 'good' },
      { outcome: 'flee', from: ['naval'] },
      { outcome: 'flee', from: ENGINES, how: 'contact' },
      DESTROYED,
    ],
  },
  {
    rule: 'dbm.out.21',
    of: ['LH'],
    results: [
      { outcome: 'destroyed', from: ['mounted', 'Bw', 'Ps(O)', 'WWg(O)'], how: 'contact' },
      { outcome: 'destroyed', how: 'contact', in: 'difficult' },
      FLEE,
    ],
  },
  {
    rule: 'dbm.out.22',
    of: ['Ps(X)'],
    results: [DESTROYED],
  },
  {
    rule: 'dbm.out.22',
    of: ['Ps'],
    results: [riddenDown('mounted'), { ...destroyedBy('Bw', 'Ax', 'Ps'), but: ['Ax(X)'] }, FLEE],
  },
  {
    rule: 'dbm.out.25',
    of: ['naval'],
    unladen: true,
    results: [{ outcome: 'recoil', from: ['Exp'] }, DESTROYED],
  },
  {
    rule: 'dbm.out.24',
    of: ['naval'],
    results: [destroyedBy('Art(S)'), { outcome: 'recoil', from: ['Exp'] }, IN_CONTACT, FLEE],
  },
  {
    rule: 'dbm.out.23',
    of: ['El', 'Exp', 'Kn', 'Cm', 'Sp', 'Pk', 'Bd', 'Ax', 'Wb', 'Bw', 'Hd', 'Art', 'WWg', 'Bg'],
    results: [
      { outcome: 'flee', from: ['naval'] },
      { outcome: 'flee', from: ENGINES, how: 'contact' },
      DESTROYED,
    ],
  },
];

/** The outcomes from the mildest to the harshest. */
const SEVERITY: readonly Outcome[] = ['stand', 'recoil', 'flee', 'destroyed'];

/** A doubled loser never gets a milder outcome than if it were only outscored. Ruling 3. */
export const harsher = (less: Listed | null, half: Listed | null): Listed | null =>
  less && half && SEVERITY.indexOf(half.outcome) < SEVERITY.indexOf(less.outcome) ? less : (half ?? less);

const ONLY_DEFENDS: DbmClause = 'dbm.shoot.12';

/** A shooter suffers nothing if its target does not shoot back. */
export const sparedBy = ({ own }: Context): DbmClause | null =>
  own.role === 'shoots' && holds(ONLY_DEFENDS) ? ONLY_DEFENDS : null;
