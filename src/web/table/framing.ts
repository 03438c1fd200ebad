/** The part of the table on which the armies stand. */
import type { Pose } from '../../geometry/pose.ts';
import type { Part } from './camera.ts';
import { type Table, type Turn, turnedPoint, turnedTable } from './turning.ts';

/** Millimetres of ground that stay in sight round the armies: as far as slow foot moves twice. */
const MARGIN = 80;
/** The least width and depth in millimetres: two bases alone shall not fill the screen. */
const LEAST = 400;

/** Nearer to an edge, millimetres: there stands the baggage, far from the battle. */
const EDGE = 45;

/** A stretch of a table of this length, from the least to the greatest place, with its margins. */
function stretch(places: readonly number[], length: number): readonly [number, number] {
  const from = Math.min(...places) - MARGIN;
  const to = Math.max(...places) + MARGIN;
  const more = Math.max(0, (LEAST - (to - from)) / 2);
  const start = Math.max(0, from - more);
  return [start, Math.min(length, to + more) - start];
}

const isInside = ({ x, y }: Pose, { width, depth }: Table): boolean =>
  Math.min(x, y, width - x, depth - y) > EDGE;

/**
 * The part of a turned table that holds these poses, y downward; null if there are none. What stands at an edge counts
 * only if all do.
 */
export function partOf(all: readonly Pose[], turn: Turn, table: Table): Part | null {
  if (all.length === 0) return null;
  const inside = all.filter((pose) => isInside(pose, table));
  const poses = inside.length > 0 ? inside : all;
  const seen = poses.map(({ x, y }) => turnedPoint({ x, y: table.depth - y }, turn, table));
  const size = turnedTable(table, turn);
  const [x, width] = stretch(
    seen.map((at) => at.x),
    size.width,
  );
  const [y, depth] = stretch(
    seen.map((at) => at.y),
    size.depth,
  );
  return { x, y, width, depth };
}
