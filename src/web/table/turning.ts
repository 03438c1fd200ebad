/** Turns the table so that any of its edges is at the bottom of the screen. */
import type { Point } from '../../geometry/point.ts';

/** The size of a table. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** The side from which the table is seen: quarter turns of its drawing, clockwise on the screen. */
export type Turn = 0 | 1 | 2 | 3;

const TURNS: Readonly<Record<string, Turn>> = { south: 0, east: 1, north: 2, west: 3 };

/** The turn that brings an edge of the table to the bottom of the screen. */
export const turnTo = (edge: string | null | undefined): Turn => TURNS[edge ?? 'south'] ?? 0;

export const nextTurn = (turn: Turn): Turn => ((turn + 1) % 4) as Turn;

/** The size of the turned table. */
export const turnedTable = (table: Table, turn: Turn): Table =>
  turn % 2 === 0 ? table : { width: table.depth, depth: table.width };

/** A point of the drawing (y downward) on the turned drawing. */
export function turnedPoint({ x, y }: Point, turn: Turn, { width, depth }: Table): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: depth - y, y: x };
    case 2:
      return { x: width - x, y: depth - y };
    case 3:
      return { x: y, y: width - x };
  }
}

/** The point of the drawing at a point of the turned drawing. */
export const unturnedPoint = (point: Point, turn: Turn, table: Table): Point =>
  turnedPoint(point, ((4 - turn) % 4) as Turn, turnedTable(table, turn));

/** The same as SVG writes it. */
export function turningOf(turn: Turn, { width, depth }: Table): string {
  switch (turn) {
    case 0:
      return '';
    case 1:
      return `matrix(0 1 -1 0 ${depth} 0)`;
    case 2:
      return `matrix(-1 0 0 -1 ${width} ${depth})`;
    case 3:
      return `matrix(0 -1 1 0 0 ${width})`;
  }
}
