/** The lines that roads and rivers are laid along. Blood and Blades, roads, rivers. */
import type { Battle, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { bankNear, stretchesOf } from '../../../engine/board/banks.ts';
import { edgeDistance } from '../../../engine/setup/edges.ts';
import type { Profile } from '../../../engine/setup/outlines.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { BASE_WIDTH } from '../measures.ts';

/** A line from one point to another, bent as a profile says; `flip` bends it to the other side. */
export function bentLine(from: Point, to: Point, bend: Profile, flip = 1): readonly Point[] {
  const long = distance(from, to);
  const left = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  return bend.points.map(([part, mm]) => ({
    x: from.x + (to.x - from.x) * part + left.x * mm * flip,
    y: from.y + (to.y - from.y) * part + left.y * mm * flip,
  }));
}

const ACROSS = [
  ['west', 'east'],
  ['south', 'north'],
] as const;

/** Roads straight over a river at a place, and from there on to two opposite edges; paved ones straight all along. */
export function linesOver(
  battle: Battle,
  river: TerrainPiece,
  p: Point,
  paved: boolean,
): readonly (readonly Point[])[] {
  const { x, y } = bankNear(stretchesOf(river.line ?? []), p);
  const reach = (river.width ?? 0) / 2 + BASE_WIDTH;
  const ends = [-reach, reach].map((mm) => ({ x: p.x - y * mm, y: p.y + x * mm }));
  return ACROSS.map(([from, to]) => {
    const [near, far] = ends.toSorted(
      (a, b) => edgeDistance(battle, from, a) - edgeDistance(battle, from, b),
    ) as [Point, Point];
    return paved
      ? [straightOnTo(battle, from, near, far), straightOnTo(battle, to, far, near)]
      : [straightTo(battle, from, near), near, far, straightTo(battle, to, far)];
  });
}

/** The point of an edge right beside a point. */
function straightTo({ table: { width, depth } }: Battle, edge: TableEdge, { x, y }: Point): Point {
  if (edge === 'west' || edge === 'east') return { x: edge === 'west' ? 0 : width, y };
  return { x, y: edge === 'south' ? 0 : depth };
}

/** Where a line from `back` through `p` comes to an edge. */
function straightOnTo({ table: { width, depth } }: Battle, edge: TableEdge, p: Point, back: Point): Point {
  const level = edge === 'west' || edge === 'south' ? 0 : edge === 'east' ? width : depth;
  const sideways = edge === 'west' || edge === 'east';
  const run = sideways ? p.x - back.x : p.y - back.y;
  if (Math.abs(run) < 1) return p;
  const part = (level - (sideways ? back.x : back.y)) / run;
  const at = { x: back.x + (p.x - back.x) * part, y: back.y + (p.y - back.y) * part };
  return sideways ? { x: level, y: at.y } : { x: at.x, y: level };
}

export const riverReach = ({ table: { width, depth } }: Battle, edge: TableEdge): number =>
  edge === 'west' || edge === 'east' ? width : depth;

/** The two ends of a river that runs so many millimetres from an edge; in the sea where there is one. */
export function riverEndsAt(battle: Battle, edge: TableEdge, level: number): readonly [Point, Point] {
  const { width, depth } = battle.table;
  if (edge === 'west' || edge === 'east') {
    const x = edge === 'west' ? level : width - level;
    return [
      { x, y: 0 },
      { x, y: depth },
    ];
  }
  const y = edge === 'south' ? level : depth - level;
  const sea = battle.terrain.find(({ kind }) => kind === 'WW');
  const shore = (sea?.area ?? []).filter((p) => p.x > 0 && p.x < width).map((p) => p.x);
  const inEast = shore.some((x) => x > width / 2);
  const mouth = inEast ? Math.max(...shore) : Math.min(...shore);
  return [
    { x: inEast ? 0 : width, y },
    { x: shore.length > 0 ? mouth : inEast ? width : 0, y },
  ];
}
