/** Where a Bw may shoot. Blood and Blades, Shooting, determining the target. */
import type { Arc, Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { crossesGap, gapsNear } from '../../../engine/board/gaps.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, convexHull, type Polygon } from '../../../geometry/polygon.ts';
import { aheadOf, boxesMeet, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';

/** The zone of shooting before the middle of the front: 4 MU wide and 3 MU deep. */
export const ZONE = { width: 4 * MU, depth: 3 * MU } as const;

/** The ground that a base may shoot over; null if it never shoots. */
export const arcOf = (base: PlacedBase): Arc | null =>
  troopOf(base).type === 'Bw'
    ? { length: ZONE.depth, side: (ZONE.width - base.width) / 2, rounded: false }
    : null;

const isInZone =
  (shooter: Rectangle) =>
  (p: Point): boolean => {
    const ahead = aheadOf(shooter, p);
    if (!holds('bnb.shoot.9')) return false;
    return (
      atMost(0, ahead) && atMost(ahead, ZONE.depth) && atMost(Math.abs(rightOf(shooter, p)), ZONE.width / 2)
    );
  };

/** The corners of a base in the zone of shooting, borders included. */
const cornersInZone = (shooter: Rectangle, target: Rectangle): readonly Point[] =>
  target.corners.filter(isInZone(shooter));

function pairsOf(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.flatMap((a, at) => points.slice(at + 1).map((b) => [a, b] as const));
}

const isBetween = (shape: Polygon, base: PlacedBase): boolean => {
  const rectangle = rectangleOfBase(base);
  return boxesMeet(boxOf(shape), rectangle.box, 0) && convexOverlap(shape, rectangle.corners);
};

type Obstacle = 'base' | 'gap';

/** The obstacles in the quadrilateral from the shooter's front to two corners of the target. */
function obstacleIn(
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
  shape: Polygon,
): Obstacle | null {
  const others = basesOnTable(battle).filter(({ id }) => id !== shooter.id && id !== target.id);
  if (others.some((other) => isBetween(shape, other)) && holds('bnb.shoot.10')) return 'base';
  const gaps = gapsNear(rules, battle, [shooter.id, target.id], boxOf(shape));
  return gaps.some((gap) => crossesGap(gap, shape)) && holds('bnb.shoot.11') && holds('bnb.gap.3')
    ? 'gap'
    : null;
}

/** The obstacle that is left with the best choice of two corners; null if the way is free. */
function leastObstacle(
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
  corners: readonly Point[],
): Obstacle | null {
  const { frontLeft, frontRight } = rectangleOfBase(shooter);
  const found: (Obstacle | null)[] = [];
  for (const pair of pairsOf(corners)) {
    const obstacle = obstacleIn(rules, battle, shooter, target, convexHull([frontLeft, frontRight, ...pair]));
    if (obstacle === null) return null;
    found.push(obstacle);
  }
  return found.includes('gap') ? 'gap' : 'base';
}

const against = (rule: BnbClause, key: string, shooter: PlacedBase, target: PlacedBase): Reason => ({
  rule,
  key: `bnb.shot.${key}`,
  figures: { base: shooter.id, target: target.id },
});

/** Every rule that forbids this enemy as a target of the shooter; empty if it is a valid target. */
export function targetFaults(
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): readonly Reason[] {
  const [mine, theirs] = [rectangleOfBase(shooter), rectangleOfBase(target)];
  const inZone = cornersInZone(mine, theirs);
  if (inZone.length < 2 && holds('bnb.shoot.8')) {
    return [
      against('bnb.shoot.8', 'two-corners', shooter, target),
      against('bnb.shoot.9', 'out-of-zone', shooter, target),
    ];
  }
  const corners = inZone.length < 2 ? theirs.corners : inZone;
  const obstacle = leastObstacle(rules, battle, shooter, target, corners);
  const broken: Reason[] = [];
  if (isInCloseCombat(battle, target) && holds('bnb.shoot.12'))
    broken.push(against('bnb.shoot.12', 'target-in-combat', shooter, target));
  if (obstacle === 'base') broken.push(against('bnb.shoot.10', 'base-between', shooter, target));
  if (obstacle === 'gap') broken.push(against('bnb.shoot.11', 'through-gap', shooter, target));
  if (!rules.board.sees(battle, shooter, target) && holds('bnb.shoot.14'))
    broken.push(against('bnb.shoot.14', 'unseen', shooter, target));
  return broken;
}

/** Is the shooter wholly behind the line of the target's rear, with a free way to both rear corners? */
export function shootsFromBehind(
  rules: Ruleset,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): boolean {
  const [mine, theirs] = [rectangleOfBase(shooter), rectangleOfBase(target)];
  const behind = mine.corners.every((corner) => atMost(aheadOf(theirs, corner), -theirs.depth));
  const rear = [theirs.rearLeft, theirs.rearRight];
  if (!behind || !rear.every(isInZone(mine))) return false;
  return leastObstacle(rules, battle, shooter, target, rear) === null;
}
