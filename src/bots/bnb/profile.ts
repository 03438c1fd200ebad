/** The evaluation profile of Blood and Blades. A battle is lost by points of confidence. */
import { type Base, figure } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { moralOf } from '../../rules/bnb/ending/moral.ts';
import { confidenceOf } from '../../rules/bnb/ending/points-of-confidence.ts';
import { hasMoved, isFiery } from '../../rules/bnb/impetuous/who.ts';
import { IN_COMMAND } from '../../rules/bnb/moves/command.ts';
import { ZONE } from '../../rules/bnb/shooting/shot-line.ts';
import { isBaggage, isCommander, troopOf } from '../../rules/bnb/troops/base.ts';
import { isLightInfantry, type TroopType } from '../../rules/bnb/troops/troops.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import type { EvaluationProfile } from '../knowledge/profile.ts';
import type { Role } from '../knowledge/roles.ts';
import { packOrders } from './packs.ts';
import { togetherOrders } from './together.ts';

const RAIDERS: readonly TroopType[] = ['LH', 'Cv', 'LCh', 'Cm'];

const LOSS_SHARES: Readonly<Record<string, number>> = {
  destroyed: 1,
  spent: 0.5,
  flee: 0.3,
  withdraw: 0.1,
  recoil: 0.1,
};

function roleOf(base: Base): Role {
  if (isCommander(base) || isBaggage(base)) return 'protected';
  return RAIDERS.includes(troopOf(base).type) ? 'raider' : 'line';
}

const isDone = (base: Base): boolean =>
  figure(base.bound, 'halted') !== 0 || figure(base.bound, 'tactical') !== 0;

export const bnbProfile: EvaluationProfile = {
  army: {
    worth: (base) => confidenceOf(troopOf(base), isCommander(base)),
    worthOfPiece: () => 0,
    left(battle, side) {
      const { routing, losses } = moralOf(battle, side);
      return Math.max(1, routing - losses);
    },
    lossShare: (outcome) => LOSS_SHARES[outcome] ?? 0,
  },
  troops: {
    roleOf,
    isHampered: (base) => !isLightInfantry(troopOf(base)),
    mayAttack: (base) => figure(base.bound, 'far') === 0,
    canAttack: () => true,
    mustDeclare: () => false,
    canStorm: () => true,
    commandRange: (base) => (isCommander(base) ? IN_COMMAND : null),
    // No base may leave a fight, so that none counts as held.
    readiness: (battle, base) => (isDone(base) || enemyContacts(battle, base).length > 0 ? 'done' : 'ready'),
    runsAway: (_battle, base) => isFiery(base) && !hasMoved(base),
  },
  dangers: { shootingZone: (base) => (troopOf(base).type === 'Bw' ? ZONE : null) },
  orders: {
    reach: ({ rules, battle }, bases) => rules.moves.distance.farthest(battle, bases),
    special: ({ rules, battle }, side) => [
      ...packOrders(rules, battle, side),
      ...togetherOrders(rules, battle, side),
    ],
  },
  temper: {
    patience: 20,
    wishToFight: { points: 0.3, for: 'any fight' },
    threats: 'alone',
    raidParty: { soon: 4, late: 8 },
  },
  weights: WEIGHTS,
};
