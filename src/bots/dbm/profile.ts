/** The evaluation profile of DBM. A battle is lost by element equivalents. */

import { armyEe, lostByArmy } from '../../debellis/ending/lost.ts';
import { touchesFront } from '../../debellis/fights/contacts.ts';
import { landingsOf } from '../../debellis/naval/ferrying.ts';
import { fleetOf } from '../../debellis/naval/shores.ts';
import { canShoot, rangeOf } from '../../debellis/shooting/shooters.ts';
import { isDemoralised, isGeneral } from '../../debellis/troops/base.ts';
import { pointsLeft, purseOf } from '../../engine/army/commands.ts';
import { type Base, type Battle, figure, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { isHeadstrong } from '../../rules/dbm/impetuous/impetuous.ts';
import { paces } from '../../rules/dbm/measures.ts';
import { isBaggage, isOf, troopOf } from '../../rules/dbm/troops/base.ts';
import { equivalentsOf } from '../../rules/dbm/troops/prices.ts';
import { PLAIN_PROFILE } from '../knowledge/plain-profile.ts';
import type { EvaluationProfile, Readiness } from '../knowledge/profile.ts';
import type { Role } from '../knowledge/roles.ts';

const LOSS_SHARES: Readonly<Record<string, number>> = { destroyed: 1, flee: 0.3, recoil: 0.1 };

/** The loss of a general costs more than an element: his command is hard to lead without him. */
const GENERAL = 3;
/** Elements that count nothing when they are lost are still of use. */
const LEAST_WORTH = 0.3;

/** A march ends at least this far from every enemy, in paces. */
const APART = 500;

function roleOf(base: Base): Role {
  if (isGeneral(base)) return 'general';
  if (isOf(base, 'Art', 'WWg', 'Bg')) return 'engine';
  return isOf(base, 'LH') ? 'raider' : 'line';
}

const did = (base: Base, ...marks: readonly string[]): boolean =>
  marks.some((mark) => figure(base.bound, mark) > 0);

/** Nobody pays for an order to an element whose command has no points left. Baggage stays where it is. */
function readiness(battle: Battle, base: PlacedBase): Readiness {
  if (did(base, 'moved', 'halted') || isDemoralised(base) || isBaggage(base)) return 'done';
  if (pointsLeft(battle, purseOf(battle, base)) === 0) return 'done';
  return touchesFront(DBM, battle, base) ? 'held' : 'ready';
}

/** Impetuous troops that have no order yet go for the enemy. */
const runsAway = (battle: Battle, base: PlacedBase): boolean =>
  isHeadstrong(base) && !did(base, 'moved') && enemyContacts(battle, base).length === 0;

export const dbmProfile: EvaluationProfile = {
  ...PLAIN_PROFILE,
  army: {
    worth: (base) =>
      Math.max(LEAST_WORTH, equivalentsOf(troopOf(base), true)) + (isGeneral(base) ? GENERAL : 0),
    worthOfPiece: () => 0,
    left: (battle, side) => Math.max(1, armyEe(DBM, battle, side) / 2 - lostByArmy(DBM, battle, side)),
    lossShare: (outcome) => LOSS_SHARES[outcome] ?? 0,
  },
  troops: {
    ...PLAIN_PROFILE.troops,
    roleOf,
    isHampered: (base) => !isOf(base, 'Ax', 'Ps', 'Wb', 'Bw'),
    readiness,
    runsAway,
    commandRange: (base) => (isGeneral(base) ? paces(1200) : null),
  },
  orders: {
    ...PLAIN_PROFILE.orders,
    byCommand: true,
    march: { kind: 'march', apart: paces(APART) },
    special: ({ rules, battle }, side) =>
      fleetOf(DBM, battle, side)
        .flatMap((ship) => landingsOf(DBM, rules, battle, ship))
        .map(({ command }) => command),
  },
  dangers: {
    shootingZone: (base) =>
      canShoot(DBM, troopOf(base)) ? { width: base.width, depth: rangeOf(DBM, base) } : null,
  },
};
