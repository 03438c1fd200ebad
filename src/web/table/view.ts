/** The state of the view: the camera, the turn, and the sizes of screen and table. */
import { computed, signal } from '@preact/signals';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import {
  bringIn,
  type Camera,
  type Free,
  filled,
  fittedOn,
  inSight,
  isAlmost,
  isIn,
  levelAt,
  middleOf,
  panBy,
  type Size,
  toTable,
  zoomAt,
} from './camera.ts';
import {
  awayFromEdges,
  BARE,
  type Framed,
  NARROW,
  partRound,
  ROUND_ARMIES,
  ROUND_GOAL,
  ROUND_TASK,
  type Room,
  tasks,
} from './framing.ts';
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
/**
 * Who moves the view: nobody has touched anything, so it follows what is framed; somebody has, so until the next phase
 * it moves only for what must be seen; somebody has panned or zoomed, so it also stays in the next ones.
 */
let held: 'follows' | 'touched' | 'chosen' = 'follows';

const WHOLE_TABLE: Framed = { armies: [] };
let framed = WHOLE_TABLE;

/** A wide screen shows the whole table where that appears only a little smaller than the part that matters. */
const NEARLY = 0.8;
/** Both armies are shown where they appear only somewhat smaller than what the player has to do with now. */
const NEARLY_TASK = 0.7;
/** Pixels a millimetre: below this nobody reads what stands on a base, or hits it with a finger. */
const READABLE = 0.65;

/** The pixels of the tools with their margins, large enough for fingers: at the right, or above on a narrow high table. */
const TOOLS = 52;
const WIDE = 640;
/** A table is high up to this width, as a part of its height. */
const HIGH = 1.25;
const GAP = 8;
/** A lower table has no room for all tools one above the other. */
const LOW = 416;

/** Is the table so low that only four tools stand one above the other? */
export const isLow = computed(() => screen.value.height < LOW);

/** Is there room for the chief tools only? */
export const toolsFolded = computed(() => screen.value.width < WIDE || isLow.value);

/** Pixels at the foot of the table that lie under the sheet of panels. */
export const covered = signal(0);
/** A lower strip of table under a high sheet shows an order alone: both armies would be too small. */
const LOWEST = 200;
/** Through a slit over a sheet that is drawn up nothing is shown. */
const SLIT = 60;

/** Pixels that the signs of weather and light take under the tools of a narrow screen. */
let signs = 0;

/** Sets the height of the signs of weather and light. */
export function signsShown(height: number): void {
  if (height === signs) return;
  signs = height;
  if (held === 'follows') refit();
}

const isNarrow = (): boolean => screen.value.width <= WIDE;

/** A view that shows places, and those places; the whole table where there are none. */
interface Fitting {
  readonly places: readonly Pose[];
  readonly camera: Camera;
}

/** The view that shows these places in the part of the screen that nothing covers. */
function around(places: readonly Pose[], room: Room, free: Free): Fitting {
  const part = partRound(places, turn.value, tableSize.value, room) ?? { x: 0, y: 0, ...seenSize.value };
  return { places, camera: fittedOn(part, seenSize.value, free) };
}

/** The view that shows these places large enough to be read; where they have no room, only those round their middle. */
function readable(places: readonly Pose[], free: Free): Fitting {
  const part = partRound(places, turn.value, tableSize.value, ROUND_TASK) ?? {
    x: 0,
    y: 0,
    ...seenSize.value,
  };
  const shown = middleOf(part, free, READABLE);
  const isWhole = shown.width === part.width && shown.depth === part.depth;
  return { places: isWhole ? places : [], camera: fittedOn(shown, seenSize.value, free) };
}

