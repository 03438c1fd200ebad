/** Divides a group into parts, if ground, an enemy or a friend keeps some bases from going on with the others. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { goingUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import { outlineAt } from '../../engine/moves/way.ts';
import { ahead } from '../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import type { Situation } from '../context.ts';
import { connected } from './groups.ts';
import { reachOf } from './reach.ts';

/** The number of points on the way at which the ground is examined, besides the place of the base. */
const LOOKS = 2;

/** Does a friend from outside the group stand in its way? */
function isBlocked(battle: Battle, base: PlacedBase, group: readonly PlacedBase[], reach: number): boolean {
  const mine = rectangleOfBase(base);
  return basesOnTable(battle).some((other) => {
    if (other.side !== base.side || group.includes(other)) return false;
    const { centre } = rectangleOfBase(other);
    const far = aheadOf(mine, centre);
    return far > 0 && far < reach && Math.abs(rightOf(mine, centre)) < (base.width + other.width) / 2;
  });
}

/** The obstacles of a base as a text: the ground under and before it, an enemy zone, a friend. */
function hindrance(
  { rules, battle }: Situation,
  base: PlacedBase,
  group: readonly PlacedBase[],
  reach: number,
): string {
  const zoned = zonedBy(rules, battle, base).length > 0;
  const goings = [goingUnder(rules, battle, base, rectangleOfBase(base))];
  if (battle.terrain.length > 0)
    for (let look = 1; look <= LOOKS; look++) {
      const at = outlineAt(base, ahead(base.pose, (reach * look) / LOOKS));
      goings.push(goingUnder(rules, battle, base, at));
    }
  const worst = [...rules.board.going.kinds].find((going) => goings.includes(going)) ?? goings[0];
  const ground = goings.find((going) => !rules.board.going.kinds.includes(going)) ?? worst;
  return `${ground} ${zoned} ${isBlocked(battle, base, group, reach)}`;
}

/** The parts of a group, each with one kind of obstacles, the largest first; none if the whole group has one kind. */
export function partsOf(
  situation: Situation,
  group: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const reach = reachOf(situation, group);
  const kinds = new Map<string, PlacedBase[]>();
  for (const base of group) {
    const kind = hindrance(situation, base, group, reach);
    kinds.set(kind, [...(kinds.get(kind) ?? []), base]);
  }
  if (kinds.size < 2) return [];
  const parts = [...kinds.values()].flatMap((some) => connected(situation, some));
  return parts.toSorted((a, b) => b.length - a.length);
}
