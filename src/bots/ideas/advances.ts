/** Going nearer to the enemy: whole groups, or what of them is hindered alike. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { freeGroups, type Idea } from './idea.ts';
import { partsOf } from './parts.ts';

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

/** The parts of a group, each as a whole or else its bases one by one. */
function inParts(
  rules: Ruleset,
  battle: Battle,
  group: readonly PlacedBase[],
  parts: number,
): readonly Idea[] {
  if (group.length < 2) return [];
  const some = partsOf(rules, battle, group).slice(0, parts);
  const alone = (bases: readonly PlacedBase[], parted: number): readonly Idea[] =>
    bases.slice(0, parts).map((base) => ({ ...advance(battle, [base]), parted }));
  if (some.length === 0) return alone(group, 1);
  return some.flatMap((part) => [
    { ...advance(battle, part), parted: 1 },
    ...(part.length > 1 ? alone(part, 2) : []),
  ]);
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
    .flatMap((group) => [advance(battle, group), ...inParts(rules, battle, group, parts)]);
