/** What a bot thinks of ordering: bases, and the moves of the family that it tries with them. */
import { type Battle, basesOnTable, figure, type PlacedBase, type SideId } from '../engine/battle.ts';
import { enemyContacts } from '../engine/board/contacts.ts';
import { goingUnder } from '../engine/board/going.ts';
import { grouped } from '../engine/board/groups.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { zonedBy } from '../engine/board/zones.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { CandidateKind } from '../engine/moves/family.ts';
import { rectanglesDistance } from '../geometry/distance.ts';
import { segmentDistance } from '../geometry/point.ts';
import { segmentAreaLength } from '../geometry/sight.ts';
import { counselFor } from './counsel/counsel.ts';
import { duel } from './duel.ts';

/** Bases to be ordered together, and what for. */
export interface Idea {
  readonly bases: readonly PlacedBase[];
  /** Aims of the moves to try; empty for moves without an aim. */
  readonly goals: readonly string[];
  readonly kinds: readonly CandidateKind[];
  /** The greater, the sooner it is looked into. */
  readonly promise: number;
  /** A message key. */
  readonly why: string;
  /** Only where nothing came of the idea before it: the same bases in parts. */
  readonly instead?: true;
}

const isFree = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).length === 0 && figure(base.bound, 'halted') === 0;

/** It may still be ordered: it has made no move after which none follows. */
const mayMove = (battle: Battle, base: PlacedBase): boolean =>
  isFree(battle, base) && figure(base.bound, 'tactical') === 0;

/** The parts of a list of bases that hang together, the greatest first. */
function connected(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const groups: (readonly PlacedBase[])[] = [];
  const seen = new Set<string>();
  for (const first of bases) {
    if (seen.has(first.id)) continue;
    const group = [first];
    seen.add(first.id);
    for (const base of group)
      for (const other of bases)
        if (!seen.has(other.id) && grouped(rules, battle, base, other)) {
          seen.add(other.id);
          group.push(other);
        }
    groups.push(group);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

/** Those who can be ordered together: free bases that hang together, the greatest number first. */
export const freeGroups = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  may: (battle: Battle, base: PlacedBase) => boolean = mayMove,
): readonly (readonly PlacedBase[])[] =>
  connected(
    rules,
    battle,
    basesOnTable(battle).filter(
      (base) => base.side === side && may(battle, base) && rules.moves.farthest(battle, [base]) > 0,
    ),
  );

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

const AT_ENEMY: readonly CandidateKind[] = [
  'front',
  'left-flank',
  'right-flank',
  'rear',
  'overlap-left',
  'overlap-right',
  'front-part',
  'face',
];

/** Does anybody stand between the two? */
function isScreened(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const from = base.pose;
  const to = rectangleOfBase(enemy).centre;
  return basesOnTable(battle).some((other) => {
    if (other.id === base.id || other.id === enemy.id) return false;
    const { corners, centre, radius } = rectangleOfBase(other);
    return segmentDistance(centre, from, to) < radius && segmentAreaLength(from, to, corners) > 1;
  });
}

/** Single bases that may fall on an enemy within reach, by what a duel would bring. */
function attacks(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const bases = basesOnTable(battle);
  const ideas: Idea[] = [];
  for (const base of bases) {
    if (
      base.side !== side ||
      counsel.precious(base) ||
      !mayMove(battle, base) ||
      figure(base.bound, 'far') > 0
    )
      continue;
    const reach = rules.moves.farthest(battle, [base]);
    for (const enemy of bases) {
      if (enemy.side === side) continue;
      const mm = rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy));
      if (mm > reach || isScreened(battle, base, enemy)) continue;
      const front = duel(rules, battle, base, enemy, 'front');
      const busy = enemyContacts(battle, enemy).length > 0 ? 1 : 0;
      const promise = 1 + front.passive - front.active + busy - mm / 400;
      ideas.push({ bases: [base], goals: [enemy.id], kinds: AT_ENEMY, promise, why: 'bot.attack' });
    }
  }
  return ideas;
}

/** A precious base in danger goes back. */
function escapes(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  return basesOnTable(battle).flatMap((base): Idea[] => {
    if (base.side !== side || !counsel.precious(base) || !mayMove(battle, base)) return [];
    const enemy = nearestEnemy(battle, base);
    const mm = enemy
      ? rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy))
      : Number.POSITIVE_INFINITY;
    if (mm > 120 || base.start !== null || rules.moves.farthest(battle, [base]) === 0) return [];
    return [{ bases: [base], goals: [], kinds: ['back'], promise: 1, why: 'bot.escape' }];
  });
}

export interface IdeaLimits {
  readonly groups: number;
  readonly attacks: number;
  /** Parts of a group that cannot go on as a whole. */
  readonly parts: number;
}

const byPromise = (a: Idea, b: Idea): number =>
  b.promise - a.promise || ((a.bases[0]?.id ?? '') < (b.bases[0]?.id ?? '') ? -1 : 1);

/** The most promising things to order now. */
export function ideasFor(rules: Ruleset, battle: Battle, side: SideId, limits: IdeaLimits): readonly Idea[] {
  const advances = freeGroups(rules, battle, side)
    .slice(0, limits.groups)
    .flatMap((group) => [
      advance(battle, group),
      ...partsOf(rules, battle, group)
        .slice(0, limits.parts)
        .map((part) => ({ ...advance(battle, part), instead: true as const })),
    ]);
  const assaults = attacks(rules, battle, side).toSorted(byPromise).slice(0, limits.attacks);
  return [...assaults, ...advances, ...escapes(rules, battle, side)];
}
