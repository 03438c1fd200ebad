/** Finds the targets of an impetuous element. DBM, Impetuous troops; rulings 22 and 72. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { distance } from '../../../geometry/point.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { knownEnemies } from '../awareness.ts';
import { isBaggage, isMounted, isOf, isSkirmisher } from '../base.ts';
import { goingOfBase } from '../going.ts';
import { isWithin } from '../measures.ts';
import { distanceIn } from '../moves/limits.ts';
import { coverAhead } from '../moves/zone-exceptions.ts';
import { enclosureRound } from '../walls/enclosures.ts';
import { isInTown } from '../walls/towns.ts';

/** The distance between the front corners of two that are farthest apart. */
export function farthestCorners(a: PlacedBase, b: PlacedBase): number {
  const [mine, theirs] = [rectangleOfBase(a), rectangleOfBase(b)].map(({ frontLeft, frontRight }) => [
    frontLeft,
    frontRight,
  ]);
  return Math.max(...(mine ?? []).flatMap((p) => (theirs ?? []).map((q) => distance(p, q))));
}

const isBefore = (base: PlacedBase, enemy: PlacedBase): boolean =>
  coverAhead(rectangleOfBase(base), rectangleOfBase(enemy)) > 0;

/** Enemy baggage in a town as near as a move in difficult going: it draws even those who do not know of it. */
export const lootInTown = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (other) =>
      other.side !== base.side &&
      isBaggage(other) &&
      isInTown(battle, other) &&
      isWithin(
        rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other)),
        distanceIn(base, 'DGo').mm,
      ) &&
      holds('dbm.impet.17'),
  );

/** Does it count as a target? */
function isTarget(rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  if (goingOfBase(rules, battle, enemy, base) === 'DGo' && holds('dbm.impet.8')) return false;
  if (isSkirmisher(enemy) && !isBefore(base, enemy) && holds('dbm.impet.9')) return false;
  const walled = isMounted(base) && enclosureRound(battle, enemy) !== null;
  if (walled && holds('dbm.impet.16')) return false;
  return !(isOf(enemy, 'El') && holds('dbm.impet.1'));
}

/** The nearest targets, all that are equally near. */
export function targetsOf(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const loot = lootInTown(battle, base);
  const all = [...new Set([...knownEnemies(rules, battle, base), ...loot])].map((enemy) => ({
    enemy,
    mm: farthestCorners(base, enemy),
  }));
  const fits = ({ enemy }: { readonly enemy: PlacedBase }) =>
    isTarget(rules, battle, base, enemy) || (loot.includes(enemy) && !isMounted(base));
  const nearest = all.toSorted((a, b) => a.mm - b.mm).find(fits);
  const nearestOnly = holds('dbm.impet.7');
  return all
    .filter((each) => !(nearestOnly && nearest && moreThan(each.mm, nearest.mm)) && fits(each))
    .map(({ enemy }) => enemy);
}
