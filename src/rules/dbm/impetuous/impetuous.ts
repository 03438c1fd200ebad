/** Decides whether an element is impetuous. DBM, Impetuous troops. */

import { isAwareOf } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isDemoralised } from '../../../debellis/troops/base.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { goingOfBase } from '../ground/going.ts';
import { isWithin, paces } from '../measures.ts';
import { isBaggage, isTrain, troopOf } from '../troops/base.ts';
import { isOneOf, moveOf } from '../troops/troops.ts';

/** Irregulars that are always impetuous. */
const HEADSTRONG: readonly Kind[] = ['Kn(S)', 'Kn(O)', 'Kn(F)', 'Cm(S)', 'Exp', 'Wb', 'Bd(F)', 'Hd(S)'];

/** How near demoralised enemies tempt everybody, in paces. */
const TEMPTING = 600;

const seesDemoralised = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      isDemoralised(enemy) &&
      isWithin(rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)), paces(TEMPTING)) &&
      isAwareOf(game, rules, battle, base, enemy),
  );

/** A whole tactical move on the ground where it stands, in millimetres. */
export const fullMove = (rules: Ruleset, battle: Battle, base: PlacedBase): number =>
  paces(moveOf(troopOf(base), goingOfBase(rules, battle, base)));

/** The enemy baggage that a whole move straight ahead would come up against; null where it meets none, or others first. */
export function baggageAhead(rules: Ruleset, battle: Battle, base: PlacedBase): PlacedBase | null {
  // A base that just reaches it is in contact.
  const reach = fullMove(rules, battle, base) + EQUAL_LENGTH;
  const { box } = rectangleOfBase(base);
  const isNear = basesOnTable(battle).some(
    (other) =>
      other.side !== base.side && boxesMeet(box, rectangleOfBase(other).box, reach) && isBaggage(other),
  );
  if (!isNear) return null;
  const { stop } = planPursuit(rules, battle, base, reach);
  const met = placedBase(battle, stop?.base ?? '');
  return met && met.side !== base.side && isBaggage(met) ? met : null;
}

/** Is it of a troop that is always impetuous? */
export function isHeadstrong(base: PlacedBase): boolean {
  const troop = troopOf(base);
  return !troop.regular && isOneOf(troop, HEADSTRONG) && holds('dbm.impet.18');
}

/** Is an element impetuous, by its troop or by the enemy before it? */
export function isImpetuous(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  if (isHeadstrong(base)) return true;
  const tempted =
    !isTrain(base) &&
    (seesDemoralised(game, rules, battle, base) || baggageAhead(rules, battle, base) !== null);
  return tempted && holds('dbm.impet.19');
}
