/** Going nearer to the enemy: whole groups, or what of them is hindered alike. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { goingUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { connected, freeGroups, type Idea } from './idea.ts';

/** What keeps a base from going on with others: the ground it stands on, or an enemy zone. */
function hindrance(rules: Ruleset, battle: Battle, base: PlacedBase): string {
  const zoned = zonedBy(rules, battle, base).length > 0;
  return `${goingUnder(rules, battle, base, rectangleOfBase(base))} ${zoned}`;
}

/** A group in parts that are hindered alike, the greatest first. */
function partsOf(
  rules: Ruleset,
  battle: Battle,
  group: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const kinds = new Map<string, PlacedBase[]>();
  for (const base of group) {
    const kind = hindrance(rules, battle, base);
    kinds.set(kind, [...(kinds.get(kind) ?? []), base]);
  }
  if (kinds.size < 2) return [];
  const parts = [...kinds.values()].flatMap((some) => connected(rules, battle, some));
  return parts.toSorted((a, b) => b.length - a.length);
}

/** The enemy nearest to a base. */
export function nearestEnemy(battle: Battle, base: PlacedBase): PlacedBase | null {
  let best: PlacedBase | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of basesOnTable(battle)) {
    if (other.side === base.side) continue;
    const dx = other.pose.x - base.pose.x;
    const dy = other.pose.y - base.pose.y;
    if (dx * dx + dy * dy >= least) continue;
    least = dx * dx + dy * dy;
    best = other;
  }
  return best;
}

/** The whole of a group goes straight on; a base by itself may also turn to the nearest enemy. */
function advance(battle: Battle, group: readonly PlacedBase[]): Idea {
  const [first] = group;
  const enemy = first && group.length === 1 ? nearestEnemy(battle, first) : null;
  const kinds: readonly CandidateKind[] = enemy ? ['ahead', 'face'] : ['ahead'];
  return {
    bases: group,
    goals: enemy ? [enemy.id] : [],
    kinds,
    promise: 0.4 * group.length,
    why: 'bot.advance',
  };
}

/** The greatest groups, so many, each as a whole or else in so many parts. */
export const advances = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  groups: number,
  parts: number,
): readonly Idea[] =>
  freeGroups(rules, battle, side)
    .slice(0, groups)
    .flatMap((group) => [
      advance(battle, group),
      ...partsOf(rules, battle, group)
        .slice(0, parts)
        .map((part) => ({ ...advance(battle, part), instead: true as const })),
    ]);
