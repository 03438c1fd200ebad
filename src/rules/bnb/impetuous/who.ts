/** Which bases are impetuous. Blood and Blades, Playing a game, impetuous. */
import {
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  type SideId,
} from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import { isOverlap, isSupport } from '../../../engine/board/positions.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { isBaggage, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { nearTargets, reachableNow } from './reach.ts';

/** Why a base must move: by its nature, or only because enemy baggage is in reach. */
export type Duty = 'nature' | 'baggage';

function isOfFieryKind(base: PlacedBase): boolean {
  const { type, grade, regular } = troopOf(base);
  return type === 'Wb' || (!regular && (type === 'HCh' || (type === 'Bd' && grade === 'F')));
}

/** Troops that are impetuous by nature. */
export const isFiery = (base: PlacedBase): boolean => isOfFieryKind(base) && holds('bnb.impetuous.33');

const MOVED = ['moved', 'tactical', 'far', 'impetuous'] as const;

/** Did it make a voluntary or impetuous move in this bound? */
export const hasMoved = (base: PlacedBase): boolean => MOVED.some((mark) => figure(base.bound, mark) > 0);

const isHalted = (base: PlacedBase): boolean => figure(base.bound, 'halted') > 0 && holds('bnb.halt.1');

/** Does it overlap an enemy in close combat, or support a friend in close combat? */
export const isHelping = (battle: Battle, base: PlacedBase): boolean =>
  contactsOf(battle, base).some((contact) => {
    const helps =
      contact.base.side === base.side
        ? isSupport(contact.touches)
        : isOverlap(contact.touches) && !isBaggage(contact.base);
    return helps && isInCloseCombat(battle, contact.base);
  });

/** Bases that fight, overlap or support stay where they are. */
const isBusy = (battle: Battle, base: PlacedBase): boolean =>
  isInCloseCombat(battle, base)
    ? holds('bnb.impetuous.35')
    : isHelping(battle, base) && holds('bnb.impetuous.36');

/** Could it reach close combat with enemy baggage in this bound, moving alone? */
const couldMeetBaggage = keptByBase((rules, battle, base): boolean => {
  if (isBaggage(base)) return false;
  const baggage = basesOnTable(battle).filter((other) => other.side !== base.side && isBaggage(other));
  const near = nearTargets(rules, battle, base, baggage);
  return near.length > 0 && reachableNow(rules, battle, base, near) !== null && holds('bnb.impetuous.34');
});

export interface DutyOptions {
  /** The bases with baggage in reach when the step began; without it, those with baggage in reach now. */
  readonly tempted?: readonly BaseId[];
  /** A friend that runs into it makes even a halted base move. */
  readonly evenHalted?: boolean;
}

/** Why this base must make an impetuous move now; null if it need not. */
export function dutyOf(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  options: DutyOptions = {},
): Duty | null {
  if (hasMoved(base) || (!options.evenHalted && isHalted(base))) return null;
  const tempted = options.tempted?.includes(base.id) ?? true;
  const fiery = isFiery(base);
  if (!fiery && (!tempted || isInCloseCombat(battle, base) || !couldMeetBaggage(rules, battle, base)))
    return null;
  if (isBusy(battle, base) || !holds('bnb.impetuous.32')) return null;
  if (zonedBy(rules, battle, base).length > 0 && !holds('bnb.zoc.6')) return null;
  return fiery ? 'nature' : 'baggage';
}

/** The bases of a side that must make an impetuous move, by id. */
export const impetuousBases = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  options: DutyOptions = {},
): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) => base.side === side && dutyOf(rules, battle, base, options) !== null && holds('bnb.impetuous.1'),
  );

/** The bases that are impetuous only because of baggage. */
export const temptedBases = (rules: Ruleset, battle: Battle, side: SideId): readonly BaseId[] =>
  basesOnTable(battle)
    .filter((base) => base.side === side && dutyOf(rules, battle, base) === 'baggage')
    .map((base) => base.id);
