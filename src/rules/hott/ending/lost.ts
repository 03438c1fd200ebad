/** Which elements count as lost, in army points. Hordes of the Things, Winning and losing. */
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isOfContingent, isStillToCome } from '../contingents/contingents.ts';
import { generalsThatCount, isAwaited } from '../mass/commands.ts';
import { isDemoralised, isForsaken } from '../mass/demoralised.ts';
import { elementOf, isCaptive, isLurker } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { costOf } from '../troops/troops.ts';

/** Is a lurker on the board again after it had left? */
const hasReturned = (base: Base): boolean => isLurker(base) && figure(base.marks, 'deployments') > 1;

/** The clause by which an element counts as lost now; null if it does not. */
function lossRule(base: Base): HottClause | null {
  if (base.place === 'table') return hasReturned(base) && !holds('hott.lost.5') ? 'hott.lost.7' : null;
  if (base.place === 'reserve') return holds('hott.lost.4') ? null : 'hott.lost.1';
  if (base.place === 'ensorcelled') return holds('hott.ensorcel.2') ? 'hott.lost.3' : null;
  if (base.place !== 'lost') return null;
  return isLurker(base) && figure(base.marks, 'fled') > 0 ? 'hott.lost.7' : 'hott.lost.1';
}

export function isLost(base: Base): boolean {
  const rule = lossRule(base);
  return rule !== null && holds(rule);
}

export const apOf = (bases: readonly Base[]): number =>
  bases.reduce((sum, base) => sum + costOf(elementOf(base)), 0);

/** The elements of a side whose losses decide whether it is defeated: those of its contingents too. */
const countedOf = (battle: Battle, side: SideId): readonly Base[] =>
  armyOf(battle, side).filter((base) => !isOfContingent(battle, base) || holds('hott.campafter.2'));

const armyOf = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && !isCaptive(base));

/** Does it count among its side's losses: lost, or unable to arrive for a demoralised command? */
function countsAsLost(battle: Battle, base: Base): boolean {
  if (isStillToCome(battle, base)) return !holds('hott.campafter.3');
  if (base.place === 'ensorcelled' && isDemoralised(battle, base)) return holds('hott.demo.9');
  return isLost(base) || isForsaken(battle, base);
}

/** Army points of the lost ones among these elements. */
export const lostApOf = (battle: Battle, bases: readonly Base[]): number =>
  apOf(bases.filter((base) => countsAsLost(battle, base)));

/** Army points that a side has lost so far. */
export const lostAp = (battle: Battle, side: SideId): number => lostApOf(battle, countedOf(battle, side));

/** Army points of a side's whole army, on the board or not. */
export const totalAp = (battle: Battle, side: SideId): number => apOf(armyOf(battle, side));

/** Does the side have no element on the board any more, and none of a contingent that is still to come? */
export const isSweptAway = (battle: Battle, side: SideId): boolean =>
  !armyOf(battle, side).some((base) => base.place === 'table' || isStillToCome(battle, base));

/** Is the commander-in-chief lost? A horde that held it and was replaced has come back without it. */
export const isCommanderLost = (battle: Battle, side: SideId): boolean =>
  generalsThatCount(battle, side).some((general) => isLost(general) && !isAwaited(battle, general)) ||
  armyOf(battle, side).some((base) => figure(base.marks, 'wasCInC') > 0);
