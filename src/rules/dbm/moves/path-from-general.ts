import { CORNER } from '../../../debellis/walls/sections.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { nearestSegment } from '../../../geometry/distance.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import { add, distance, midpoint, type Point, segmentDistance, subtract } from '../../../geometry/point.ts';
import { boxOf, convexHull, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { type Box, boxesMeet } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';

interface Obstacle {
  readonly outline: Polygon;
  readonly box: Box;
}

const obstacleOf = (outline: Polygon): Obstacle => ({ outline, box: boxOf(outline) });

/** The obstacles of a path. Waterways bear boats: only corner pieces of fortifications bar riders and boats alike. */
const obstacles = (battle: Battle, general: PlacedBase): readonly Obstacle[] =>
  [
    ...basesOnTable(battle)
      .filter(({ side }) => side !== general.side)
      .map((base) => rectangleOfBase(base).corners),
    ...battle.terrain
      .filter(({ kind }) => kind === CORNER && holds('dbm.fort.27'))
      .map((piece) => convexHull(outlineOf(piece))),
  ].map(obstacleOf);

/** Does a segment run through the inside of an outline? */
const crosses = (from: Point, to: Point, outline: Polygon): boolean => convexOverlap([from, to], outline);

/** How far beside a segment, in millimetres, the two obstacles of a joint are looked for. */
const BESIDE = 1;

/** Does a segment run in the joint of two obstacles that touch, as between enemies in line? */
function runsInJoint(from: Point, to: Point, around: readonly Polygon[]): boolean {
  const length = distance(from, to);
  const corners = around.flat().filter((p) => segmentDistance(p, from, to) <= CONTACT_GAP);
  const stops = [from, ...corners, to].toSorted((a, b) => distance(from, a) - distance(from, b));
  const aside = { x: ((to.y - from.y) / length) * BESIDE, y: ((from.x - to.x) / length) * BESIDE };
  const isTaken = (p: Point): boolean => around.some((outline) => insideByCrossings(outline, p));
  return stops.some((stop, at) => {
    const next = stops[at + 1];
    if (!next || distance(stop, next) <= BESIDE) return false;
    const middle = midpoint(stop, next);
    return isTaken(add(middle, aside)) && isTaken(subtract(middle, aside));
  });
}

/** Is an obstacle so near to a segment that it may block it? */
const isNear = (segment: Box, { box }: Obstacle): boolean => boxesMeet(segment, box, BESIDE + CONTACT_GAP);

function isOpen(from: Point, to: Point, around: readonly Obstacle[]): boolean {
  const segment = boxOf([from, to]);
  const near = around.filter((each) => isNear(segment, each)).map(({ outline }) => outline);
  return near.every((outline) => !crosses(from, to, outline)) && !runsInJoint(from, to, near);
}

/**
 * The shortest path over corners of obstacles, if it is no longer than `most`. Each time the place is taken from which
 * the way to the goals promises to be shortest.
 */
function shortest(
  starts: readonly Point[],
  goals: readonly Point[],
  around: readonly Obstacle[],
  most: number,
): number {
  const places = [...starts, ...around.flatMap(({ outline }) => outline), ...goals];
  const left = places.map((place) => Math.min(...goals.map((goal) => distance(place, goal))));
  const far = places.map((_, at) => (at < starts.length ? 0 : Number.POSITIVE_INFINITY));
  const promise = (at: number): number => (far[at] ?? 0) + (left[at] ?? 0);
  const open = new Set(places.keys());
  while (open.size > 0) {
    const here = [...open].reduce((best, at) => (promise(at) < promise(best) ? at : best));
    open.delete(here);
    const so = far[here] ?? 0;
    if (promise(here) > most) return Number.POSITIVE_INFINITY;
    if (here >= places.length - goals.length) return so;
    for (const next of open) {
      const mm = so + distance(places[here] as Point, places[next] as Point);
      if (mm >= (far[next] ?? 0) || mm + (left[next] ?? 0) > most) continue;
      if (isOpen(places[here] as Point, places[next] as Point, around)) far[next] = mm;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Millimetres from a general to the nearest of some bases; infinite if the path is longer than `most`. */
export function pathFrom(
  battle: Battle,
  general: PlacedBase,
  bases: readonly PlacedBase[],
  most: number,
): number {
  const from = rectangleOfBase(general);
  const straight = bases.map((base) => nearestSegment(from, rectangleOfBase(base)));
  const least = Math.min(...straight.map((segment) => distance(...segment)));
  if (least > most) return Number.POSITIVE_INFINITY;
  const around = holds('dbm.pip.8') ? obstacles(battle, general) : [];
  if (straight.every((segment) => isOpen(...segment, around))) return least;
  const goals = bases.flatMap((base) => [...rectangleOfBase(base).corners]);
  return shortest(
    [...from.corners, ...straight.map(([a]) => a)],
    [...goals, ...straight.map(([, b]) => b)],
    around,
    most,
  );
}
