/** The tactical factors, one row for each condition. DBM, Tactical factors. */

import { type Context, inCloseCombat, isShotAt, shoots } from '../../../debellis/fights/combatant.ts';
import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isOneOf } from '../troops/troops.ts';
import { countsAmong, enemyKnownAs, isMountedOn, isOnFoot, knownAs } from './counts-as.ts';

interface TacticRow extends FactorRow<Context> {
  readonly rule: DbmClause;
}

const isDefending = (context: Context): boolean => inCloseCombat(context) || isShotAt(context.own);

const inRoughOrDifficult = ({ own }: Context): boolean => own.going !== 'GGo';

/** The conditions that deny the factor for fortifications. */
const BREACHED: readonly { readonly rule: DbmClause; readonly is: (context: Context) => boolean }[] = [
  { rule: 'dbm.tac.2', is: ({ own }) => isOneOf(own.troop, ['WWg']) },
  {
    rule: 'dbm.tac.3',
    is: ({ own, enemy }) =>
      own.shelter?.temporary === false && isShotAt(own) && isOneOf(enemy.troop, ['Art(S)']),
  },
  {
    rule: 'dbm.tac.4',
    is: (context) =>
      context.own.shelter?.temporary === true &&
      countsAmong(enemyKnownAs(context), isShotAt(context.own) ? ['Art'] : ['Ps(X)']),
  },
  {
    rule: 'dbm.bg.14',
    is: ({ own }) => own.shelter?.temporary === true && isOneOf(own.troop, ['Bg(I)']) && own.mobile,
  },
  { rule: 'dbm.tac.5', is: ({ enemy }) => isOneOf(enemy.troop, ['WWg(S)', 'Shp(X)']) },
];

const isSheltered = (context: Context): boolean =>
  context.own.shelter !== null && !BREACHED.some(({ rule, is }) => is(context) && holds(rule));

export const TACTICAL_FACTORS: readonly TacticRow[] = [
  {
    rule: 'dbm.tac.1',
    value: 2,
    key: 'dbm.tactic.fortified',
    applies: (context) => isOnFoot(context.own) && isDefending(context) && isSheltered(context),
  },
  {
    rule: 'dbm.tac.6',
    value: 1,
    key: 'dbm.tactic.general',
    applies: (context) => context.own.general && !context.own.demoralised && isDefending(context),
  },
  {
    rule: 'dbm.tac.7',
    value: 1,
    key: 'dbm.tactic.height',
    applies: (context) =>
      inCloseCombat(context) &&
      (context.own.upslope || context.own.holdsBank || context.own.shelter?.tower === true),
  },
  {
    rule: 'dbm.tac.8',
    value: -1,
    key: 'dbm.tactic.beset',
    applies: inCloseCombat,
    causes: ({ own }) => [...own.overlappedBy, ...own.attackedBy].map(({ by, how }) => ({ by, how })),
  },
  {
    rule: 'dbm.tac.8',
    value: -1,
    key: 'dbm.tactic.aided',
    applies: ({ own }) => isShotAt(own),
    causes: ({ enemy }) => enemy.aiders.map((by) => ({ by })),
  },
  {
    rule: 'dbm.tac.9',
    value: -1,
    key: 'dbm.tactic.trees',
    applies: ({ own }) => shoots(own) && own.throughTrees,
  },
  {
    // Trees and weather together are one disadvantage.
    rule: 'dbm.tac.9',
    value: -1,
    key: 'dbm.tactic.weather',
    applies: (context) =>
      context.own.hampered && !context.own.throughTrees && (inCloseCombat(context) || shoots(context.own)),
  },
  {
    rule: 'dbm.tac.10',
    value: -2,
    key: 'dbm.tactic.demoralised',
    applies: (context) => context.own.demoralised && !context.own.general && isDefending(context),
  },
  {
    rule: 'dbm.tac.11',
    value: -2,
    key: 'dbm.tactic.slowed',
    applies: (context) =>
      inCloseCombat(context) && isMountedOn(context.own) && (context.own.slowed || context.own.assaults),
  },
  {
    rule: 'dbm.tac.12',
    value: -2,
    key: 'dbm.tactic.broken-ground',
    applies: (context) =>
      inCloseCombat(context) &&
      inRoughOrDifficult(context) &&
      isOnFoot(context.enemy) &&
      countsAmong(knownAs(context), ['Bd', 'Wb(S)', 'Wb(O)']),
  },
  {
    rule: 'dbm.tac.13',
    value: -2,
    key: 'dbm.tactic.broken-ranks',
    applies: (context) =>
      inCloseCombat(context) &&
      (inRoughOrDifficult(context) || context.own.wades) &&
      countsAmong(knownAs(context), ['Sp', 'Pk', 'Hd(O)', 'train']),
  },
];

/** All tactical factors of one side, one line for each cause. */
export const tacticalFactors = (context: Context): readonly Line[] => linesOf(TACTICAL_FACTORS, context);
