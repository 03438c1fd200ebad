/** Is there still room for a base that must be put down? */
import { QUARTER_TURN } from '../../geometry/exact.ts';
import type { Base, Battle } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import type { Ruleset } from '../contract.ts';
import { edgeOfSide, INWARD } from './edges.ts';
import { isOnTable, type PlaceReasons, type Placing } from './putting-down.ts';

/**
 * The steps in millimetres in which the table is searched. Coarse steps come first, because they soon find a place if
 * there is much room.
 */
const STEPS = [40, 20, 10, 5];

/** The facings that are tried: along both sides of the table, and inward from the own edge. */
function facingsOf(battle: Battle, { side }: Base): readonly number[] {
  const along = [0, QUARTER_TURN];
  const inward = INWARD[edgeOfSide(battle, side)];
  return along.includes(inward) ? along : [...along, inward];
}

/** An allowed place for this base that faces along one of its sides; null if there is none. */
function findRoom(battle: Battle, base: Base, allows: (placing: Placing) => boolean): Placing | null {
  const { width, depth } = battle.table;
  const facings = facingsOf(battle, base);
  for (const step of STEPS)
    for (let y = 0; y <= depth; y += step)
      for (let x = 0; x <= width; x += step)
        for (const facing of facings) {
          const pose = { x, y, facing };
          if (isOnTable(battle, rectangleAt(base, pose)) && allows({ base, pose })) return { base, pose };
        }
  return null;
}

/** The first of these bases with room left, and its place; null if there is room for none. */
export function roomForAny(
  rules: Ruleset,
  battle: Battle,
  bases: readonly Base[],
  reasonsAgainst: PlaceReasons,
): Placing | null {
  for (const base of bases) {
    const found = findRoom(battle, base, (placing) => reasonsAgainst(rules, battle, [placing]).length === 0);
    if (found) return found;
  }
  return null;
}
