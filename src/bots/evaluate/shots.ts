/** What those who shoot may do to those who stand before them. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { distance } from '../../geometry/point.ts';
import { aheadOf, type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { isHemmedIn } from '../board/room.ts';
import type { Counsel } from '../profile.ts';
import { volley } from './odds/duel.ts';
import { type Weighing, worthOf } from './outlook.ts';

/** So many shoot together at the most. */
const MOST_SHOOTERS = 3;

type Zone = NonNullable<ReturnType<Counsel['shoots']>>;

/** Told by the middle of the target alone: no part of it is anywhere else. */
function mayBeInZone(mine: Rectangle, { centre, radius }: Rectangle, { width, depth }: Zone): boolean {
  const ahead = aheadOf(mine, centre);
  return (
    ahead >= -radius &&
    Math.abs(rightOf(mine, centre)) <= width / 2 + radius + 1 &&
    distance(mine.centre, centre) <= depth + mine.radius + radius
  );
}

/** As the ruleset says, or else with two corners before its front, within its range. */
export function isAimedAt(
  counsel: Counsel,
  battle: Battle,
  shooter: PlacedBase,
  target: PlacedBase,
): boolean {
  const zone = counsel.shoots(shooter);
  if (!zone) return false;
  const mine = rectangleOfBase(shooter);
  const theirs = rectangleOfBase(target);
  if (counsel.aimsAt) return mayBeInZone(mine, theirs, zone) && counsel.aimsAt(battle, shooter, target);
  const inZone = theirs.corners.filter((corner) => {
    const ahead = aheadOf(mine, corner);
    const aside = Math.abs(rightOf(mine, corner));
    return atMost(0, ahead) && atMost(ahead, zone.depth) && atMost(aside, zone.width / 2);
  });
  return inZone.length >= 2;
}

/** The nearest of those on its ground: others stand behind it. */
function nearestAim(
  weighing: Weighing,
  shooter: PlacedBase,
  enemies: readonly PlacedBase[],
): PlacedBase | null {
  const mine = rectangleOfBase(shooter);
  return enemies
    .filter((enemy) => isAimedAt(weighing.counsel, weighing.battle, shooter, enemy))
    .reduce<PlacedBase | null>((best, enemy) => {
      const nearer = !best || aheadOf(mine, enemy.pose) < aheadOf(mine, best.pose);
      return nearer ? enemy : best;
    }, null);
}

const shotWorth = (weighing: Weighing, shooter: PlacedBase, target: PlacedBase, aiders: number): number => {
  const hemmed = isHemmedIn(weighing, target);
  const exchange = volley(weighing.rules, weighing.battle, shooter, target, aiders, hemmed);
  return worthOf(weighing, exchange, shooter.side);
};

/** The one whom its shot would harm most of those it can aim at. */
function bestAim(weighing: Weighing, shooter: PlacedBase, enemies: readonly PlacedBase[]): PlacedBase | null {
  const { counsel, battle } = weighing;
  let best: PlacedBase | null = null;
  let most = 0;
  for (const enemy of enemies) {
    if (!isAimedAt(counsel, battle, shooter, enemy)) continue;
    const worth = Math.abs(shotWorth(weighing, shooter, enemy, 0));
    if (worth < most) continue;
    most = worth;
    best = enemy;
  }
  return best;
}

/** What the shots of these free bases at those are worth to the side that is weighed. */
export function shotsWorth(
  weighing: Weighing,
  shooters: readonly PlacedBase[],
  enemies: readonly PlacedBase[],
): number {
  const aimOf = weighing.counsel.aimsAt ? bestAim : nearestAim;
  const aims = new Map<PlacedBase, PlacedBase[]>();
  for (const shooter of shooters) {
    if (!weighing.counsel.shoots(shooter)) continue;
    const target = aimOf(weighing, shooter, enemies);
    if (target) aims.set(target, [...(aims.get(target) ?? []), shooter]);
  }
  let sum = 0;
  for (const [target, [first, ...others]] of aims) {
    if (!first) continue;
    const aiders = Math.min(MOST_SHOOTERS - 1, others.length);
    sum += shotWorth(weighing, first, target, aiders);
  }
  return sum;
}
