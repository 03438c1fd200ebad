/** Which elements advance without an order. DBMM, Impetuous troops; rulings 98 and 115. */
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isLurking, withAmbushOf } from '../../../engine/ambush/hidden.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { groupOf, isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { rightOf } from '../../../geometry/rectangle.ts';
import { isBaggage, isBroken, isMobile, isShaken } from '../troops/base.ts';
import { figure, type Mark } from '../troops/marks.ts';
import { straightCourse } from './course.ts';
import { neverMoved } from './has-moved.ts';
import { isNeverImpetuous } from './impetuous.ts';

const did = ({ bound }: PlacedBase, ...marks: readonly Mark[]): boolean =>
  marks.some((mark) => figure(bound, mark) > 0);

/** Did nobody order it to move or to stay, and has it not gone by itself yet? */
const isLeftAlone = (base: PlacedBase): boolean =>
  !(did(base, 'moved') && !did(base, 'advanced') && holds('dbmm.imp.31')) &&
  !(did(base, 'halted') && holds('dbmm.halt.1')) &&
  !(did(base, 'advanced') && holds('dbmm.imp.43')) &&
  isMobile(base);

const isDisheartened = (base: PlacedBase): boolean =>
  figure(base.marks, 'disheartened') > 0 || isShaken(base);

/** Farther than anybody advances, in millimetres. */
const FAR = 450;

/** Does it advance into enemy baggage straight ahead? */
function seesLoot(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const isNear = basesOnTable(battle).some(
    (other) =>
      other.side !== base.side &&
      isBaggage(other) &&
      rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other)) < FAR &&
      Math.abs(rightOf(rectangleOfBase(base), other.pose)) < base.width + other.width,
  );
  if (!isNear || isNeverImpetuous(base) || !holds('dbmm.imp.13')) return false;
  const met = straightCourse(game, rules, battle, base)?.met;
  return met !== undefined && met !== null && isBaggage(met);
}

/** Does an element have to advance, or may it? */
export const advances = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  base.side === battle.turn.active &&
  isLeftAlone(base) &&
  !isBroken(base) &&
  !(isDisheartened(base) && holds('dbmm.imp.34')) &&
  !(isFighting(game, battle, base) && holds('dbmm.imp.32')) &&
  (game.isImpetuous(rules, battle, base) || seesLoot(game, rules, battle, base));

/** May its player let it stay: in difficult going, if it has never moved, or where it overlaps an enemy? */
export const mayStay = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  (game.goingOfBase(rules, battle, base) === 'DGo' && neverMoved(base) && holds('dbmm.imp.35')) ||
  (enemyContacts(battle, base).length > 0 && holds('dbmm.imp.37'));

/** The elements that advance with this one: its column behind it, or itself alone. */
export function bodyOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] {
  const group = groupOf(rules, battle, base);
  const isAlone = group.length < 2 || (!isColumn(group) && holds('dbmm.imp.44'));
  if (isAlone || !holds('dbmm.imp.18')) return [base];
  if (!group.every((each) => advances(game, rules, battle, each))) return [base];
  const { forward } = rectangleOfBase(base);
  const along = ({ pose }: PlacedBase): number => pose.x * forward.x + pose.y * forward.y;
  return group.toSorted((a, b) => along(b) - along(a));
}

/** The elements that can be ordered to advance now: the heads of columns, and all others singly. */
export const advancers = (game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) => advances(game, rules, battle, base) && bodyOf(game, rules, battle, base)[0]?.id === base.id,
  );

/** The elements in ambush that can be ordered to advance now, as if they stood on the table. */
export function lurkingAdvancers(game: Debellis, rules: Ruleset, battle: Battle): readonly PlacedBase[] {
  const standing = withAmbushOf(battle, battle.turn.active);
  return standing === battle
    ? []
    : basesOnTable(standing).filter((base) => isLurking(base) && advances(game, rules, standing, base));
}
