/** Where enemies restrict tactical moves, and what keeps an element from them. Hordes of the Things, Crossing an enemy element's front. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { bindersAmong, zonesNear } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { convexOverlap, project, sharesArea } from '../../geometry/overlap.ts';
import { distance, dot, type Point, scale, subtract } from '../../geometry/point.ts';
import { area as areaOf, boxOf, nearestBetween, type Polygon } from '../../geometry/polygon.ts';
import { ahead } from '../../geometry/pose.ts';
import {
  type Box,
  boxesMeet,
  EDGE_NAMES,
  edgeOf,
  type Rectangle,
  rectangleOf,
} from '../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, sameLength } from '../../geometry/tolerance.ts';
import { BASE_WIDTH } from './measures.ts';
import { isStrongholdLost, type Stronghold, strongholdsOf } from './stronghold.ts';

/** What restricts moves near it: an enemy element before its front, an enemy stronghold all round. */
export type Restrictor =
  | { readonly id: string; readonly outline: Polygon; readonly element: PlacedBase }
  | { readonly id: string; readonly outline: Polygon; readonly stronghold: Stronghold };

const ofElement = (element: PlacedBase): Restrictor => ({
  id: element.id,
  outline: rectangleOfBase(element).corners,
  element,
});

const ofStronghold = (stronghold: Stronghold): Restrictor => ({
  id: stronghold.id,
  outline: stronghold.area,
  stronghold,
});

/** Tells, for moves inside a box, who restricts an element of a side that stands on some ground. */
export function restrictorsNear(
  rules: Ruleset,
  battle: Battle,
  box: Box,
  side: SideId,
): (ground: Rectangle) => readonly Restrictor[] {
  const zones = zonesNear(rules, battle, box, side);
  const keeps = strongholdsOf(battle).filter(
    (keep) =>
      keep.side !== side &&
      !isStrongholdLost(battle, keep.side) &&
      boxesMeet(boxOf(keep.area), box, BASE_WIDTH + EQUAL_LENGTH),
  );
  return (ground) => [
    ...bindersAmong(rules, zones, ground).map(ofElement),
    ...keeps
      .filter(
        (keep) => atMost(polygonsDistance(ground.corners, keep.area), BASE_WIDTH) && holds('hott.front.2'),
      )
      .map(ofStronghold),
  ];
}

type Edge = readonly [Point, Point];

const gapOf = (one: Edge, other: Edge): number => distance(...nearestBetween(...one, ...other));

/** How two edges, both clockwise, look at each other: -1 face to face, 0 at right angles, 1 back to back. */
function aspect([a, b]: Edge, [c, d]: Edge): number {
  const mine = subtract(b, a);
  const theirs = subtract(d, c);
  return dot(mine, theirs) / (distance(a, b) * distance(c, d));
}

/** The edge of a base and the one of these sides that are nearest; of equally near ones, those most face to face. */
function nearestPair(ground: Rectangle, sides: readonly Edge[]): readonly [mine: Edge, theirs: Edge] {
  const pairs = EDGE_NAMES.flatMap((name) =>
    sides.map((side) => {
      const mine = edgeOf(ground, name);
      return { pair: [mine, side] as const, gap: gapOf(mine, side), aspect: aspect(mine, side) };
    }),
  );
  const least = Math.min(...pairs.map(({ gap }) => gap));
  const near = pairs.filter(({ gap }) => sameLength(gap, least));
  return near.reduce((best, each) => (each.aspect < best.aspect ? each : best)).pair;
}

/** The ground between an enemy's front edge and the nearest edge of a base, its two sides not crossing. */
function groundBefore(front: Edge, ground: Rectangle): Polygon {
  const [[a, b]] = nearestPair(ground, [front]);
  const [left, right] = front;
  const straight = distance(left, a) + distance(right, b) < distance(left, b) + distance(right, a);
  return straight ? [left, right, b, a] : [left, right, a, b];
}

/** The ground between a stronghold and the nearest edge of a base, at right angles to the stronghold's nearest side. */
function groundBeside(area: Polygon, ground: Rectangle): Polygon {
  const corners = areaOf(area) > 0 ? area.toReversed() : area;
  const sides = corners.map((from, at): Edge => [from, corners[(at + 1) % corners.length] as Point]);
  const [[a, b], side] = nearestPair(ground, sides);
  return [a, b, footOn(side, b), footOn(side, a)];
}

/** Where the perpendicular from a point meets the line of a side. */
function footOn([from, to]: Edge, p: Point): Point {
  const long = distance(from, to);
  const along = scale({ x: to.x - from.x, y: to.y - from.y }, 1 / long);
  const mm = (p.x - from.x) * along.x + (p.y - from.y) * along.y;
  return { x: from.x + along.x * mm, y: from.y + along.y * mm };
}

/** Is an element on some ground at least partly separated from who restricts it by another that does not move with it? */
export function isSeparated(
  battle: Battle,
  ground: Rectangle,
  by: Restrictor,
  movers: readonly PlacedBase[],
): boolean {
  const keep = 'stronghold' in by;
  const between = keep
    ? groundBeside(by.outline, ground)
    : groundBefore(edgeOf(rectangleOfBase(by.element), 'front'), ground);
  const box = boxOf(between);
  const found = basesOnTable(battle).some((other) => {
    if (other.id === by.id || movers.some(({ id }) => id === other.id)) return false;
    const { corners, box: theirs } = rectangleOfBase(other);
    return boxesMeet(theirs, box, 0) && sharesArea(corners, between);
  });
  return found && holds(keep ? 'hott.term.14' : 'hott.term.13');
}

/** Does at least part of this outline lie straight ahead of part of the front edge? */
export function isStraightAheadOf(ground: Rectangle, outline: Polygon): boolean {
  const { forward, pose } = ground;
  const reach = project(outline, forward.x, forward.y).max - (pose.x * forward.x + pose.y * forward.y);
  if (reach <= EQUAL_LENGTH) return false;
  return convexOverlap(rectangleOf(ahead(pose, reach), ground.width, reach).corners, outline);
}
