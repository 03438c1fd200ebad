/** The tactical factors, one row for each line of the table. DBMM, Tactical factors. */
import { type Context, inCloseCombat, isShotAt, shoots } from '../../../debellis/fights/combatant.ts';
import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs, knownAs } from './counts-as.ts';
import { factsOf } from './facts.ts';

interface TacticRow extends FactorRow<Context> {
  readonly rule: DbmmClause;
}

const isDefending = (context: Context): boolean => inCloseCombat(context) || isShotAt(context.own);
const inFrontCombat = (context: Context): boolean =>
  inCloseCombat(context) &&
  factsOf(context.own).struckOn === 'front' &&
  factsOf(context.own).strikes === 'front';
const isMounted = ({ own }: Context): boolean => isOneOf(own.troop, ['mounted']);
const isFoot = ({ own }: Context): boolean => isOneOf(own.troop, ['foot']);
const isTrain = ({ own }: Context): boolean => isOneOf(own.troop, ['train']);
/** Troops that need order: Mounted, Sp, Pk other than Pk(F), and Train. */
const keepsOrder = (context: Context): boolean =>
  isMounted(context) ||
  isTrain(context) ||
  countsAmong(knownAs(context), ['Sp', 'Pk(S)', 'Pk(O)', 'Pk(I)', 'Pk(X)']);

/** The going of its ground: its own at a bank or upslope counts by its own reckoning. */
const isHigher = ({ own }: Context): boolean => own.upslope || (own.holdsBank && holds('dbmm.water.28'));

/** The conditions that deny the factor for fortifications. */
const BREACHED: readonly { readonly rule: DbmmClause; readonly is: (context: Context) => boolean }[] = [
  {
    rule: 'dbmm.tac.30',
    is: ({ own, enemy }) =>
      own.shelter?.temporary === false && isShotAt(own) && isOneOf(enemy.troop, ['Art(S)']),
  },
  {
    rule: 'dbmm.tac.31',
    is: ({ own, enemy }) => own.shelter?.temporary === true && isShotAt(own) && isOneOf(enemy.troop, ['Art']),
  },
  { rule: 'dbmm.tac.32', is: ({ enemy }) => isOneOf(enemy.troop, ['WWg(S)', 'Shp(X)']) },
];

/** Does it man fortifications? */
const isManning = ({ own }: Context): boolean =>
  own.shelter !== null && !(isOneOf(own.troop, ['WWg', 'mounted']) && holds('dbmm.tac.33'));

const isSheltered = (context: Context): boolean =>
  isManning(context) && !BREACHED.some(({ rule, is }) => is(context) && holds(rule));

const DARK: readonly string[] = ['moonlight', 'dark'];

