/** Which enemy a base faces most directly. Blood and Blades, Playing a game, most directly facing. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { decisive, edgesOf } from '../../../engine/board/positions.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { distance, type Point, subtract } from '../../../geometry/point.ts';
import { EDGE_NAMES, type EdgeName, edgeOf, type Rectangle } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';

/** The point `mm` millimetres from `from` towards `to`. */
function towards(from: Point, to: Point, mm: number): Point {
  const way = subtract(to, from);
  const share = mm / distance(from, to);
  return { x: from.x + way.x * share, y: from.y + way.y * share };
}

const travel = (a: Rectangle, frontLeft: Point, frontRight: Point): number =>
  Math.max(distance(a.frontLeft, frontLeft), distance(a.frontRight, frontRight));

/**
 * Millimetres that the farther front corner of `a` travels, in a straight line, to the nearest place with its front on
 * this edge of `z` and a front corner on a corner of the edge. Obstacles do not count.
 */
export function engagementDistance(a: Rectangle, z: Rectangle, edge: EdgeName): number {
  // An edge runs clockwise, so its start is on the right of a base that faces it.
  const [right, left] = edgeOf(z, edge);
  return Math.min(
    travel(a, left, towards(left, right, a.width)),
    travel(a, towards(right, left, a.width), right),
  );
}

/** The edges of `z` that are measured: the touched ones in contact, else all. */
function edgesMeasured(battle: Battle, a: PlacedBase, z: PlacedBase): readonly EdgeName[] {
  const contact = contactsOf(battle, a).find((each) => each.base.id === z.id);
  if (contact && holds('bnb.facing.2'))
    return decisive(contact.touches).flatMap(({ theirs }) => edgesOf(theirs));
  return contact || holds('bnb.facing.4') ? EDGE_NAMES : ['front'];
}

/** How far `a` is from engaging `z`, in millimetres: on one edge, or on those that the rules measure. */
export function facingDistance(battle: Battle, a: PlacedBase, z: PlacedBase, edge?: EdgeName): number {
  const [mine, theirs] = [rectangleOfBase(a), rectangleOfBase(z)];
  const edges = edge ? [edge] : edgesMeasured(battle, a, z);
  return Math.min(...edges.map((each) => engagementDistance(mine, theirs, each)));
}

/** The ones with the smallest measure, equal within the tolerance of lengths. */
export function nearestBy<Of>(all: readonly Of[], measure: (one: Of) => number): readonly Of[] {
  const measured = all.map((one) => ({ one, mm: measure(one) }));
  const least = Math.min(...measured.map(({ mm }) => mm));
  return measured.filter(({ mm }) => atMost(mm, least)).map(({ one }) => one);
}

/** The enemies that `a` faces most directly: normally one, several if they are equal. */
export function mostDirectlyFacing(
  battle: Battle,
  a: PlacedBase,
  enemies: readonly PlacedBase[],
): readonly PlacedBase[] {
  if (enemies.length < 2 || !holds('bnb.facing.1') || !holds('bnb.facing.5')) return enemies;
  return nearestBy(enemies, (enemy) => facingDistance(battle, a, enemy));
}
