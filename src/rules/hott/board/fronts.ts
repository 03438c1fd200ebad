/**
 * What restricts tactical moves near enemies, and what separates an element from it. Hordes of the Things, Crossing an
 * enemy element's front.
 */
import type { Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { type Edge, groundsBefore, isOccupied, nearestPairs } from '../../../engine/board/separation.ts';
import { bindersAmong, zonesNear } from '../../../engine/board/zones.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { convexOverlap, project } from '../../../geometry/overlap.ts';
import { distance, type Point, scale } from '../../../geometry/point.ts';
import { area as areaOf, boxOf, type Polygon } from '../../../geometry/polygon.ts';
import { ahead } from '../../../geometry/pose.ts';
import { type Box, boxesMeet, type Rectangle, rectangleOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isStrongholdLost, type Stronghold, strongholdsOf } from '../ground/stronghold.ts';
import { BASE_WIDTH } from '../measures.ts';

/** What restricts moves near it: an enemy element before its front, an enemy stronghold on all sides. */
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

/** Gives, for moves inside a box, a function from a ground to the enemies that restrict an element there. */
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

/** The ground between an edge of a base and a side of a stronghold, at right angles to that side. */
const groundBeside = ([a, b]: Edge, side: Edge): Polygon => [a, b, footOn(side, b), footOn(side, a)];

/** The sides of a stronghold, clockwise. */
function sidesOf(area: Polygon): readonly Edge[] {
  const corners = areaOf(area) > 0 ? area.toReversed() : area;
  return corners.map((from, at): Edge => [from, corners[(at + 1) % corners.length] as Point]);
}

/** The ground between a restrictor and each of the nearest edges of a base. */
const groundsBetween = (ground: Rectangle, by: Restrictor): readonly Polygon[] =>
  'stronghold' in by
    ? nearestPairs(ground, sidesOf(by.outline)).map((pair) => groundBeside(...pair))
    : groundsBefore(rectangleOfBase(by.element), ground);

/** Where the perpendicular from a point meets the line of a side. */
function footOn([from, to]: Edge, p: Point): Point {
  const long = distance(from, to);
  const along = scale({ x: to.x - from.x, y: to.y - from.y }, 1 / long);
  const mm = (p.x - from.x) * along.x + (p.y - from.y) * along.y;
  return { x: from.x + along.x * mm, y: from.y + along.y * mm };
}

/**
 * Does an element that takes no part in the move separate some ground from a restrictor, at least partly? It needs
 * to separate only one of several equally near edges.
 */
export function isSeparated(
  battle: Battle,
  ground: Rectangle,
  by: Restrictor,
  movers: readonly PlacedBase[],
): boolean {
  const but = [by.id, ...movers.map(({ id }) => id)];
  const found = groundsBetween(ground, by).some((between) => isOccupied(battle, between, but));
  return found && holds('stronghold' in by ? 'hott.term.14' : 'hott.term.13');
}

/** Does at least part of this outline lie straight ahead of part of the front edge? */
export function isStraightAheadOf(ground: Rectangle, outline: Polygon): boolean {
  const { forward, pose } = ground;
  const reach = project(outline, forward.x, forward.y).max - (pose.x * forward.x + pose.y * forward.y);
  if (reach <= EQUAL_LENGTH) return false;
  return convexOverlap(rectangleOf(ahead(pose, reach), ground.width, reach).corners, outline);
}
