/** The terms of shots: the losses that shooters may cause. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { distance } from '../../../geometry/point.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { isHemmedIn } from '../../board/room.ts';
import type { Situation } from '../../context.ts';
import type { ShootingZone } from '../../knowledge/profile.ts';
import { fromAfar } from '../odds/afar.ts';
import { type Outlook, worthOf } from '../outlook.ts';
import { byGround, type InParts, type Part } from '../parts.ts';
import type { Position } from '../position.ts';

/** The most bases that shoot together. */
const MOST_SHOOTERS = 3;

/** A quick test by the middle of the target, before its corners are examined. */
function mayBeInZone(
  mine: Rectangle,
  { centre, radius }: Rectangle,
  { width, depth }: ShootingZone,
): boolean {
  const ahead = aheadOf(mine, centre);
  return (
    ahead >= -radius &&
    Math.abs(rightOf(mine, centre)) <= width / 2 + radius + 1 &&
    distance(mine.centre, centre) <= depth + mine.radius + radius
  );
}

/** Can the shooter aim at the target? Without a rule it can if two corners are before its front and in range. */
export function isAimedAt(
  { profile: { dangers }, battle }: Situation,
  shooter: PlacedBase,
  target: PlacedBase,
): boolean {
  const zone = dangers.shootingZone(shooter);
  if (!zone) return false;
  const mine = rectangleOfBase(shooter);
  const theirs = rectangleOfBase(target);
  if (dangers.canAim) return mayBeInZone(mine, theirs, zone) && dangers.canAim(battle, shooter, target);
  const inZone = theirs.corners.filter((corner) => {
    const ahead = aheadOf(mine, corner);
    const aside = Math.abs(rightOf(mine, corner));
    return atMost(0, ahead) && atMost(ahead, zone.depth) && atMost(aside, zone.width / 2);
  });
  return inZone.length >= 2;
}

/** The nearest enemy in its zone, because others stand behind it. */
function nearestAim(
  outlook: Outlook,
  shooter: PlacedBase,
  enemies: readonly PlacedBase[],
): PlacedBase | null {
  const mine = rectangleOfBase(shooter);
  return enemies
    .filter((enemy) => isAimedAt(outlook, shooter, enemy))
    .reduce<PlacedBase | null>((best, enemy) => {
      const nearer = !best || aheadOf(mine, enemy.pose) < aheadOf(mine, best.pose);
      return nearer ? enemy : best;
    }, null);
}

const shotWorth = (outlook: Outlook, shooter: PlacedBase, target: PlacedBase, aiders: number): number => {
  const hemmed = isHemmedIn(outlook, target);
  const losses = fromAfar(outlook, { kind: 'shot', base: shooter, goal: target, aiders, hemmed });
  return worthOf(outlook, losses, shooter.side);
};

/** The enemy that it would harm most by a shot. */
function bestAim(outlook: Outlook, shooter: PlacedBase, enemies: readonly PlacedBase[]): PlacedBase | null {
  let best: PlacedBase | null = null;
  let most = 0;
  for (const enemy of enemies) {
    if (!isAimedAt(outlook, shooter, enemy)) continue;
    const worth = Math.abs(shotWorth(outlook, shooter, enemy, 0));
    if (worth < most) continue;
    most = worth;
    best = enemy;
  }
  return best;
}

/** The enemy that a shooter shoots at. Where a rule tells at whom it can aim, its aim may depend on all bases. */
function aimPart(
  outlook: InParts,
  shooter: PlacedBase,
  enemies: readonly PlacedBase[],
  { width, depth }: ShootingZone,
): Part<PlacedBase | null> {
  return outlook.profile.dangers.canAim
    ? byGround(bestAim(outlook, shooter, enemies), Number.POSITIVE_INFINITY)
    : byGround(nearestAim(outlook, shooter, enemies), depth + width + outlook.touching);
}

/** The worth to the side of the shots of some free bases at others. */
export function shotsWorth(
  outlook: InParts,
  shooters: readonly PlacedBase[],
  enemies: readonly PlacedBase[],
): number {
  const aims = new Map<PlacedBase, PlacedBase[]>();
  for (const shooter of shooters) {
    const zone = outlook.profile.dangers.shootingZone(shooter);
    const target = zone && outlook.part('aim', shooter, () => aimPart(outlook, shooter, enemies, zone));
    if (target) aims.set(target, [...(aims.get(target) ?? []), shooter]);
  }
  let sum = 0;
  for (const [target, [first, ...others]] of aims) {
    if (!first) continue;
    const aiders = Math.min(MOST_SHOOTERS - 1, others.length);
    sum += shotWorth(outlook, first, target, aiders);
  }
  return sum;
}

/** Own bases that do not fight, and may shoot. */
const ready = ({ own, fights }: Position): readonly PlacedBase[] =>
  own.filter(({ id }) => !fights.fighting.has(id));

export const shotsHoped = (position: Position): number =>
  position.profile.weights.shots * shotsWorth(position, ready(position), position.freeEnemies);

/** The term for enemy shots. Without a time limit, urgency does not make them count less. */
export const shotsFeared = (position: Position): number =>
  (position.profile.weights.shots / (position.profile.temper.calm ? 1 : position.urgency)) *
  shotsWorth(position, position.freeEnemies, ready(position));
