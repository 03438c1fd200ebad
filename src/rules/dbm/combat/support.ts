/** Rear support, one row for each sentence of the table. DBM, Rear support factors. */

import {
  type Combatant,
  type Context,
  inCloseCombat,
  isShotAt,
  type Rank,
} from '../../../debellis/fights/combatant.ts';
import type { SupportRow } from '../../../debellis/fights/support-row.ts';
import type { Kind, Weapon } from '../../../debellis/troops/troop.ts';
import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs, isMountedOn, isOnFoot } from './counts-as.ts';

const fighting =
  (...kinds: readonly Kind[]) =>
  (context: Context): boolean =>
    countsAmong(enemyKnownAs(context), kinds);

/** The ranks from the second on that all meet a condition, up to a number. */
function ranksWhile(own: Combatant, most: number, are: (rank: Rank) => boolean): readonly Rank[] {
  const end = own.ranks.findIndex((rank) => !are(rank));
  return own.ranks.slice(0, end < 0 ? most : Math.min(most, end));
}

const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ troop }: Rank): boolean =>
    isOneOf(troop, kinds);

const second = (own: Combatant, are: (rank: Rank) => boolean): readonly Rank[] => ranksWhile(own, 1, are);

const sameGrade = (own: Combatant, rank: Rank): boolean => own.troop.grade === rank.troop.grade;
const inGoodGoing = (own: Combatant): boolean => own.going === 'GGo';

/** The ranks of a kind and of its own grade. All must be in good going. */
const firmRanks = (own: Combatant, most: number, kind: Kind): readonly Rank[] =>
  inGoodGoing(own)
    ? ranksWhile(own, most, (rank) => ofKind(kind)(rank) && sameGrade(own, rank) && rank.going === 'GGo')
    : [];

const armedWith = ({ troop }: Rank, ...weapons: readonly Weapon[]): boolean =>
  troop.type === 'Ps' && troop.weapon !== undefined && weapons.includes(troop.weapon);

/** Skirmishers that shoot over others: bows from the second or the third rank, other weapons from the second. */
function missileRank({ ranks: [next, third] }: Combatant): readonly Rank[] {
  if (next?.listed && armedWith(next, 'bow', 'crossbow', 'handgun')) return [next];
  return next && third?.listed && armedWith(third, 'bow') ? [third] : [];
}

/** The third and fourth ranks if all ranks meet a condition. */
const backRanks = (own: Combatant, kind: Kind): readonly Rank[] => ranksWhile(own, 3, ofKind(kind)).slice(1);

const LINE_FOOT = fighting('Sp', 'Pk', 'Bd', 'Ax', 'Bw');

