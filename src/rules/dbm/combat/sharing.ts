/** Which troops may share a double base. DBM, Double elements. */
import { holds } from '../../../engine/effects.ts';
import { isOneOf, type Troop } from '../troops.ts';
import { plainCombatant, type Rank } from './combatant.ts';
import { REAR_SUPPORT } from './support.ts';

const rankOf = (troop: Troop): Rank => ({
  base: 'rear',
  troop,
  going: 'GGo',
  listed: true,
  chariot: false,
  byExpendables: false,
  mans: false,
});

/** Can the rear one support the front one in some close combat? */
function supports(front: Troop, rear: Troop): boolean {
  const own = { ...plainCombatant('front', '', front), doubleBased: true, ranks: [rankOf(rear)] };
  return REAR_SUPPORT.some((row) => isOneOf(front, row.front) && row.ranks(own).length > 0);
}

/** May two elements share a base: does the rear one support the front one, or shoot over it, or are both baggage? */
export const mayShareBase = (front: Troop, rear: Troop): boolean =>
  supports(front, rear) ||
  (isOneOf(front, ['Bw']) && isOneOf(rear, ['Bw'])) ||
  (isOneOf(front, ['Bg']) && isOneOf(rear, ['Bg'])) ||
  !holds('dbm.dbe.2');

/** Bw(X) on a double base stand in front of Bw(O) or Bw(S). */
export const isPavise = (front: Troop, rear: Troop): boolean =>
  (isOneOf(front, ['Bw(X)']) ? isOneOf(rear, ['Bw(O)', 'Bw(S)']) : !isOneOf(rear, ['Bw(X)'])) ||
  !holds('dbm.bw.7');
