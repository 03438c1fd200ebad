/** Raiders that go round the enemy, alone and together. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { cornerWay } from '../../engine/moves/measure.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { fieldTo, leftFrom, waypoints } from '../board/distance-map.ts';
import { reachOf } from '../board/reach.ts';
import { type FoePiece, isPiece } from '../board/targets.ts';
import { huntField, isDragging } from '../evaluate/hunting.ts';
import { weighingOf } from '../evaluate/outlook.ts';
import { raidsOf } from '../evaluate/raids.ts';
import { counselFor } from '../plain-profile.ts';
import { connected, type Idea, mayMove } from './idea.ts';

/** So far before a wall a raider stops who cannot yet reach it, in millimetres. */
const BEFORE = 20;
const WALLS = 2;

/** Places before the walls nearest to a raider, once he is near. */
const wallsNear = (base: PlacedBase, goal: FoePiece, reach: number): readonly Point[] =>
  wallPlaces(base, goal)
    .map(({ pose }) => ({ pose, mm: cornerWay(base, base.pose, pose) }))
    .filter(({ mm }) => mm < 2 * reach)
    .toSorted((a, b) => a.mm - b.mm)
    .slice(0, WALLS)
    .map(({ pose }) => ahead(pose, -BEFORE));

/** Single raiders and raiders in a group go round the enemy. */
export function rides(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const raids = raidsOf(rules, battle, counsel, side, (base) => !mayMove(battle, base));
  // Whoever stands before an enemy must often go back before he can go round.
  const kinds: Idea['kinds'] = counsel.gathers ? ['towards', 'ahead', 'back'] : ['towards', 'ahead'];
  const parties = connected(
    rules,
    battle,
    raids.map(({ base }) => base),
  ).filter((party) => party.length > 1);
  return [...parties, ...raids.map(({ base }) => [base])].flatMap((bases): Idea[] => {
    const [first] = bases;
    const goal = raids.find(({ base }) => base.id === first?.id)?.goal;
    if (!first || !goal) return [];
    const reach = reachOf(rules, battle, bases);
    const points = waypoints(fieldTo(rules, battle, first, goal), first, reach);
    const walls = isPiece(goal) ? wallsNear(first, goal, reach) : [];
    const towards = [...walls, points.at(-1), points[Math.floor(points.length / 2)]].filter(
      (each) => each !== undefined,
    );
    return [{ bases, goals: [], kinds, towards, promise: 2, why: 'bot.raid' }];
  });
}

/** Once a battle drags on, single bases make for the nearest places from which they can attack. */
export function hunters(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const weighing = weighingOf(rules, battle, side);
  if (!isDragging(weighing)) return [];
  return basesOnTable(battle)
    .filter((base) => base.side === side && weighing.counsel.hunts?.(base) && mayMove(battle, base))
    .map((base) => {
      const field = huntField(weighing, base);
      return { base, field, left: leftFrom(field, rectangleOfBase(base).centre) };
    })
    .toSorted((a, b) => a.left - b.left)
    .flatMap(({ base, field }): Idea[] => {
      const points = waypoints(field, base, reachOf(rules, battle, [base]));
      const towards = [points.at(-1), points[Math.floor(points.length / 2)], points[0]].filter(
        (each) => each !== undefined,
      );
      if (towards.length === 0) return [];
      return [
        { bases: [base], goals: [], kinds: ['towards', 'ahead'], towards, promise: 1, why: 'bot.raid' },
      ];
    });
}
