/** Whether ground troops can come to a stronghold. Hordes of the Things, Strongholds. */
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

/** Free ground about a point that is on a way: half a base. */
const ROOM = BASE_WIDTH / 2;
/** Ways are looked for by squares of so many millimetres, each for the middle of an element's width. */
const GRAIN = 0.5;
/** Squares are larger on a table that would hold more of them. */
const MOST_SQUARES = 5_000_000;
/** The greatest squares, which are parted where they are neither free nor barred as a whole. */
const WIDEST = 64;

const distanceTo = (area: Polygon, p: Point): number =>
  insideByCrossings(area, p) ? 0 : outlineDistance(p, area);

interface Grid {
  /** Millimetres of the side of a square. A way is found that is nowhere narrower by more than this. */
  readonly grain: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 for the squares on which a way may run. */
  readonly free: Uint8Array;
}

/** The middle of a square that begins there, so many squares wide. */
const middleOf = (grain: number, column: number, row: number, size: number): Point => ({
  x: (column + size / 2) * grain,
  y: (row + size / 2) * grain,
});

/** Marks all that lies at least so far from everything: room grows no faster than the way from a point. */
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

/** All free squares that touch a square, be it at a corner; they are marked as reached then. */
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
/** So near to where it begins and ends a way has come. */
const nearIn = ({ grain }: Grid): number => ROOM + grain;

/** All squares of these whose middles may lie as near to an area. */
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

/** Marks all free squares to which a way leads from a side's base edge. */
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

/** Does a marked way come up to this area? */
function comesTo(grid: Grid, area: Polygon): boolean {
  for (const [index, p] of squaresNear(grid, area))
    if (grid.free[index] === REACHED && distanceTo(area, p) <= nearIn(grid)) return true;
  return false;
}

/** Tells of places for a stronghold of a side whether a way as wide as an element leads there from the enemy's base edge. */
export function routesTo(rules: Ruleset, battle: Battle, side: SideId): (stronghold: Polygon) => boolean {
  const obstacles = battle.terrain
    .filter((piece) => groundGoing(rules, battle, piece) === IMPASSABLE)
    .map(outlineOf);
  if (obstacles.length === 0) return () => true;
  const grid = gridOf(battle, obstacles);
  spreadFrom(battle, otherSide(battle, side), grid);
  return (stronghold) => comesTo(grid, stronghold);
}