export const REAR_SUPPORT: readonly SupportRow<DbmClause>[] = [
  {
    rule: 'dbm.rear.5',
    front: ['Kn(I)'],
    shotAt: true,
    against: (context) =>
      inCloseCombat(context)
        ? isOnFoot(context.enemy) || fighting('Kn', 'Cv', 'LH')(context)
        : !fighting('Art')(context),
    ranks: (own) => (own.doubleBased ? second(own, ofKind('Kn(I)')) : []),
  },
  {
    rule: 'dbm.rear.6',
    front: ['Cv'],
    against: fighting('Cv', 'LH'),
    ranks: (own) => second(own, ofKind(own.troop.grade === 'I' ? 'Cv(I)' : 'Cv(O)')),
  },
  { rule: 'dbm.rear.7', front: ['Sp'], ranks: (own) => firmRanks(own, 1, 'Sp') },
  {
    rule: 'dbm.rear.8',
    front: ['Pk(S)', 'Pk(O)', 'Pk(I)', 'Pk(F)'],
    ranks: (own) => firmRanks(own, 3, 'Pk'),
  },
  {
    rule: 'dbm.rear.9',
    front: ['Pk(X)'],
    ranks: (own) =>
      inGoodGoing(own)
        ? ranksWhile(own, 2, (rank) => ofKind('Pk(X)', 'Pk(I)')(rank) && rank.going === 'GGo')
        : [],
  },
  {
    rule: 'dbm.rear.10',
    front: ['Bd'],
    against: fighting('Kn', 'Cm(S)'),
    ranks: (own) => second(own, ofKind('Bd')),
  },
  { rule: 'dbm.rear.11', front: ['Wb'], ranks: (own) => second(own, ofKind('Wb')) },
  {
    rule: 'dbm.rear.12',
    front: ['Wb(S)'],
    against: ({ enemy }) => isMountedOn(enemy),
    ranks: (own) => backRanks(own, 'Wb(S)'),
  },
  { rule: 'dbm.rear.13', front: ['Ax(X)'], ranks: (own) => ranksWhile(own, 2, ofKind('Ax(X)')) },
  {
    rule: 'dbm.rear.14',
    front: ['Ax(S)', 'Ax(O)', 'Ax(I)', 'Ax(F)'],
    against: LINE_FOOT,
    ranks: (own) => second(own, (rank) => ofKind('Ax')(rank) && sameGrade(own, rank)),
  },
  {
    rule: 'dbm.rear.15',
    front: ['Bw(S)', 'Bw(O)', 'Bw(I)', 'Bw(F)'],
    against: LINE_FOOT,
    ranks: (own) =>
      second(
        own,
        (rank) => ofKind('Bw')(rank) && sameGrade(own, rank) && rank.troop.weapon === own.troop.weapon,
      ),
  },
  {
    rule: 'dbm.rear.16',
    front: ['Ps'],
    against: fighting('skirmishers'),
    ranks: (own) => second(own, ofKind('Ps(O)')),
  },
  {
    rule: 'dbm.rear.17',
    front: ['Sp', 'Pk', 'Bd', 'Ax'],
    against: (context) =>
      context.enemy.shelter !== null ||
      context.enemy.isSection ||
      fighting('Wb', 'WWg')(context) ||
      (isMountedOn(context.enemy) && !fighting('Kn(X)')(context)),
    ranks: missileRank,
  },
  {
    rule: 'dbm.rear.18',
    front: ['Cv'],
    against: fighting('Cv', 'Kn(X)'),
    ranks: (own) => second(own, (rank) => rank.listed && ofKind('Ps(S)', 'Ps(I)')(rank)),
  },
];

/** The conditions that deny support to or by any of these ranks. */
const DENIED: readonly { readonly rule: DbmClause; readonly is: (each: Combatant | Rank) => boolean }[] = [
  { rule: 'dbm.rear.2', is: ({ going }) => going === 'DGo' },
  { rule: 'dbm.rear.4', is: ({ chariot }) => chariot },
  { rule: 'dbm.rear.4', is: ({ byExpendables }) => byExpendables },
  { rule: 'dbm.fort.13', is: ({ mans }) => mans },
  { rule: 'dbm.bw.8', is: ({ troop }) => isOneOf(troop, ['Bw(X)']) },
];

const isDenied = (each: Combatant | Rank): boolean => DENIED.some(({ rule, is }) => is(each) && holds(rule));

/** An attack on great engines breaks up the ranks of the attacker. */
const justMet = ({ own, enemy }: Context): boolean =>
  own.charged && isOneOf(enemy.troop, ['Art(S)']) && holds('dbm.rear.4');

/** A combatant with only the ranks that may count. */
function withFirmRanks(context: Context): Combatant {
  const { own } = context;
  if (isDenied(own) || justMet(context)) return { ...own, ranks: [] };
  return { ...own, ranks: ranksWhile(own, own.ranks.length, (rank) => !isDenied(rank)) };
}

const supports = ({ front, against, shotAt }: SupportRow, context: Context): boolean =>
  isOneOf(context.own.troop, front) &&
  (against?.(context) ?? true) &&
  (inCloseCombat(context) ||
    (shotAt === true && isShotAt(context.own)) ||
    (isShotAt(context.own) && !holds('dbm.rear.4')));

/** The table as rows of factors: one line for each rank that counts. */
const SUPPORT_FACTORS: readonly FactorRow<Context>[] = REAR_SUPPORT.map((row) => ({
  rule: row.rule,
  value: 1,
  key: 'dbm.support',
  causes: (context) =>
    supports(row, context) ? row.ranks(withFirmRanks(context)).map(({ base }) => ({ by: base })) : [],
}));

/** The factors of rear support for a combatant, one line for each rank that counts. */
export const rearSupport = (context: Context): readonly Line[] => linesOf(SUPPORT_FACTORS, context);
