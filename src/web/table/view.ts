/** The state of the view: the camera, the turn, and the sizes of screen and table. */
import { computed, signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import {
  bringIn,
  type Camera,
  type Free,
  fitted,
  fittedOn,
  inSight,
  levelAt,
  panBy,
  type Size,
  toTable,
  zoomAt,
} from './camera.ts';
import { NARROW, partOf, partRound, ROUND_ARMIES } from './framing.ts';
import { nextTurn, type Table, type Turn, turnedPoint, turnedTable } from './turning.ts';

export const screen = signal<Size>({ width: 0, height: 0 });
export const tableSize = signal<Table>({ width: 1200, depth: 750 });
export const camera = signal<Camera>({ x: 0, y: 0, scale: 1 });
/** The side from which the table is seen. */
export const turn = signal<Turn>(0);
/** The size of the turned table. */
export const seenSize = computed(() => turnedTable(tableSize.value, turn.value));
/** How much is written on bases. It changes only at thresholds of the scale. */
export const level = computed(() => levelAt(camera.value.scale));
/** Until the person pans or zooms, the armies or the whole table stay in sight. */
let followsFit = true;
/** Where the bases stand that stay in sight; none if the whole table does. */
let framed: readonly Pose[] = [];

/** The pixels of the tools with their margins, large enough for fingers: at the right, or above on a narrow screen. */
const TOOLS = 52;
const WIDE = 640;
const GAP = 8;
/** A lower table has no room for all tools one above the other. */
const LOW = 416;

/** Is there room for the chief tools only? */
export const toolsFolded = computed(() => screen.value.width < WIDE || screen.value.height < LOW);

/** Pixels at the foot of the table that lie under the sheet of panels. */
export const covered = signal(0);
/** The least that counts as covered on a narrow screen: the sheet grows with every longer question. */
const LEAST_COVERED = 60;

/** Pixels that the signs of weather and light take under the tools of a narrow screen. */
let signs = 0;

/** Sets the height of the signs of weather and light. */
export function signsShown(height: number): void {
  if (height === signs) return;
  signs = height;
  if (followsFit) refit();
}

/** Shows all of what stays in sight: the armies, or the whole table. */
function refit(): void {
  followsFit = true;
  if (screen.value.width === 0) return;
  const free = freePart();
  const room = screen.value.width > WIDE ? ROUND_ARMIES : NARROW;
  const part = partOf(framed, turn.value, tableSize.value, room);
  const fitting = part ? fittedOn(part, free) : fitted(seenSize.value, free);
  camera.value = { ...fitting, y: fitting.y - free.y / fitting.scale };
}

/** The part of the table that neither tools nor the sheet of panels cover. */
function freePart(): Free {
  const { width, height } = screen.value;
  if (width > WIDE) return { x: 0, y: 0, width: width - TOOLS, height: height - covered.peek() };
  const above = TOOLS + (signs === 0 ? 0 : signs + GAP);
  const foot = height > width ? Math.max(LEAST_COVERED, covered.peek()) : covered.peek();
  return { x: 0, y: above, width, height: height - above - foot };
}

/** The view before bases were revealed, and the view since then; null where nothing was revealed. */
let revealed: { readonly before: Camera; readonly followed: boolean; readonly since: Camera } | null = null;

/** Brings bases into the part of the table that nothing covers. */
export function reveal(poses: readonly Pose[]): void {
  const part = partRound(poses, turn.value, tableSize.value);
  if (!part || screen.value.width === 0) return;
  const now = camera.peek();
  const next = inSight(now, part, freePart());
  if (next.x === now.x && next.y === now.y && next.scale === now.scale) return;
  const first = revealed?.since === now ? revealed : { before: now, followed: followsFit };
  look(next);
  revealed = { ...first, since: next };
}

/** Goes back to the view before bases were revealed, unless the person has looked elsewhere since. */
export function unreveal(): void {
  const last = revealed;
  revealed = null;
  if (last?.since !== camera.peek()) return;
  if (last.followed) refit();
  else camera.value = last.before;
}

/** Shows the whole table. */
export function fitTable(): void {
  framed = [];
  refit();
}

/** Shows the armies, and keeps them in sight until the person looks elsewhere; without poses, the whole table. */
export function frame(armies: readonly Pose[]): void {
  framed = armies;
  refit();
}

/** The screen or the table has another size. */
export function resized(size: Size, table: Table): void {
  const other = table.width !== tableSize.value.width || table.depth !== tableSize.value.depth;
  screen.value = size;
  tableSize.value = table;
  if (followsFit || other) refit();
}

/** Shows the whole table from another side. */
export function turnTable(to: Turn = nextTurn(turn.value)): void {
  if (to === turn.value) return;
  turn.value = to;
  refit();
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
      seenSize.value,
      screen.value,
    ),
  );

export const pan = (dx: number, dy: number): void =>
  look(panBy(camera.value, dx, dy, seenSize.value, screen.value));

/** Brings a point of the table (y to the north) into sight. */
export function show(point: Point): void {
  const drawn = { x: point.x, y: tableSize.value.depth - point.y };
  const at = turnedPoint(drawn, turn.value, tableSize.value);
  const next = bringIn(camera.value, at, seenSize.value, screen.value);
  if (next.x !== camera.value.x || next.y !== camera.value.y) look(next);
}

export const pointAt = (px: Point): Point => toTable(camera.value, px, tableSize.value, turn.value);

/** Degrees that the drawing is turned by. */
export const turnDegrees = computed(() => turn.value * 90);

/** The transform that keeps letters at a point of the drawing upright on a turned table. */
export const upright = (x: number, y: number): { readonly transform?: string } =>
  turn.value === 0 ? {} : { transform: `rotate(${-turnDegrees.value} ${x} ${y})` };

/** A number of pixels in millimetres. */
export const pixels = (count: number): number => count / camera.value.scale;
