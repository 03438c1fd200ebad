/** The evaluation profile for a ruleset that has none. */
import { WEIGHTS } from '../evaluate/weights.ts';
import type { EvaluationProfile } from './profile.ts';

/** Every base has the same worth, and every base may do everything. */
export const PLAIN_PROFILE: EvaluationProfile = {
  army: {
    worth: () => 1,
    worthOfPiece: () => 1,
    left: () => Number.POSITIVE_INFINITY,
    lossShare: (outcome) => (outcome === 'destroyed' ? 1 : 0),
  },
  troops: {
    roleOf: () => 'line',
    isHampered: () => false,
    mayAttack: () => true,
    canAttack: () => true,
    mustDeclare: () => false,
    canStorm: () => true,
    commandRange: () => null,
    readiness: () => 'ready',
  },
  dangers: { shootingZone: () => null },
  orders: {
    reach: ({ rules, battle }, bases) => rules.moves.distance.farthest(battle, bases),
  },
  temper: {
    patience: 8,
    wishToFight: { points: 0.7, for: 'any fight' },
    threats: 'alone',
    raidParty: { soon: 4, late: 8 },
  },
  weights: WEIGHTS,
};
