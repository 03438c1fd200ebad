/** Finds the targets of an impetuous element. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { distance } from '../../geometry/point.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import { knownEnemies } from '../commands/awareness.ts';
import type { Debellis } from '../game.ts';
import { coverAhead } from '../moves/ahead.ts';
import { distanceIn } from '../moves/limits.ts';
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
export const lootInTown = (game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (other) =>
      other.side !== base.side &&
      game.isBaggage(other) &&
      isInTown(battle, other) &&
      game.isWithin(
        rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other)),
        distanceIn(game, base, 'DGo').mm,
      ) &&
      holdsIn(game.spontaneous, 'lootInTown'),
  );

/** Does it count as a target? */
function isTarget(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): boolean {
  if (game.goingOfBase(rules, battle, enemy, base) === 'DGo' && holdsIn(game.spontaneous, 'ignoreDifficult'))
    return false;
  if (game.isSkirmisher(enemy) && !isBefore(base, enemy) && holdsIn(game.spontaneous, 'ignoreSkirmishers'))
    return false;
  const walled = game.isMounted(base) && enclosureRound(game, battle, enemy) !== null;
  if (walled && holdsIn(game.spontaneous, 'ridersIgnore')) return false;
  return !(game.isOf(enemy, 'El') && holdsIn(game.spontaneous, 'notElephants'));
}

/** The nearest targets, all that are equally near. */
export function targetsOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly PlacedBase[] {
  const loot = lootInTown(game, battle, base);
  const all = [...new Set([...knownEnemies(game, rules, battle, base), ...loot])].map((enemy) => ({
    enemy,
    mm: farthestCorners(base, enemy),
  }));
  const fits = ({ enemy }: { readonly enemy: PlacedBase }) =>
    isTarget(game, rules, battle, base, enemy) || (loot.includes(enemy) && !game.isMounted(base));
  const nearest = all.toSorted((a, b) => a.mm - b.mm).find(fits);
  const nearestOnly = holdsIn(game.spontaneous, 'nearest');
  return all
    .filter((each) => !(nearestOnly && nearest && moreThan(each.mm, nearest.mm)) && fits(each))
    .map(({ enemy }) => enemy);
}
