/** What those who shoot may do to those who stand before them. */
import type { PlacedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { aheadOf, rightOf } from '../geometry/rectangle.ts';
import { atMost } from '../geometry/tolerance.ts';
import type { Counsel } from './counsel/counsel.ts';
import { volley } from './duel.ts';
import { isHemmedIn } from './hemmed.ts';
import { type Weighing, worthOf } from './weighing.ts';

/** So many shoot together at the most. */
const MOST_SHOOTERS = 3;

/** Two corners before its front, within its range. */
export function isAimedAt(counsel: Counsel, shooter: PlacedBase, target: PlacedBase): boolean {
  const zone = counsel.shoots(shooter);
  if (!zone) return false;
  const mine = rectangleOfBase(shooter);
  const inZone = rectangleOfBase(target).corners.filter((corner) => {
    const ahead = aheadOf(mine, corner);
    const aside = Math.abs(rightOf(mine, corner));
    return atMost(0, ahead) && atMost(ahead, zone.depth) && atMost(aside, zone.width / 2);
  });
  return inZone.length >= 2;
}

/** The nearest of those it may shoot at: others stand behind it. */
function targetOf(
  weighing: Weighing,
  shooter: PlacedBase,
  enemies: readonly PlacedBase[],
): PlacedBase | null {
  const mine = rectangleOfBase(shooter);
  return enemies
    .filter((enemy) => isAimedAt(weighing.counsel, shooter, enemy))
    .reduce<PlacedBase | null>((best, enemy) => {
      const nearer = !best || aheadOf(mine, enemy.pose) < aheadOf(mine, best.pose);
      return nearer ? enemy : best;
    }, null);
}

/** What the shots of these free bases at those are worth to the side that is weighed. */
export function shotsWorth(
  weighing: Weighing,
  shooters: readonly PlacedBase[],
  enemies: readonly PlacedBase[],
): number {
  const aims = new Map<PlacedBase, PlacedBase[]>();
  for (const shooter of shooters) {
    const target = weighing.counsel.shoots(shooter) && targetOf(weighing, shooter, enemies);
    if (target) aims.set(target, [...(aims.get(target) ?? []), shooter]);
  }
  let sum = 0;
  for (const [target, [first, ...others]] of aims) {
    if (!first) continue;
    const aiders = Math.min(MOST_SHOOTERS - 1, others.length);
    const hemmed = isHemmedIn(weighing, target);
    const exchange = volley(weighing.rules, weighing.battle, first, target, aiders, hemmed);
    sum += worthOf(weighing, exchange, first.side);
  }
  return sum;
}
