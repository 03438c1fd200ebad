/** Which bases stand between the front of a base and another base near it. */
import { facingOf, HALF_TURN, turnBetween } from '../../geometry/exact.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { boxOf, nearestBetween, type Polygon } from '../../geometry/polygon.ts';
import { boxesMeet, EDGE_NAMES, edgeOf, type Rectangle } from '../../geometry/rectangle.ts';
import { PARALLEL_TURN, sameLength } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { rectanglesOnTable } from './rectangles.ts';

/** A part of an outline, with its ends in clockwise order. */
export type Edge = readonly [Point, Point];

const gapOf = (one: Edge, other: Edge): number => distance(...nearestBetween(...one, ...other));

const directionOf = ([from, to]: Edge): number => facingOf(to.x - from.x, to.y - from.y);

/** How far one edge is turned away from another, both given clockwise: 0 if they are face to face. */
const turnedAway = (one: Edge, other: Edge): number =>
  turnBetween(directionOf(one), directionOf(other) + HALF_TURN);

type Pair = readonly [mine: Edge, theirs: Edge];

/**
 * The pairs of edges, one of a base and one of these sides, that are nearest to each other. Of equally near pairs it
 * gives those that are most face to face, which may be several.
 */
export function nearestPairs(ground: Rectangle, sides: readonly Edge[]): readonly Pair[] {
  const pairs = EDGE_NAMES.flatMap((name) => sides.map((side): Pair => [edgeOf(ground, name), side]));
  const gaps = pairs.map((pair) => gapOf(...pair));
  const least = Math.min(...gaps);
  const near = pairs.filter((_, at) => sameLength(gaps[at] as number, least));
  const straightest = Math.min(...near.map((pair) => turnedAway(...pair)));
  return near.filter((pair) => turnedAway(...pair) <= straightest + PARALLEL_TURN);
}

/** The ground between an edge and a front edge. Its two other sides do not cross. */
function groundBetween([a, b]: Edge, [left, right]: Edge): Polygon {
  const straight = distance(left, a) + distance(right, b) < distance(left, b) + distance(right, a);
  return straight ? [left, right, b, a] : [left, right, a, b];
}

/** The ground between the front of a base and each of the nearest edges of another. */
export const groundsBefore = (owner: Rectangle, ground: Rectangle): readonly Polygon[] =>
  nearestPairs(ground, [edgeOf(owner, 'front')]).map((pair) => groundBetween(...pair));

/** Does any base other than these stand at least partly on this ground? */
export function isOccupied(battle: Battle, ground: Polygon, but: readonly BaseId[]): boolean {
  const box = boxOf(ground);
  const bases = basesOnTable(battle);
  return rectanglesOnTable(battle).some(
    ({ corners, box: theirs }, at) =>
      boxesMeet(theirs, box, 0) && !but.includes((bases[at] as PlacedBase).id) && sharesArea(corners, ground),
  );
}
