/** The part of the table on which the armies stand. */
import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Part } from './camera.ts';
import { type Table, type Turn, turnedPoint, turnedTable } from './turning.ts';

/** Millimetres of ground that stay in sight round bases, and the least width and depth of what is shown of it. */
export interface Room {
  readonly margin: number;
  readonly least: number;
}

/** Round armies, as far as slow foot moves twice. Two bases alone shall not fill the screen. */
export const ROUND_ARMIES: Room = { margin: 80, least: 400 };
/** On a narrow screen the bases would become too small for a finger. */
export const NARROW: Room = { margin: 30, least: 320 };
/** Round what the player has to do with, with room to drag it ahead. */
export const ROUND_TASK: Room = { margin: 90, least: 300 };
/** Round a goal on the ground and the bases that shall go there. */
export const ROUND_GOAL: Room = { margin: 40, least: 240 };
/** The places alone. */
export const BARE: Room = { margin: 0, least: 0 };
/** Round the middle of a front, somewhat farther than a base reaches. */
const ROUND_BASES: Room = { margin: 60, least: 0 };

/** Nearer to an edge, millimetres: there stands the baggage, far from the battle. */
const EDGE = 45;

/** A stretch of a table of this length, from the least to the greatest place, with its margins. */
function stretch(
  places: readonly number[],
  length: number,
  { margin, least }: Room,
): readonly [number, number] {
  const from = Math.min(...places) - margin;
  const to = Math.max(...places) + margin;
  const more = Math.max(0, (least - (to - from)) / 2);
  const start = Math.max(0, from - more);
  return [start, Math.min(length, to + more) - start];
}

const isInside = ({ x, y }: Pose, { width, depth }: Table): boolean =>
  Math.min(x, y, width - x, depth - y) > EDGE;

/** A base of a line is no farther from the next one, in millimetres. */
const BESIDE = 65;

/** The armies without what stands alone at an edge, unless all does. The end of a line belongs to it. */
export function awayFromEdges(all: readonly Pose[], table: Table): readonly Pose[] {
  const inside = all.filter((pose) => isInside(pose, table));
  const counts = (pose: Pose): boolean => inside.some((other) => distance(pose, other) <= BESIDE);
  return inside.length > 0 ? all.filter(counts) : all;
}

/** The part of a turned table round these poses, y downward; null if there are none. */
export function partRound(poses: readonly Pose[], turn: Turn, table: Table, room = ROUND_BASES): Part | null {
  if (poses.length === 0) return null;
  const seen = poses.map(({ x, y }) => turnedPoint({ x, y: table.depth - y }, turn, table));
  const size = turnedTable(table, turn);
  const [x, width] = stretch(
    seen.map((at) => at.x),
    size.width,
    room,
  );
  const [y, depth] = stretch(
    seen.map((at) => at.y),
    size.depth,
    room,
  );
  return { x, y, width, depth };
}

/** What the table shows by itself; the whole table where no army stands. */
export interface Framed {
  readonly armies: readonly Pose[];
  /** The player's own army: a narrow screen shows it alone where both armies would be too small to be read. */
  readonly own?: readonly Pose[];
  /** What the player has to do with now: a narrow screen shows it instead of the armies. */
  readonly about?: readonly Pose[];
  /** Does nothing of it need room to be dragged ahead? */
  readonly isFought?: boolean;
  /** The corners of the ground that these bases shall reach. */
  readonly goal?: readonly Pose[];
}

/** What the player has to do with now. */
export const tasks = ({ about = [], goal = [] }: Framed): readonly Pose[] => [...about, ...goal];
