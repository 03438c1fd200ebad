/** How far bases can go from where they stand, by direction. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Leg } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { traceOf } from '../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../engine/moves/way.ts';
import { direction, TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { pathTo } from '../table/wish.ts';

/** From straight ahead clockwise; even, so that one of them is straight back. */
const DIRECTIONS = 48;
/** How often the stretch between a length that is allowed and one that is not is halved. */
const HALVINGS = 5;

const along = (point: Point, way: Point, mm: number): Point => ({
  x: point.x + way.x * mm,
  y: point.y + way.y * mm,
});

/** How far a base may go straight in a direction, by the ground on that way. */
function reachOf(rules: Ruleset, battle: Battle, base: PlacedBase, way: Point): number {
  const { distance } = rules.moves;
  const allowed = (mm: number): number => {
    const end = { ...along(base.pose, way, mm), facing: base.pose.facing };
    const path = wayOf(rules, [base], pathTo(base.pose, end, base.depth));
    return isWayFault(path) ? 0 : distance.allowed(traceOf(rules, battle, path, 'voluntary')).mm;
  };
  let tooFar = distance.farthest(battle, [base]);
  let least = allowed(tooFar);
  if (least >= tooFar) return tooFar;
  for (let halving = 0; halving < HALVINGS && allowed(least) > least; halving++) {
    const middle = (least + tooFar) / 2;
    if (allowed(middle) >= middle) least = middle;
    else tooFar = middle;
  }
  return least;
}

/** A first step in a direction, in millimetres: where it is refused, the base may not go there at all. */
const STEP = 1;

/**
 * The outline of the ground that the front of a base can come to: each direction has its own length, set by the ground
 * there, and none where a base may not begin. Empty where it may begin in no direction.
 */
export function reachAround(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  begins: (path: readonly Leg[]) => boolean = () => true,
): readonly Point[] {
  const { frontLeft: left, frontRight: right } = rectangleOfBase(base);
  const lengths = Array.from({ length: DIRECTIONS }, (_, at) => {
    const way = direction(base.pose.facing + (at * TURN) / DIRECTIONS);
    const end = { ...along(base.pose, way, STEP), facing: base.pose.facing };
    return { way, mm: begins(pathTo(base.pose, end, base.depth)) ? reachOf(rules, battle, base, way) : 0 };
  });
  if (lengths.every(({ mm }) => mm === 0)) return [];
  return lengths.flatMap(({ way, mm }, at) => {
    const half = DIRECTIONS / 2;
    const corners = at === 0 ? [left, right] : at === half ? [right, left] : at < half ? [right] : [left];
    return corners.map((corner) => along(corner, way, mm));
  });
}

/** The outline of the ground that the front of a group covers on its way straight ahead; empty where it stays. */
export function reachAhead(rules: Ruleset, movers: readonly PlacedBase[], mm: number): readonly Point[] {
  const front = rules.board.groups.front(movers);
  const [first, last] = [front[0], front.at(-1)];
  if (!first || !last || mm <= 0) return [];
  const ahead = direction(first.pose.facing);
  const left = rectangleOfBase(first).frontLeft;
  const right = rectangleOfBase(last).frontRight;
  return [left, along(left, ahead, mm), along(right, ahead, mm), right];
}
