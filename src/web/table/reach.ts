/** How far bases can go from where they stand, by direction. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { traceOf } from '../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../engine/moves/way.ts';
import { direction, TURN } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { pathTo } from './wish.ts';

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

/**
 * The outline of the ground that the fronts of bases can come to: each direction has its own length, set by the ground
 * there and the slowest base.
 */
export function reachAround(rules: Ruleset, battle: Battle, movers: readonly PlacedBase[]): readonly Point[] {
  const front = movers.length > 1 ? rules.board.groups.front(movers) : movers;
  const [first, last] = [front[0], front.at(-1)];
  if (!first || !last) return [];
  const left = rectangleOfBase(first).frontLeft;
  const right = rectangleOfBase(last).frontRight;
  return Array.from({ length: DIRECTIONS }, (_, at) => {
    const way = direction(first.pose.facing + (at * TURN) / DIRECTIONS);
    const mm = Math.min(...movers.map((base) => reachOf(rules, battle, base, way)));
    const half = DIRECTIONS / 2;
    const corners = at === 0 ? [left, right] : at === half ? [right, left] : at < half ? [right] : [left];
    return corners.map((corner) => along(corner, way, mm));
  }).flat();
}