export const TACTICAL_FACTORS: readonly TacticRow[] = [
  {
    rule: 'dbmm.tac.1',
    value: 1,
    key: 'dbmm.tactic.height',
    applies: (context) =>
      inCloseCombat(context) &&
      !context.own.ownBound &&
      isHigher(context) &&
      (isFoot(context) || isTrain(context)),
  },
  {
    rule: 'dbmm.tac.2',
    value: 1,
    key: 'dbmm.tactic.height',
    applies: (context) =>
      inFrontCombat(context) &&
      context.own.ownBound &&
      isHigher(context) &&
      isMounted(context) &&
      context.own.going === 'GGo',
  },
  {
    rule: 'dbmm.tac.3',
    value: -1,
    key: 'dbmm.tactic.overlapped',
    applies: inCloseCombat,
    causes: ({ own }) => own.overlappedBy.map(({ by, how }) => ({ by, how })),
  },
  {
    rule: 'dbmm.tac.4',
    value: -1,
    key: 'dbmm.tactic.beset',
    applies: inCloseCombat,
    causes: ({ own }) => own.attackedBy.map(({ by, how }) => ({ by, how })),
  },
  {
    rule: 'dbmm.tac.5',
    value: -1,
    key: 'dbmm.tactic.blocked',
    applies: (context) => inCloseCombat(context) && factsOf(context.own).blocked,
  },
  {
    rule: 'dbmm.tac.6',
    value: -1,
    key: 'dbmm.tactic.marched',
    applies: (context) => isDefending(context) && factsOf(context.own).marched,
  },
  {
    rule: 'dbmm.tac.7',
    value: -1,
    key: 'dbmm.tactic.rough',
    applies: (context) => inCloseCombat(context) && context.own.going === 'RGo' && keepsOrder(context),
  },
  {
    rule: 'dbmm.tac.8',
    value: -2,
    key: 'dbmm.tactic.difficult',
    applies: (context) =>
      inCloseCombat(context) &&
      context.own.going === 'DGo' &&
      (keepsOrder(context) || isOneOf(context.own.troop, ['naval'])),
  },
  {
    rule: 'dbmm.tac.9',
    value: -1,
    key: 'dbmm.tactic.difficult',
    applies: (context) =>
      inCloseCombat(context) &&
      context.own.going === 'DGo' &&
      isOneOf(context.own.troop, ['Pk(F)', 'Bd', 'Wb(S)', 'Wb(O)', 'Hd(O)']) &&
      (countsAmong(enemyKnownAs(context), ['foot']) ||
        (isOneOf(context.enemy.troop, ['mounted']) && context.own.goingForEnemy === 'GGo')),
  },
  {
    rule: 'dbmm.tac.10',
    value: -2,
    key: 'dbmm.tactic.obstacles',
    applies: (context) =>
      (inFrontCombat(context) || (inCloseCombat(context) && !holds('dbmm.obst.11'))) &&
      isMounted(context) &&
      ((factsOf(context.own).acrossObstacles && !isOneOf(context.own.troop, ['El', 'LH'])) ||
        (factsOf(context.own).acrossFixed && holds('dbmm.obst.14'))),
  },
  {
    rule: 'dbmm.tac.11',
    value: -1,
    key: 'dbmm.tactic.wagons',
    applies: (context) =>
      inCloseCombat(context) && context.own.ownBound && isOneOf(context.own.troop, ['WWg(O)', 'WWg(I)']),
  },
  {
    rule: 'dbmm.tac.12',
    value: -1,
    key: 'dbmm.tactic.failing',
    applies: (context) => isDefending(context) && factsOf(context.own).failing,
  },
  {
    rule: 'dbmm.tac.13',
    value: 2,
    key: 'dbmm.tactic.stroke',
    applies: (context) => inCloseCombat(context) && factsOf(context.own).stroke,
  },
  {
    rule: 'dbmm.tac.14',
    value: 1,
    key: 'dbmm.tactic.general',
    applies: (context) => isDefending(context) && context.own.general,
  },
  {
    rule: 'dbmm.tac.15',
    value: 1,
    key: 'dbmm.tactic.victor',
    applies: (context) => inCloseCombat(context) && context.own.ownBound && factsOf(context.own).besideVictor,
  },
  {
    rule: 'dbmm.tac.16',
    value: 1,
    key: 'dbmm.tactic.standard',
    applies: (context) =>
      inCloseCombat(context) && context.own.ownBound && factsOf(context.own).besideStandard,
  },
  {
    rule: 'dbmm.tac.17',
    value: 1,
    key: 'dbmm.tactic.second-rank',
    applies: ({ own }) => shoots(own),
    causes: ({ own }) => factsOf(own).behindMain.map((by) => ({ by })),
  },
  {
    rule: 'dbmm.tac.18',
    value: 1,
    key: 'dbmm.tactic.second-rank',
    applies: ({ own }) => shoots(own),
    causes: ({ own }) => factsOf(own).behindAider.map((by) => ({ by })),
  },
  {
    rule: 'dbmm.tac.19',
    value: -1,
    key: 'dbmm.tactic.aided',
    applies: ({ own }) => isShotAt(own),
    causes: ({ enemy }) => factsOf(enemy).elsewhere.map((by) => ({ by })),
  },
  {
    rule: 'dbmm.tac.20',
    value: -1,
    key: 'dbmm.tactic.cover',
    applies: ({ own }) => shoots(own) && factsOf(own).intoCover,
  },
  {
    rule: 'dbmm.tac.21',
    value: 3,
    key: 'dbmm.tactic.fortified',
    applies: (context) =>
      (isShotAt(context.own) || inFrontCombat(context)) &&
      (isFoot(context) || isOneOf(context.own.troop, ['Art', 'Bge(O)'])) &&
      (isSheltered(context) || (factsOf(context.own).behindFixed && !holds('dbmm.obst.16'))),
  },
  {
    rule: 'dbmm.tac.22',
    value: 2,
    key: 'dbmm.tactic.tower',
    applies: (context) => isDefending(context) && isManning(context) && context.own.shelter?.tower === true,
  },
  {
    rule: 'dbmm.tac.23',
    value: 1,
    key: 'dbmm.tactic.wall-walk',
    applies: (context) =>
      inCloseCombat(context) &&
      isManning(context) &&
      context.own.shelter?.temporary === false &&
      !context.own.shelter.tower,
  },
  {
    rule: 'dbmm.tac.24',
    value: 1,
    key: 'dbmm.tactic.wall-upslope',
    applies: (context) => inCloseCombat(context) && isManning(context) && context.own.upslope,
  },
  {
    rule: 'dbmm.tac.25',
    value: -1,
    key: 'dbmm.tactic.weather',
    applies: (context) => context.own.hampered && (inCloseCombat(context) || shoots(context.own)),
  },
  {
    rule: 'dbmm.tac.26',
    value: -1,
    key: 'dbmm.tactic.night',
    applies: ({ own }) => !own.troop.regular && !own.ownBound && DARK.includes(factsOf(own).light),
  },
  {
    rule: 'dbmm.tac.27',
    value: -2,
    key: 'dbmm.tactic.gloom',
    applies: (context) =>
      inCloseCombat(context) && isMounted(context) && factsOf(context.own).light !== 'day',
  },
];

/** All tactical factors of one side, one line for each cause. */
export const tacticalFactors = (context: Context): readonly Line[] =>
  holds('dbmm.res.2') ? linesOf(TACTICAL_FACTORS, context) : [];
