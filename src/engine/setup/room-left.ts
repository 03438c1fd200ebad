/** Is there still room for a base that must be put down? */
import { QUARTER_TURN } from '../../geometry/exact.ts';
import type { Box } from '../../geometry/rectangle.ts';
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

/** The parts of the table in which a base may have room. */
export type BoxesFor = (battle: Battle, base: Base) => readonly Box[];

/** The facings that are tried: along both sides of the table, and inward from the own edge. */
function facingsOf(battle: Battle, { side }: Base): readonly number[] {
  const along = [0, QUARTER_TURN];
  const inward = INWARD[edgeOfSide(battle, side)];
  return along.includes(inward) ? along : [...along, inward];
}

/** The whole table. */
export const wholeTable = ({ table }: Battle): Box => ({
  minX: 0,
  minY: 0,
  maxX: table.width,
  maxY: table.depth,
});

/** The numbers from `least` to `most` that are multiples of `step`. */
function* multiples(least: number, most: number, step: number): Generator<number> {
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) yield at;
}

/** An allowed place in these boxes for a base that faces along a side of the table; null if there is none. */
function findRoom(
  battle: Battle,
  base: Base,
  boxes: readonly Box[],
  allows: (placing: Placing) => boolean,
): Placing | null {
  const facings = facingsOf(battle, base);
  for (const step of STEPS)
    for (const { minX, minY, maxX, maxY } of boxes)
      for (const y of multiples(minY, maxY, step))
        for (const x of multiples(minX, maxX, step))
          for (const facing of facings) {
            const pose = { x, y, facing };
            if (isOnTable(battle, rectangleAt(base, pose)) && allows({ base, pose })) return { base, pose };
          }
  return null;
}

/** The same for bases that differ in nothing but their names: what has no room for one has none for the others. */
export const kindOf = (base: Base): string => JSON.stringify({ ...base, id: '' });

/**
 * The first of these bases with room left, and its place; null if there is room for none. `boxesFor` tells in which
 * parts of the table a base may have room; if absent, everywhere.
 */
export function roomForAny(
  rules: Ruleset,
  battle: Battle,
  bases: readonly Base[],
  reasonsAgainst: PlaceReasons,
  boxesFor: BoxesFor = (where) => [wholeTable(where)],
): Placing | null {
  const searched = new Set<string>();
  for (const base of bases) {
    const kind = kindOf(base);
    if (searched.has(kind)) continue;
    searched.add(kind);
    const boxes = boxesFor(battle, base);
    const found = findRoom(
      battle,
      base,
      boxes,
      (placing) => reasonsAgainst(rules, battle, [placing]).length === 0,
    );
    if (found) return found;
  }
  return null;
}
