/** Enclosures: joined sections, and the ground that they enclose. */

import type { Wall } from '../../engine/battle.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { wallsIn } from '../../engine/board/walls.ts';
import { keptByRules, keptWith } from '../../engine/data/memory.ts';
import type { SideId } from '../../engine/game/game.ts';
import { distance, midpoint, type Point } from '../../geometry/point.ts';
import { containsPoint, type Polygon } from '../../geometry/polygon.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { mannedBy } from './sections.ts';

/** Sections that join end to end. An open row is closed by the straight line between its ends. */
export interface Enclosure {
  readonly side: SideId;
  readonly walls: readonly Wall[];
  readonly ground: Polygon;
  /** Do the last and the first section join? */
  readonly isClosed: boolean;
}

/** Between two sections there is at most the piece of a corner. Millimetres. */
const JOINT = 20;

const joins = (before: Wall, after: Wall): boolean => distance(before.line[1], after.line[0]) <= JOINT;

/** The sections from this one on, in their order along the wall. */
function rowFrom(first: Wall, walls: readonly Wall[]): readonly Wall[] {
  const row = [first];
  for (let last: Wall | undefined = first; last; ) {
    const end: Wall = last;
    last = walls.find((wall) => !row.includes(wall) && wall.side === first.side && joins(end, wall));
    if (last) row.push(last);
  }
  return row;
}

function enclosureOf(game: Debellis, row: readonly Wall[]): Enclosure {
  const [first] = row as readonly [Wall, ...Wall[]];
  const isClosed = row.length > 2 && joins(row.at(-1) as Wall, first);
  // An open row is part of a circuit that goes on off the table.
  const isWhole = isClosed || holdsIn(game.walls, 'atEdge');
  return { side: first.side, walls: row, ground: isWhole ? row.flatMap(({ line }) => line) : [], isClosed };
}

/** All enclosures of a terrain. */
export const enclosuresIn = keptWith((game: Debellis) =>
  keptByRules(keptWith, (terrain: Battle['terrain']): readonly Enclosure[] => {
    const left = new Set(wallsIn(terrain));
    const found: Enclosure[] = [];
    const take = (wall: Wall): void => {
      const row = rowFrom(wall, [...left]);
      for (const each of row) left.delete(each);
      found.push(enclosureOf(game, row));
    };
    const isFirst = (wall: Wall): boolean =>
      ![...left].some((other) => other !== wall && other.side === wall.side && joins(other, wall));
    for (const wall of [...left].filter(isFirst)) take(wall);
    // The sections that are left close a ring: any of them may be the first.
    for (const wall of wallsIn(terrain)) if (left.has(wall)) take(wall);
    return found;
  }),
);

const middleOf = (base: PlacedBase): Point => {
  const [a, , b] = rectangleOfBase(base).corners;
  return midpoint(a as Point, b as Point);
};

/** The enclosure whose sections a base mans, or within which it stands; null if there is none. */
export const enclosureRound = (game: Debellis, battle: Battle, base: PlacedBase): Enclosure | null =>
  enclosuresIn(game)(battle.terrain).find(
    ({ walls, ground }) =>
      mannedBy(game, battle, base).some((manned) => walls.includes(manned)) ||
      containsPoint(ground, middleOf(base)),
  ) ?? null;

/** Are they one enclosure? A section belongs to one enclosure only. */
export const isSameEnclosure = (one: Enclosure | null, other: Enclosure | null): boolean =>
  one?.walls[0] === other?.walls[0];

/** Is it inside fortifications of its own side? */
export const isInFort = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  enclosureRound(game, battle, base)?.side === base.side;

/** Has an enemy of its owner entered an enclosure? */
export const isEntered = (game: Debellis, battle: Battle, enclosure: Enclosure): boolean =>
  basesOnTable(battle).some(
    (base) => base.side !== enclosure.side && isSameEnclosure(enclosureRound(game, battle, base), enclosure),
  );
