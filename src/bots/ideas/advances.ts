/** Going nearer to the enemy: whole groups, or what of them is hindered alike. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { partsOf } from '../board/parts.ts';
import { counselFor } from '../plain-profile.ts';
import { freeGroups, type Idea, mayMove } from './idea.ts';

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

/** Single bases go for the nearest enemy, those who stand nearest to one first. */
const hunts = (battle: Battle, bases: readonly PlacedBase[]): readonly Idea[] =>
  bases
    .map((base) => ({ base, mm: distance(base.pose, nearestEnemy(battle, base)?.pose ?? base.pose) }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ base }) => advance(battle, [base]));

/** Whoever stands so far round is behind. */
const BEHIND = (QUARTER_TURN * 4) / 3;

/** Groups whose nearest enemy stands behind them turn about, and where each base must, one by one. */
function turns(battle: Battle, groups: readonly (readonly PlacedBase[])[]): readonly Idea[] {
  const singly = counselFor(battle.ruleset).gathers ? groups.filter(({ length }) => length > 1).flat() : [];
  return [...groups, ...singly.map((base) => [base])].flatMap((group): readonly Idea[] => {
    const [first] = group;
    const enemy = first ? nearestEnemy(battle, first) : null;
    if (!first || !enemy) return [];
    const facing = facingOf(enemy.pose.x - first.pose.x, enemy.pose.y - first.pose.y);
    if (turnBetween(first.pose.facing, facing) < BEHIND) return [];
    return [{ bases: group, goals: [], kinds: ['turnabout'], promise: 0.4 * group.length, why: 'bot.turn' }];
  });
}

/** How many of each kind of advance are thought of. */
export interface AdvanceLimits {
  readonly groups: number;
  /** Parts of a group that cannot go on as a whole. */
  readonly parts: number;
  /** Single bases by themselves. */
  readonly hunts: number;
}

/** Whoever is kept from fights goes along with the others until an enemy is so near, in millimetres. */
const NEAR = 200;

function staysBehind(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  if (!counselFor(rules.id).keptBack(base)) return false;
  const enemy = nearestEnemy(battle, base);
  return enemy !== null && distance(base.pose, enemy.pose) < NEAR;
}

/** The greatest groups, each as a whole or else in parts, and of the others those who stand alone. */
export function advances(
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  limits: AdvanceLimits,
): readonly Idea[] {
  const groups = freeGroups(
    rules,
    battle,
    side,
    (_, base) => mayMove(battle, base) && !staysBehind(rules, battle, base),
  );
  const behind = basesOnTable(battle).filter(
    (base) => base.side === side && mayMove(battle, base) && staysBehind(rules, battle, base),
  );
  const alone = groups.slice(limits.groups).flatMap((group) => (group.length === 1 ? group : []));
  return [
    ...groups
      .slice(0, limits.groups)
      .flatMap((group) => [advance(battle, group), ...inParts(rules, battle, group, limits.parts)]),
    ...hunts(battle, alone).slice(0, limits.hunts),
    ...hunts(battle, behind),
    ...turns(battle, groups).slice(0, limits.groups),
  ];
}
