/** The evaluation profile of DBM. A battle is lost by element equivalents. */
import { type Base, figure } from '../../engine/battle.ts';
import { isBaggage, isGeneral, isOf, troopOf } from '../../rules/dbm/base.ts';
import { armyEe, lostByArmy } from '../../rules/dbm/lost.ts';
import { paces } from '../../rules/dbm/measures.ts';
import { equivalentsOf } from '../../rules/dbm/prices.ts';
import { PLAIN_PROFILE } from '../plain-profile.ts';
import type { EvaluationProfile } from '../profile.ts';
import type { Role } from '../roles.ts';

const LOSS_SHARES: Readonly<Record<string, number>> = { destroyed: 1, flee: 0.3, recoil: 0.1 };

/** The loss of a general costs more than an element: his command is hard to lead without him. */
const GENERAL = 3;
/** Elements that count nothing when they are lost are still of use. */
const LEAST_WORTH = 0.3;

function roleOf(base: Base): Role {
  if (isBaggage(base)) return 'protected';
  if (isGeneral(base)) return 'general';
  if (isOf(base, 'Art', 'WWg')) return 'engine';
  return isOf(base, 'LH') ? 'raider' : 'line';
}

export const dbmProfile: EvaluationProfile = {
  ...PLAIN_PROFILE,
  army: {
    worth: (base) =>
      Math.max(LEAST_WORTH, equivalentsOf(troopOf(base), true)) + (isGeneral(base) ? GENERAL : 0),
    worthOfPiece: () => 0,
    left: (battle, side) => Math.max(1, armyEe(battle, side) / 2 - lostByArmy(battle, side)),
    lossShare: (outcome) => LOSS_SHARES[outcome] ?? 0,
  },
  troops: {
    ...PLAIN_PROFILE.troops,
    roleOf,
    isHampered: (base) => !isOf(base, 'Ax', 'Ps', 'Wb', 'Bw'),
    readiness: (_battle, base) => (figure(base.bound, 'halted') > 0 ? 'done' : 'ready'),
    commandRange: (base) => (isGeneral(base) ? paces(1200) : null),
  },
};
