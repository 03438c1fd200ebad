/** The sections that enclose a town. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { outlineDistance } from '../../geometry/distance.ts';
import { add, distance, dot, type Point, scale, subtract } from '../../geometry/point.ts';
import { area, containsPoint, convexHull, type Polygon, segmentsCross } from '../../geometry/polygon.ts';
import { BASE_WIDTH } from '../measures.ts';

export type Segment = readonly [Point, Point];

/** How near to a table edge or a waterway a wall is not needed, in millimetres. */
const AT_EDGE = 10;

/** The point of a segment from `a` to `b` that is a base width from `from`; null if there is none. */
function reachOn(from: Point, a: Point, b: Point): Point | null {
  const [go, off] = [subtract(b, a), subtract(a, from)];
  const [square, half] = [dot(go, go), dot(go, off)];
  const rest = half * half - square * (dot(off, off) - BASE_WIDTH * BASE_WIDTH);
  if (square === 0 || rest < 0) return null;
  const part = (Math.sqrt(rest) - half) / square;
  return part >= 0 && part <= 1 ? add(a, scale(go, part)) : null;
}

/** An outline clockwise, so that the outside is on the left. */
const clockwise = (outline: Polygon): Polygon => (area(outline) > 0 ? outline.toReversed() : outline);

/** Chords of a base width round a convex outline, from its first corner, and the gap that is left at the end. */
export function chordsRound(town: Polygon): {
  readonly chords: readonly Segment[];
  readonly gap: Segment | null;
} {
  const outline = clockwise(convexHull(town));
  const first = outline[0] as Point;
  const corners = [...outline.slice(1), first];
  const chords: Segment[] = [];
  let here = first;
  let before = first;
  for (const corner of corners)
    for (let next = reachOn(here, before, corner); ; next = reachOn(here, before, corner)) {
      if (!next) {
        before = corner;
        break;
      }
      chords.push([here, next]);
      here = next;
      before = next;
    }
  return { chords, gap: distance(here, first) > 1 ? [here, first] : null };
}

const EDGES: readonly ((p: Point, table: Battle['table']) => number)[] = [
  ({ x }) => x,
  ({ y }) => y,
  ({ x }, { width }) => width - x,
  ({ y }, { depth }) => depth - y,
];

/** Does a place lie on the edge of the table, off it, or at a waterway? */
export function isAtBorder({ table, terrain }: Battle, p: Point): boolean {
  const atEdge = EDGES.some((from) => from(p, table) <= AT_EDGE);
  return atEdge || terrain.some((piece) => piece.kind === 'WW' && isAt(piece, p));
}

const isAt = (piece: TerrainPiece, p: Point): boolean =>
  containsPoint(outlineOf(piece), p) || outlineDistance(p, outlineOf(piece)) <= AT_EDGE;

/** The chords round a town that need a section: those along a table edge or a waterway do not. */
export const neededRound = (battle: Battle, town: Polygon): readonly Segment[] =>
  chordsRound(town).chords.filter((chord) => !chord.every((p) => isAtBorder(battle, p)));

/** Does a road cross this chord? */
export const isOnRoad = ({ terrain }: Battle, [from, to]: Segment): boolean =>
  terrain.some(
    ({ kind, line = [] }) =>
      kind === 'Rd' && line.some((p, at) => at > 0 && segmentsCross(line[at - 1] as Point, p, from, to)),
  );
