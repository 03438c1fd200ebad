/** Which elements may form a group. Hordes of the Things, Tactical moves. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { parallel, sameLength } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { isRoad, turnsByRoad } from '../ground/roads.ts';
import { isAerial } from '../troops/base.ts';

/** Are they side by side with level fronts, or one straight behind the other? */
function areSquare(a: Rectangle, b: Rectangle): boolean {
  const right = Math.abs(rightOf(a, b.pose));
  const ahead = aheadOf(a, b.pose);
  if (sameLength(right, (a.width + b.width) / 2)) return sameLength(ahead, 0);
  return sameLength(right, 0) && (sameLength(ahead, b.depth) || sameLength(ahead, -a.depth));
}

/** May two neighbours that face alike be in one group? */
export function mayGroup(_battle: Battle, a: PlacedBase, b: PlacedBase): boolean {
  if (isAerial(a) !== isAerial(b) && holds('hott.group.5')) return false;
  return areSquare(rectangleOfBase(a), rectangleOfBase(b)) || !holds('hott.group.1');
}

/** Aerials and ground elements are never in one group. */
export function apart(bases: readonly PlacedBase[]): readonly Reason[] {
  const mixed = bases.some(isAerial) && !bases.every(isAerial);
  return mixed ? broken('hott.group.5', 'hott.group-mixed') : [];
}

/** May two neighbours in a bent column, the front one first, be in one group? Only on a road, and bent as it bends. */
export function bends(terrain: Battle['terrain'], a: PlacedBase, b: PlacedBase): boolean {
  const [before, behind] = [rectangleOfBase(a), rectangleOfBase(b)];
  const common = terrain.some(
    (piece) =>
      isRoad(piece) && [before, behind].every(({ corners }) => sharesArea(corners, outlineOf(piece))),
  );
  const alike = parallel(a.pose.facing, b.pose.facing);
  return common && (alike || turnsByRoad(terrain, behind, before)) && holds('hott.group.2');
}