/** The view that shows all of what is framed, with these places beside it. */
function fitting(free: Free, places: readonly Pose[]): Fitting {
  const { armies, own = [], about = [], goal = [], isFought = false } = framed;
  const whole = around([], BARE, free);
  if (armies.length === 0) return whole;
  const chief = [...awayFromEdges(armies, tableSize.value), ...goal, ...places];
  const near = around(chief, isNarrow() ? NARROW : ROUND_ARMIES, free);
  const isWorth = whole.camera.scale >= near.camera.scale * (isNarrow() ? 1 : NEARLY);
  const all = isWorth ? whole : near;
  if (!isNarrow()) return all;
  if (about.length === 0) {
    const front = awayFromEdges(own, tableSize.value);
    return all.camera.scale >= READABLE || front.length === 0 ? all : readable(front, free);
  }
  const room = isFought || goal.length > 0 ? ROUND_GOAL : ROUND_TASK;
  const task = around([...about, ...goal, ...places], room, free);
  const enough = Math.max(task.camera.scale * NEARLY_TASK, Math.min(task.camera.scale, READABLE));
  return all.camera.scale < enough ? task : all;
}

/** Shows all of what is framed. */
function refit(): void {
  held = 'follows';
  if (screen.value.width > 0) camera.value = fitting(freePart(), []).camera;
}

/** Shows all of what is framed, and these places, unless they are well in sight: a table that moves for little disturbs. */
function settle(places: readonly Pose[] = []): void {
  const free = freePart();
  if (screen.value.width === 0) return;
  if (free.height < LOWEST) {
    bringInSight(tasks(framed));
    return;
  }
  const best = fitting(free, places);
  const part = partRound(best.places, turn.value, tableSize.value, BARE);
  const now = camera.peek();
  const isWell = isAlmost(now, best.camera, screen.value) && (part === null || isIn(now, part, free));
  if (!isWell) camera.value = best.camera;
}

/** The part of the table that neither tools nor the sheet of panels cover. */
function freePart(): Free {
  const { width, height } = screen.value;
  if (width >= Math.min(WIDE, height * HIGH))
    return { x: 0, y: 0, width: width - TOOLS, height: height - covered.peek() };
  const above = TOOLS + (signs === 0 ? 0 : signs + GAP);
  return { x: 0, y: above, width, height: height - above - covered.peek() };
}

/** Moves the view just far enough that places are in the free part of the table; false where it needs no move. */
function bringInSight(poses: readonly Pose[]): boolean {
  const part = partRound(poses, turn.value, tableSize.value);
  const free = freePart();
  if (!part || screen.value.width === 0 || free.height < SLIT) return false;
  const now = camera.peek();
  const next = inSight(now, part, free);
  if (next.x === now.x && next.y === now.y && next.scale === now.scale) return false;
  camera.value = next;
  return true;
}

/** Brings bases into the part of the table that nothing covers. */
export function reveal(poses: readonly Pose[]): void {
  if (bringInSight(poses)) touch();
}

/** Fills the free part of the table where ground beyond its edge is seen, without a zoom. */
function fill(): void {
  const free = freePart();
  if (screen.value.width > 0 && free.height >= LOWEST)
    camera.value = filled(camera.peek(), seenSize.value, free);
}

/** Brings these places in sight, beside what the table shows by itself until somebody uses the page; then no void is left. */
export function attend(places: readonly Pose[]): void {
  if (held === 'follows' && freePart().height >= LOWEST) settle(places);
  else if (places.length > 0) reveal(places);
  else if (held === 'touched') fill();
}

/** Somebody uses the page: the table stays where it is under the finger. */
export function touch(): void {
  if (held === 'follows') held = 'touched';
}

/** A bound or a phase begins: the table may move again, unless the person chose the view. */
export function release(): void {
  if (held === 'touched') held = 'follows';
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
  if (held === 'follows') settle();
  else if (held === 'touched') reveal(tasks(next));
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
  if (other || (held !== 'chosen' && isWider)) refit();
  else if (!isWider && sunk !== 0)
    camera.value = { ...camera.value, y: camera.value.y + sunk / camera.value.scale };
  if (held === 'follows') settle();
}

/** Shows the whole table from another side. */
export function turnTable(to: Turn = nextTurn(turn.value)): void {
  if (to === turn.value) return;
  turn.value = to;
  refit();
}

export function look(next: Camera): void {
  held = 'chosen';
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
