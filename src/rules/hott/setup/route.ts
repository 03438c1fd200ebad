/** Whether ground troops can come to a stronghold. Hordes of the Things, Strongholds. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { BASE_WIDTH } from '../measures.ts';
import { baseEdgeOf, distanceFromBase } from './base-edge.ts';
import { groundGoing } from './ground.ts';

/** Ways are looked for by points so many millimetres apart, each the middle of an element's width. */
const GRAIN = 5;
/** Free ground about a point that is on a way: half a base, less what the grain may miss. */
const ROOM = BASE_WIDTH / 2 - GRAIN / 2;
/** So near to its goal a point has arrived. */
const NEAR = BASE_WIDTH / 2 + GRAIN;

const isWithin = (area: Polygon, p: Point, reach: number): boolean => {
  const { minX, minY, maxX, maxY } = boxOf(area);
  if (p.x < minX - reach || p.x > maxX + reach || p.y < minY - reach || p.y > maxY + reach) return false;
  return insideByCrossings(area, p) || outlineDistance(p, area) < reach;
};

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly pointAt: (index: number) => Point;
  readonly isFree: (index: number) => boolean;
}

function gridOf(battle: Battle, obstacles: readonly Polygon[]): Grid {
  const columns = Math.floor((battle.table.width - 2 * ROOM) / GRAIN) + 1;
  const rows = Math.floor((battle.table.depth - 2 * ROOM) / GRAIN) + 1;
  const pointAt = (index: number): Point => ({
    x: ROOM + (index % columns) * GRAIN,
    y: ROOM + Math.floor(index / columns) * GRAIN,
  });
  return {
    columns,
    rows,
    pointAt,
    isFree: (index) => !obstacles.some((area) => isWithin(area, pointAt(index), ROOM)),
  };
}

const neighbours = ({ columns, rows }: Grid, index: number): readonly number[] => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row < rows - 1 ? [index + columns] : []),
  ];
};

/** Is there a way as wide as an element from the enemy's base edge to this stronghold of a side? */
export function hasRoute(rules: Ruleset, battle: Battle, side: SideId, stronghold: Polygon): boolean {
  const obstacles = battle.terrain
    .filter((piece) => groundGoing(rules, battle, piece) === IMPASSABLE)
    .map(outlineOf);
  if (obstacles.length === 0) return true;
  const grid = gridOf(battle, obstacles);
  const enemy = baseEdgeOf(battle, otherSide(battle, side));
  const seen = new Uint8Array(grid.columns * grid.rows);
  const next: number[] = [];
  const visit = (index: number) => {
    if (seen[index]) return;
    seen[index] = 1;
    if (grid.isFree(index)) next.push(index);
  };
  for (let index = 0; index < seen.length; index++)
    if (distanceFromBase(battle, enemy, grid.pointAt(index)) <= NEAR) visit(index);
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (isWithin(stronghold, grid.pointAt(index), NEAR)) return true;
    for (const other of neighbours(grid, index)) visit(other);
  }
  return false;
}
