/** Turns a group order that names only the end of its first base into the legs that lead there. */
import { signedTurn, TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { aheadOf, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, PARALLEL_TURN } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { wayOfGroup } from './formations.ts';
import { endsOf, isTurn, isWayFault } from './way.ts';

const DEGREES = 360;

const isSame = (a: Pose, b: Pose): boolean =>
  distance(a, b) <= EQUAL_LENGTH && turnBetween(a.facing, b.facing) <= PARALLEL_TURN;

/**
 * If a group's path is only a turned end pose, gives one pivot and straight on instead, where these lead its first base
 * there. A group cannot turn in another way. Any other path stays unchanged.
 */
export function spelledOut(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
): readonly Leg[] {
  const [leg] = path;
  const [first] = movers;
  if (path.length !== 1 || movers.length < 2 || !leg || !first || !('to' in leg)) return path;
  const [x, y, degrees] = leg.to as readonly [number, number, number];
  const goal: Pose = { x, y, facing: (degrees * TURN) / DEGREES };
  const turn = signedTurn(first.pose.facing, goal.facing);
  if (!isTurn(turn)) return path;
  const after = (legs: readonly Leg[]): Pose => {
    const way = wayOfGroup(rules, battle, movers, legs);
    return isWayFault(way) ? first.pose : (endsOf(way)[0] as Pose);
  };
  const pivot: Leg = { pivot: turn < 0 ? 'left' : 'right', degrees: (Math.abs(turn) * DEGREES) / TURN };
  const turned = after([pivot]);
  const forward = aheadOf(rectangleOf(turned, first.width, first.depth), goal);
  const legs: readonly Leg[] = forward > EQUAL_LENGTH ? [pivot, { forward }] : [pivot];
  return isSame(after(legs), goal) ? legs : path;
}
