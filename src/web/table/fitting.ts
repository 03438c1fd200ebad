/** Where the view should be: the part of the screen that is free, and the cameras that show what is framed in it. */
import type { Pose } from '../../geometry/pose.ts';
import { type Camera, type Free, fittedOn, inSight, isAlmost, isIn, middleOf, type Size } from './camera.ts';
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
} from './framing.ts';
import { type Table, type Turn, turnedTable } from './turning.ts';

/** What is seen of a table, and what lies over it. */
export interface Seen {
  /** The size of the stage in pixels; a width of 0 before it was measured. */
  readonly screen: Size;
  readonly table: Table;
  readonly camera: Camera;
  /** The side from which the table is seen. */
  readonly turn: Turn;
  /** Pixels at the foot of the table that lie under the sheet of panels. */
  readonly covered: number;
  /** Pixels that the signs of weather and light take under the tools of a narrow screen. */
  readonly signs: number;
  /** What the table shows by itself. */
  readonly framed: Framed;
}

/** A wide screen shows the whole table where that appears only a little smaller than the part that matters. */
const NEARLY = 0.8;
/** Both armies are shown where they appear only somewhat smaller than what the player has to do with now. */
const NEARLY_TASK = 0.7;
/** Pixels a millimetre: below this nobody reads what stands on a base, or hits it with a finger. */
const READABLE = 0.65;

/** The pixels of the tools with their margins, large enough for fingers: at the right, or above on a narrow high table. */
const TOOLS = 52;
export const WIDE = 640;
/** A table is high up to this width, as a part of its height. */
const HIGH = 1.25;
const GAP = 8;
/** Through a slit over a sheet that is drawn up nothing is shown. */
const SLIT = 60;

const isNarrow = ({ screen }: Seen): boolean => screen.width <= WIDE;

/** The size of the turned table. */
export const seenTable = ({ table, turn }: Pick<Seen, 'table' | 'turn'>): Table => turnedTable(table, turn);

/** The part of the table that neither tools nor the sheet of panels cover. */
export function freePart({ screen: { width, height }, covered, signs }: Seen): Free {
  if (width >= Math.min(WIDE, height * HIGH))
    return { x: 0, y: 0, width: width - TOOLS, height: height - covered };
  const above = TOOLS + (signs === 0 ? 0 : signs + GAP);
  return { x: 0, y: above, width, height: height - above - covered };
}

/** A view that shows places, and those places; the whole table where there are none. */
interface Fitting {
  readonly places: readonly Pose[];
  readonly camera: Camera;
}

const partOr = (seen: Seen, places: readonly Pose[], room: Room) =>
  partRound(places, seen.turn, seen.table, room) ?? { x: 0, y: 0, ...seenTable(seen) };

/** The view that shows these places in the part of the screen that nothing covers. */
const around = (seen: Seen, places: readonly Pose[], room: Room): Fitting => ({
  places,
  camera: fittedOn(partOr(seen, places, room), seenTable(seen), freePart(seen)),
});

/** Ground beyond the first and the last place of a stretch, in millimetres. */
const BEYOND = 30;

/** Where a stretch of this length holds most of these places; of several such, the one nearest to where it is. */
function fullest(places: readonly number[], start: number, length: number): number {
  const held = (from: number): number => places.filter((at) => at >= from && at <= from + length).length;
  const starts = [start, ...places.flatMap((at) => [at - BEYOND, at + BEYOND - length])];
  const most = Math.max(...starts.map(held));
  const away = (from: number): number => Math.abs(from - start);
  return starts.filter((from) => held(from) === most).reduce((a, b) => (away(b) < away(a) ? b : a));
}

/**
 * The view that shows these places large enough to be read; where they have no room, as many as it can: between two
 * commands there may be nothing.
 */
function readable(seen: Seen, places: readonly Pose[]): Fitting {
  const part = partOr(seen, places, ROUND_TASK);
  const free = freePart(seen);
  const middle = middleOf(part, free, READABLE);
  const isWhole = middle.width === part.width && middle.depth === part.depth;
  const across = places.map((pose) => partRound([pose], seen.turn, seen.table, BARE)?.x ?? 0);
  const shown = isWhole ? middle : { ...middle, x: fullest(across, middle.x, middle.width) };
  return { places: isWhole ? places : [], camera: fittedOn(shown, seenTable(seen), free) };
}

/** The view that shows all of what is framed, with these places beside it. */
export function fitting(seen: Seen, places: readonly Pose[] = []): Fitting {
  const { armies, own = [], about = [], goal = [], isFought = false } = seen.framed;
  const whole = around(seen, [], BARE);
  if (armies.length === 0) return whole;
  const chief = [...awayFromEdges(armies, seen.table), ...goal, ...places];
  const near = around(seen, chief, isNarrow(seen) ? NARROW : ROUND_ARMIES);
  const isWorth = whole.camera.scale >= near.camera.scale * (isNarrow(seen) ? 1 : NEARLY);
  const all = isWorth ? whole : near;
  if (!isNarrow(seen)) return all;
  if (about.length === 0 && places.length === 0) {
    const front = awayFromEdges(own, seen.table);
    return all.camera.scale >= READABLE || front.length === 0 ? all : readable(seen, front);
  }
  const room = isFought || goal.length > 0 ? ROUND_GOAL : ROUND_TASK;
  const task = around(seen, [...about, ...goal, ...places], room);
  const enough = Math.max(task.camera.scale * NEARLY_TASK, Math.min(task.camera.scale, READABLE));
  return all.camera.scale < enough ? task : all;
}

/** The camera that shows these places beside what is framed; the present one where they are well in sight. */
export function settled(seen: Seen, places: readonly Pose[]): Camera {
  const best = fitting(seen, places);
  const part = partRound(best.places, seen.turn, seen.table, BARE);
  const { camera } = seen;
  const isWell =
    isAlmost(camera, best.camera, seen.screen) && (part === null || isIn(camera, part, freePart(seen)));
  return isWell ? camera : best.camera;
}

/** The camera moved just far enough that places are in the free part; the present one where they are. */
export function broughtInSight(seen: Seen, places: readonly Pose[]): Camera {
  const part = partRound(places, seen.turn, seen.table);
  const free = freePart(seen);
  const { camera } = seen;
  if (!part || seen.screen.width === 0 || free.height < SLIT) return camera;
  const next = inSight(camera, part, free);
  const stays = next.x === camera.x && next.y === camera.y && next.scale === camera.scale;
  return stays ? camera : next;
}
