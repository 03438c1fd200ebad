/** The lines that roads and rivers are laid along. */
import { along, distance, type Point } from '../../../geometry/point.ts';
import { WAY_STEP } from '../../../geometry/tolerance.ts';
import type { Battle, TableEdge, TerrainPiece } from '../../battle.ts';
import { bankNear, stretchesOf } from '../../board/banks.ts';
import { edgeDistance, isSideways } from '../edges.ts';
import { BENDS, type Profile } from '../outlines.ts';

/** A line from one point to another, bent as a profile says; `flip` bends it to the other side. */
export function bentLine(from: Point, to: Point, bend: Profile, flip = 1): readonly Point[] {
  const long = distance(from, to);
  const left = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  return bend.points.map(([part, mm]) => ({
    x: from.x + (to.x - from.x) * part + left.x * mm * flip,
    y: from.y + (to.y - from.y) * part + left.y * mm * flip,
  }));
}

/** Lines between two points with all bends, each by this part of the full bend; the straight one for no part. */
export const linesBetween = (from: Point, to: Point, part: number): readonly (readonly Point[])[] =>
  (part === 0 ? BENDS.slice(0, 1) : BENDS.slice(1)).map((bend) => bentLine(from, to, bend, part));

/** Points of a line every few millimetres. */
export function pointsAlong(line: readonly Point[], step = WAY_STEP): readonly Point[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1];
    if (!from) return [to];
    const parts = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: parts }, (_, part) => along(from, to, (part + 1) / parts));
  });
}

const ACROSS = [
  ['west', 'east'],
  ['south', 'north'],
] as const;

/**
 * Lines straight over a river at a place, and from so far beyond its banks on to two opposite edges: a `straight` one
 * never bends.
 */
export function linesOver(
  battle: Battle,
  river: TerrainPiece,
  p: Point,
  { beyond, straight }: { readonly beyond: number; readonly straight: boolean },
): readonly (readonly Point[])[] {
  const { x, y } = bankNear(stretchesOf(river.line ?? []), p);
  const reach = (river.width ?? 0) / 2 + beyond;
  const ends = [-reach, reach].map((mm) => ({ x: p.x - y * mm, y: p.y + x * mm }));
  return ACROSS.map(([from, to]) => {
    const [near, far] = ends.toSorted(
      (a, b) => edgeDistance(battle, from, a) - edgeDistance(battle, from, b),
    ) as [Point, Point];
    return straight
      ? [straightOnTo(battle, from, near, far), straightOnTo(battle, to, far, near)]
      : [straightTo(battle, from, near), near, far, straightTo(battle, to, far)];
  });
}

/** Where an edge lies: x of the west and the east one, y of the others. */
const levelOf = ({ table: { width, depth } }: Battle, edge: TableEdge): number =>
  edge === 'west' || edge === 'south' ? 0 : edge === 'east' ? width : depth;

/** The point of an edge right beside a point. */
function straightTo(battle: Battle, edge: TableEdge, { x, y }: Point): Point {
  const level = levelOf(battle, edge);
  return isSideways(edge) ? { x: level, y } : { x, y: level };
}

/** Where a line from `back` through `p` comes to an edge. */
function straightOnTo(battle: Battle, edge: TableEdge, p: Point, back: Point): Point {
  const level = levelOf(battle, edge);
  const run = isSideways(edge) ? p.x - back.x : p.y - back.y;
  if (Math.abs(run) < 1) return p;
  const part = (level - (isSideways(edge) ? back.x : back.y)) / run;
  const at = { x: back.x + (p.x - back.x) * part, y: back.y + (p.y - back.y) * part };
  return straightTo(battle, edge, at);
}
