/** Who pursues, and how far. DBM, Pursuing; rulings 15, 16 and 119. */
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isDemoralised, isFoot, isTrain, troopOf } from '../base.ts';
import { attackersAside } from '../contacts.ts';
import { baggageAhead, fullMove, isImpetuous } from '../impetuous.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isWading } from '../rivers.ts';
import { inClass, isOneOf, type Kind, type Troop } from '../troops.ts';

/** Regular or not. */
const PURSUERS: readonly Kind[] = ['Kn(S)', 'Kn(O)', 'Kn(I)', 'Kn(F)', 'Pk'];
const IRREGULAR_PURSUERS: readonly Kind[] = ['Bd', 'Sp'];

/** What is known of the winner of a fight and of whom it beat. */
export interface Chase {
  readonly winner: PlacedBase;
  /** As it was, wherever it is now. */
  readonly loser: Base;
  /** The winner defended a river bank. */
  readonly held: boolean;
  /** The loser broke off by its own move. */
  readonly brokeOff: boolean;
}

/** Does an element go after a beaten enemy at once, unless it may choose not to? */
function pursues(rules: Ruleset, battle: Battle, { winner, loser }: Chase): boolean {
  const troop = troopOf(winner);
  const always =
    isOneOf(troop, PURSUERS) ||
    (!troop.regular && isOneOf(troop, IRREGULAR_PURSUERS)) ||
    isWading(battle, winner);
  const tempted = isDemoralised(loser) && !isTrain(winner) && holds('dbm.impet.19');
  return (always || tempted || isImpetuous(rules, battle, winner)) && holds('dbm.pursue.5');
}

/** Against whom some may choose to stay. */
const MAY_STAY: readonly ((winner: Troop, loser: Troop) => boolean)[] = [
  (winner, loser) => inClass(winner, 'foot') && inClass(loser, 'skirmishers'),
  (winner, loser) => isOneOf(winner, ['Pk', 'Bd']) && inClass(loser, 'mounted'),
  (winner, loser) => isOneOf(winner, ['Kn']) && isOneOf(loser, ['Ps']),
];

/** May it choose not to pursue? */
export const mayStay = ({ winner, loser }: Chase): boolean =>
  MAY_STAY.some((may) => may(troopOf(winner), troopOf(loser))) && holds('dbm.pursue.9');

/** What keeps a winner where it is. */
const isHeld = (battle: Battle, { winner, held, brokeOff }: Chase): boolean =>
  (held && isFoot(winner) && holds('dbm.pursue.10')) ||
  (brokeOff && attackersAside(battle, winner).length > 0 && holds('dbm.pursue.7'));

/** A pursuit thought through; null where ground or an edge forbids it, or there is no room. */
function pursuitPlan(rules: Ruleset, battle: Battle, base: PlacedBase): OutcomePlan | null {
  const loot = baggageAhead(rules, battle, base) !== null;
  const usual = holds('dbm.pursue.6') ? Math.min(base.depth, BASE_WIDTH) : 0;
  const plan = planPursuit(rules, battle, base, loot ? fullMove(rules, battle, base) : usual);
  const forbidden = plan.stop?.edge !== undefined || plan.stop?.piece !== undefined;
  return forbidden || !moreThan(plan.went, 0) ? null : plan;
}

/** How a winner would pursue; null where it does not. */
export const planOfChase = (rules: Ruleset, battle: Battle, chase: Chase): OutcomePlan | null =>
  !isHeld(battle, chase) && pursues(rules, battle, chase) ? pursuitPlan(rules, battle, chase.winner) : null;
