/** The tactical factors, one row for each. Blood and Blades, Combat, tactical factors. */

import { type FactorRow, type Figures, linesOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import type { Grade, Troop, TroopType } from '../troops/troops.ts';
import { isInfantry, isMounted, isSkirmisher, weaponOf } from '../troops/troops.ts';
import { type Context, type Giver, inCloseCombat, isShotAt, type Rank, shoots } from './combatant.ts';

interface TacticRow extends FactorRow<Context> {
  readonly rule: BnbClause;
}

const isType = (troop: Troop, ...types: TroopType[]): boolean => types.includes(troop.type);
const isGrade = (troop: Troop, ...grades: Grade[]): boolean => grades.includes(troop.grade);

const figuresOf = (givers: readonly Giver[]): readonly Figures[] =>
  givers.map(({ by, flank }) => (flank ? { by, flank } : { by }));

const once = (figures: readonly Figures[]): readonly Figures[] => figures.slice(0, 1);

/** Is it close combat against an enemy that is not a skirmisher? */
const solidEnemy = (context: Context): boolean =>
  inCloseCombat(context) && !isSkirmisher(context.enemy.troop);

const againstMountedOrWb = (context: Context): boolean =>
  inCloseCombat(context) && (isMounted(context.enemy.troop) || isType(context.enemy.troop, 'Wb'));

type Test = (rank: Rank) => boolean;

/** Do the ranks behind, from the second on, pass these tests? */
const ranked = ({ own }: Context, ...tests: Test[]): boolean =>
  tests.every((test, at) => {
    const rank = own.ranks[at];
    return rank !== undefined && test(rank);
  });

const goingsOf = ({ own }: Context, ranks: number) =>
  [own.going, ...own.ranks.slice(0, ranks - 1).map((rank) => rank.going)] as const;
const allInGGo = (context: Context, ranks: number): boolean =>
  goingsOf(context, ranks).every((going) => going === 'GGo');
const noneInDGo = (context: Context, ranks: number): boolean =>
  goingsOf(context, ranks).every((going) => going !== 'DGo');

const of =
  (type: TroopType, ...grades: Grade[]): Test =>
  ({ troop }) =>
    isType(troop, type) && (grades.length === 0 || isGrade(troop, ...grades));

const psO = of('Ps', 'O');
const listedPsO: Test = (rank) => psO(rank) && rank.listed;
const listedBowman: Test = (rank) => listedPsO(rank) && weaponOf(rank.troop) === 'bow';

const sameGrade =
  ({ own }: Context): Test =>
  ({ troop }) =>
    troop.type === own.troop.type && troop.grade === own.troop.grade;
const sameDrill =
  (context: Context): Test =>
  (rank) =>
    sameGrade(context)(rank) && rank.troop.regular === context.own.troop.regular;
const sameWeapon =
  (context: Context): Test =>
  (rank) =>
    sameDrill(context)(rank) && weaponOf(rank.troop) === weaponOf(context.own.troop);

/** A recoil that only the table edge stops gives nothing: that rule stands in the table for all. */
const hemmedIn = ({ enemy }: Context): boolean =>
  enemy.recoil === 'incomplete' || (enemy.recoil === 'off-table' && !holds('bnb.tactic.9'));

export const TACTICAL_FACTORS: readonly TacticRow[] = [
  {
    rule: 'bnb.tactic.4',
    value: 1,
    key: 'tactic.upper-ground',
    applies: (context) => inCloseCombat(context) && context.own.upperGround && context.own.ownBound,
  },
  {
    rule: 'bnb.tactic.6',
    value: 1,
    key: 'tactic.weather',
    applies: ({ own }) => isShotAt(own),
    causes: ({ own }) => (own.weather ? [{ because: own.weather }] : []),
  },
  {
    rule: 'bnb.tactic.7',
    value: 1,
    key: 'tactic.dazzled',
    applies: ({ enemy }) => enemy.dazzled && holds('bnb.dazzle.5'),
  },
  {
    rule: 'bnb.tactic.5',
    value: 1,
    key: 'tactic.river-edge',
    applies: (context) => inCloseCombat(context) && context.own.defendsRiver,
  },
  { rule: 'bnb.tactic.8', value: 1, key: 'tactic.hemmed-in', applies: hemmedIn },
  {
    rule: 'bnb.tactic.10',
    value: 1,
    key: 'tactic.overlapped',
    applies: inCloseCombat,
    causes: ({ enemy }) => figuresOf(enemy.overlappedBy),
  },
  {
    rule: 'bnb.tactic.11',
    value: 2,
    key: 'tactic.flanked',
    applies: inCloseCombat,
    causes: ({ enemy }) => once(figuresOf(enemy.flankedBy)),
  },
  {
    rule: 'bnb.tactic.12',
    value: 3,
    key: 'tactic.rear',
    applies: inCloseCombat,
    causes: ({ enemy }) => once(figuresOf(enemy.rearAttackedBy)),
  },
  {
    rule: 'bnb.tactic.13',
    value: 1,
    key: 'tactic.shooters',
    applies: ({ own }) => shoots(own),
    causes: ({ own }) => own.shootingAdvantages.map(({ rule, by }) => ({ because: rule, by })),
  },
  {
    rule: 'bnb.tactic.14',
    value: 1,
    key: 'tactic.cover',
    applies: ({ own, enemy }) => isShotAt(own) && (own.covered || enemy.covered),
  },
  {
    rule: 'bnb.tactic.15',
    value: 1,
    key: 'tactic.ps-support',
    applies: (context) =>
      inCloseCombat(context) &&
      isType(context.own.troop, 'Ps') &&
      isSkirmisher(context.enemy.troop) &&
      ranked(context, psO) &&
      noneInDGo(context, 2),
  },
  {
    rule: 'bnb.tactic.16',
    value: 1,
    key: 'tactic.bd-against-foot',
    applies: ({ own, enemy }) => isType(own.troop, 'Bd') && isType(enemy.troop, 'Ax', 'Wb', 'Sp', 'Pk'),
  },
  {
    rule: 'bnb.tactic.17',
    value: 1,
    key: 'tactic.mounted-against-bd',
    applies: ({ own, enemy }) => isType(enemy.troop, 'Bd') && isMounted(own.troop),
  },
  {
    rule: 'bnb.tactic.18',
    value: 1,
    key: 'tactic.sp-in-open',
    applies: (context) =>
      isType(context.own.troop, 'Sp') && context.own.going === 'GGo' && solidEnemy(context),
  },
  {
    rule: 'bnb.tactic.19',
    value: 1,
    key: 'tactic.pk-second-rank',
    applies: (context) =>
      of('Pk', 'I', 'X')(asRank(context)) &&
      solidEnemy(context) &&
      ranked(context, of('Pk', 'I')) &&
      allInGGo(context, 2),
  },
  {
    rule: 'bnb.tactic.20',
    value: 1,
    key: 'tactic.pk-third-rank',
    applies: (context) =>
      of('Pk', 'I', 'X')(asRank(context)) &&
      solidEnemy(context) &&
      ranked(context, of('Pk', 'I'), of('Pk', 'I')) &&
      allInGGo(context, 3),
  },
  {
    rule: 'bnb.tactic.21',
    value: 1,
    key: 'tactic.fast-pk-second-rank',
    applies: (context) =>
      of('Pk', 'F')(asRank(context)) &&
      solidEnemy(context) &&
      ranked(context, of('Pk', 'F')) &&
      allInGGo(context, 2),
  },
  {
    rule: 'bnb.tactic.22',
    value: 1,
    key: 'tactic.sp-second-rank',
    applies: (context) =>
      isType(context.own.troop, 'Sp') &&
      solidEnemy(context) &&
      ranked(context, sameDrill(context)) &&
      allInGGo(context, 2),
  },
  {
    rule: 'bnb.tactic.23',
    value: 1,
    key: 'tactic.wb-second-rank',
    applies: (context) =>
      isType(context.own.troop, 'Wb') &&
      solidEnemy(context) &&
      ranked(context, sameGrade(context)) &&
      noneInDGo(context, 2),
  },
  {
    rule: 'bnb.tactic.24',
    value: 1,
    key: 'tactic.bw-second-rank',
    applies: (context) =>
      inCloseCombat(context) &&
      isType(context.own.troop, 'Bw') &&
      isInfantry(context.enemy.troop) &&
      !isType(context.enemy.troop, 'Ps') &&
      ranked(context, sameWeapon(context)) &&
      noneInDGo(context, 2),
  },
  {
    rule: 'bnb.tactic.25',
    value: 1,
    key: 'tactic.listed-ps',
    applies: (context) =>
      isType(context.own.troop, 'Ax', 'Bd', 'Sp') &&
      againstMountedOrWb(context) &&
      ranked(context, listedPsO) &&
      noneInDGo(context, 2),
  },
  {
    rule: 'bnb.tactic.26',
    value: 1,
    key: 'tactic.listed-bowmen',
    applies: (context) =>
      isType(context.own.troop, 'Sp') &&
      againstMountedOrWb(context) &&
      ranked(context, sameDrill(context), listedBowman) &&
      allInGGo(context, 3),
  },
  {
    rule: 'bnb.tactic.27',
    value: 1,
    key: 'tactic.bw-in-open',
    applies: (context) =>
      context.own.french &&
      isType(context.own.troop, 'Bw') &&
      context.own.going !== 'DGo' &&
      (inCloseCombat(context) || shoots(context.own)),
  },
  {
    rule: 'bnb.tactic.28',
    value: 1,
    key: 'tactic.pk-in-open',
    applies: (context) =>
      context.own.french &&
      of('Pk', 'I', 'X')(asRank(context)) &&
      solidEnemy(context) &&
      context.own.going === 'GGo',
  },
];

/** The fighting base itself in the form of a rank. */
function asRank({ own }: Context): Rank {
  return { base: own.base, troop: own.troop, going: own.going, listed: false };
}

/** All combat advantages of a base against its opponent, one line for each cause. */
export const tacticalFactors = (context: Context): readonly Line[] => linesOf(TACTICAL_FACTORS, context);
