/** The state of the view: the camera, the turn, and the sizes of screen and table. */
import { computed, signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import {
  bringIn,
  type Camera,
  type Free,
  fittedOn,
  inSight,
  isAlmost,
  isIn,
  levelAt,
  panBy,
  type Size,
  toTable,
  zoomAt,
} from './camera.ts';
import { awayFromEdges, BARE, NARROW, partRound, ROUND_ARMIES, ROUND_GOAL, ROUND_TASK } from './framing.ts';
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
/** Until the person pans or zooms, what is framed stays in sight. */
let followsFit = true;

/** What the table shows by itself; the whole table where no army stands. */
export interface Framed {
  readonly armies: readonly Pose[];
  /** What the player has to do with now: a narrow screen shows it instead of the armies. */
  readonly about?: readonly Pose[];
  /** The corners of the ground that these bases shall reach. */
  readonly goal?: readonly Pose[];
}
const WHOLE_TABLE: Framed = { armies: [] };
let framed = WHOLE_TABLE;

/** The whole table is shown where it appears only a little smaller than the part that matters. */
const NEARLY = 0.8;

/** The pixels of the tools with their margins, large enough for fingers: at the right, or above on a narrow high table. */
const TOOLS = 52;
const WIDE = 640;
/** A table is high up to this width, as a part of its height. */
const HIGH = 1.25;
const GAP = 8;
/** A lower table has no room for all tools one above the other. */
const LOW = 416;

/** Is there room for the chief tools only? */
export const toolsFolded = computed(() => screen.value.width < WIDE || screen.value.height < LOW);

/** Pixels at the foot of the table that lie under the sheet of panels. */
export const covered = signal(0);
/** A lower strip of table under a high sheet is not worth framing. */
const LOWEST = 120;

/** Pixels that the signs of weather and light take under the tools of a narrow screen. */
let signs = 0;

/** Sets the height of the signs of weather and light. */
export function signsShown(height: number): void {
  if (height === signs) return;
  signs = height;
  if (followsFit) refit();
}

/** What is framed, with these places beside it; nothing for the whole table. */
function chiefOf(places: readonly Pose[]): readonly Pose[] {
  const { about = [], goal = [] } = framed;
  const chief = isTask() ? [...about, ...goal] : awayFromEdges(framed.armies, tableSize.value);
  return chief.length > 0 ? [...chief, ...places] : [];
}

const isNarrow = (): boolean => screen.value.width <= WIDE;
const isTask = (): boolean => isNarrow() && (framed.about?.length ?? 0) > 0;

/** The view that shows these places, or the whole table, in the part of the screen that nothing covers. */
function fitting(free: Free, places: readonly Pose[]): Camera {
  const hasGoal = (framed.goal?.length ?? 0) > 0;
  const room = isTask() ? (hasGoal ? ROUND_GOAL : ROUND_TASK) : isNarrow() ? NARROW : ROUND_ARMIES;
  const part = partRound(places, turn.value, tableSize.value, room);
  const whole = fittedOn({ x: 0, y: 0, ...seenSize.value }, seenSize.value, free);
  const near = part && fittedOn(part, seenSize.value, free);
  return near && (isTask() || whole.scale < near.scale * NEARLY) ? near : whole;
}

/** Shows all of what is framed. */
function refit(): void {
  followsFit = true;
  revealed = null;
  if (screen.value.width > 0) camera.value = fitting(freePart(), chiefOf([]));
}

/** Shows all of what is framed, and these places, unless they are well in sight: a table that moves for little disturbs. */
function settle(places: readonly Pose[] = []): void {
  const free = freePart();
  followsFit = true;
  if (screen.value.width === 0 || free.height < LOWEST) return;
  const chief = chiefOf(places);
  const best = fitting(free, chief);
  const part = partRound(chief, turn.value, tableSize.value, BARE);
  const now = camera.peek();
  const isWell = isAlmost(now, best, screen.value) && (part === null || isIn(now, part, free));
  if (!isWell) camera.value = best;
}

/** The part of the table that neither tools nor the sheet of panels cover. */
function freePart(): Free {
  const { width, height } = screen.value;
  if (width >= Math.min(WIDE, height * HIGH))
    return { x: 0, y: 0, width: width - TOOLS, height: height - covered.peek() };
  const above = TOOLS + (signs === 0 ? 0 : signs + GAP);
  return { x: 0, y: above, width, height: height - above - covered.peek() };
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

const isRevealing = (): boolean => revealed !== null && revealed.since === camera.peek();

/** Brings these places in sight beside what the table shows by itself, or beside the view that the person chose. */
export function attend(places: readonly Pose[]): void {
  const last = isRevealing() ? revealed : null;
  revealed = null;
  if (last?.followed || followsFit) {
    settle(places);
    return;
  }
  if (last) camera.value = last.before;
  reveal(places);
}

/** Draws the table up as far as the sheet lies over this place; else the table stays under the finger. */
export function uncover(place: Pose): void {
  const part = partRound([place], turn.value, tableSize.value, BARE);
  const now = camera.peek();
  const { height } = screen.value;
  const at = part ? (part.y - now.y) * now.scale : 0;
  const over = at - (height - covered.peek());
  if (over > 0 && at <= height) camera.value = { ...now, y: now.y + over / now.scale };
}

/** Shows the whole table. */
export function fitTable(): void {
  framed = WHOLE_TABLE;
  refit();
}

/** Shows this, and keeps it in sight until the person looks elsewhere. */
export function frame(next: Framed): void {
  framed = next;
  refit();
}

/** Sets what is kept in sight from now on; a view that the person chose stays. */
export function reframe(next: Framed): void {
  framed = next;
  if (followsFit) settle();
}

/** Where the stage begins in the window. */
let stageTop = 0;

/** The screen or the table has another size. Where words above take more room, the table stays where it is seen. */
export function resized(size: Size, table: Table, top: number): void {
  const other = table.width !== tableSize.value.width || table.depth !== tableSize.value.depth;
  const isWider = size.width !== screen.value.width;
  const sunk = top - stageTop;
  stageTop = top;
  screen.value = size;
  tableSize.value = table;
  if (other || (followsFit && isWider)) refit();
  else if (!isWider && sunk !== 0)
    camera.value = { ...camera.value, y: camera.value.y + sunk / camera.value.scale };
  if (followsFit) settle();
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
