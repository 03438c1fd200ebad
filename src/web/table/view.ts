import { computed, signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';
import {
  bringIn,
  type Camera,
  fitted,
  levelAt,
  panBy,
  type Size,
  type Table,
  toTable,
  zoomAt,
} from './camera.ts';

export const screen = signal<Size>({ width: 0, height: 0 });
export const tableSize = signal<Table>({ width: 1200, depth: 750 });
export const camera = signal<Camera>({ x: 0, y: 0, scale: 1 });
/** How much is written on bases: changes only when a threshold is crossed. */
export const level = computed(() => levelAt(camera.value.scale));
/** Until somebody pans or zooms, the whole table is kept in sight. */
let followsFit = true;

/** Pixels that the tools take: at the right of a wide screen, at the top of a narrow one. */
const TOOLS = 44;
const WIDE = 640;

export function fitTable(): void {
  followsFit = true;
  const { width, height } = screen.value;
  if (width === 0) return;
  const wide = width > WIDE;
  const free = wide ? { width: width - TOOLS, height } : { width, height: height - TOOLS };
  const fit = fitted(tableSize.value, free);
  camera.value = wide ? fit : { ...fit, y: fit.y - TOOLS / fit.scale };
}

/** The screen or the table has another size. */
export function resized(size: Size, table: Table): void {
  const other = table.width !== tableSize.value.width || table.depth !== tableSize.value.depth;
  screen.value = size;
  tableSize.value = table;
  if (followsFit || other) fitTable();
}

export function look(next: Camera): void {
  followsFit = false;
  camera.value = next;
}

export const zoomBy = (factor: number, at?: Point): void =>
  look(
    zoomAt(
      camera.value,
      factor,
      at ?? { x: screen.value.width / 2, y: screen.value.height / 2 },
      tableSize.value,
      screen.value,
    ),
  );

export const pan = (dx: number, dy: number): void =>
  look(panBy(camera.value, dx, dy, tableSize.value, screen.value));

/** Brings a point of the table (y to the north) into sight. */
export function show(point: Point): void {
  const at = { x: point.x, y: tableSize.value.depth - point.y };
  const next = bringIn(camera.value, at, tableSize.value, screen.value);
  if (next.x !== camera.value.x || next.y !== camera.value.y) look(next);
}

export const pointAt = (px: Point): Point => toTable(camera.value, px, tableSize.value);

/** So many pixels in millimetres. */
export const pixels = (count: number): number => count / camera.value.scale;
