/** Whether ground troops can reach a stronghold. Hordes of the Things, Strongholds. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { endsOfEdge } from '../../../engine/setup/edges.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { BASE_WIDTH } from '../measures.ts';
import { baseEdgeOf, distanceFromBase } from './base-edge.ts';
import { groundGoing } from './ground.ts';

/** The free ground that a route needs around each of its points: half a base width. */
const ROOM = BASE_WIDTH / 2;
/**
 * The side of the squares in which routes are searched, in millimetres. Each square is the middle of an element's
 * width.
 */
const GRAIN = 0.5;
/** On a table that would have more squares than this the squares are larger. */
const MOST_SQUARES = 5_000_000;
/** The size of the first squares, in small ones. They are divided if they are neither free nor barred as a whole. */
const WIDEST = 64;

const distanceTo = (area: Polygon, p: Point): number =>
  insideByCrossings(area, p) ? 0 : outlineDistance(p, area);

interface Grid {
  /** The side of a square in millimetres. A route found may be narrower than an element by this at most. */
  readonly grain: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 for the squares on which a route may run. */
  readonly free: Uint8Array;
}

/** The middle of a square of `size` small squares that begins there. */
const middleOf = (grain: number, column: number, row: number, size: number): Point => ({
  x: (column + size / 2) * grain,
  y: (row + size / 2) * grain,
});

/** Marks all squares far enough from obstacles. The room at a point changes no faster than the point moves. */
function gridOf({ table }: Battle, obstacles: readonly Polygon[]): Grid {
  const grain = Math.max(GRAIN, Math.sqrt((table.width * table.depth) / MOST_SQUARES));
  const least = ROOM - grain / 2;
  const columns = Math.floor(table.width / grain);
  const rows = Math.floor(table.depth / grain);
  const free = new Uint8Array(columns * rows);
  const room = (p: Point): number =>
    obstacles.reduce(
      (nearest, area) => Math.min(nearest, distanceTo(area, p)),
      Math.min(p.x, p.y, table.width - p.x, table.depth - p.y),
    );
  const mark = (column: number, row: number, size: number): void => {
    if (column >= columns || row >= rows) return;
    const half = (size * grain) / Math.SQRT2;
    const here = room(middleOf(grain, column, row, size));
    if (here + half < least) return;
    if (size > 1 && here - half < least) {
      const part = size / 2;
      for (const right of [0, part]) for (const up of [0, part]) mark(column + right, row + up, part);
      return;
    }
    if (here < least) return;
    for (let each = row; each < Math.min(rows, row + size); each++)
      free.fill(1, each * columns + column, each * columns + Math.min(columns, column + size));
  };
  for (let row = 0; row < rows; row += WIDEST)
    for (let column = 0; column < columns; column += WIDEST) mark(column, row, WIDEST);
  return { grain, columns, rows, free };
}

/** Takes all free squares that touch a square, also at a corner, and marks them as reached. */
function takeAround({ columns, rows, free }: Grid, index: number, take: (index: number) => void): void {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      const other = y * columns + x;
      if (free[other] !== 1) continue;
      free[other] = REACHED;
      take(other);
    }
}

const REACHED = 2;
/** How near to its beginning and end a route must come. */
const nearIn = ({ grain }: Grid): number => ROOM + grain;

/** All squares whose middles may lie that near to an area. */
function* squaresNear(grid: Grid, area: Polygon): Generator<readonly [number, Point]> {
  const { grain, columns, rows } = grid;
  const near = nearIn(grid);
  const { minX, maxX, minY, maxY } = boxOf(area);
  const from = (mm: number): number => Math.max(0, Math.floor((mm - near) / grain));
  const to = (mm: number, most: number): number => Math.min(most, Math.ceil((mm + near) / grain));
  for (let row = from(minY); row < to(maxY, rows); row++)
    for (let column = from(minX); column < to(maxX, columns); column++)
      yield [row * columns + column, middleOf(grain, column, row, 1)];
}

/** Marks all free squares that a route reaches from a side's base edge. */
function spreadFrom(battle: Battle, side: SideId, grid: Grid): void {
  const { free } = grid;
  const base = baseEdgeOf(battle, side);
  const next: number[] = [];
  const shore = base.sea ? outlineOf(base.sea) : endsOfEdge(battle, base.edge);
  for (const [index, p] of squaresNear(grid, shore))
    if (free[index] === 1 && distanceFromBase(battle, base, p) <= nearIn(grid)) next.push(index);
  for (const index of next) free[index] = REACHED;
  for (let index = next.pop(); index !== undefined; index = next.pop())
    takeAround(grid, index, (other) => next.push(other));
}

/** Does a marked route come up to this area? */
function comesTo(grid: Grid, area: Polygon): boolean {
  for (const [index, p] of squaresNear(grid, area))
    if (grid.free[index] === REACHED && distanceTo(area, p) <= nearIn(grid)) return true;
  return false;
}

/**
 * Gives a function that says whether a route as wide as an element leads from the enemy's base edge to a stronghold
 * there.
 */
export function routesTo(rules: Ruleset, battle: Battle, side: SideId): (stronghold: Polygon) => boolean {
  const obstacles = battle.terrain
    .filter((piece) => groundGoing(rules, battle, piece) === IMPASSABLE)
    .map(outlineOf);
  if (obstacles.length === 0) return () => true;
  const grid = gridOf(battle, obstacles);
  spreadFrom(battle, otherSide(battle, side), grid);
  return (stronghold) => comesTo(grid, stronghold);
}
