/** Ideas to hunt: when a battle has lasted long, single bases go for the nearest places with a good attack. */
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { leftFrom, waypoints } from '../board/distance-map.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { isHunting } from '../evaluate/raids.ts';
import { huntMap } from '../evaluate/terms/hunting.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Idea } from './idea.ts';
import { endAndMiddle } from './raids.ts';

export function hunts(situation: Situation): readonly Idea[] {
  if (!isHunting(situation)) return [];
  return ownBases(situation)
    .filter((base) => !traitsOf(situation, base).keptBack && mayMove(situation, base))
    .map((base) => {
      const map = huntMap(situation, base);
      return { base, map, left: leftFrom(map, rectangleOfBase(base).centre) };
    })
    .toSorted((a, b) => a.left - b.left)
    .flatMap(({ base, map }): Idea[] => {
      const points = waypoints(map, base, reachOf(situation, [base]));
      if (points.length === 0) return [];
      const towards = [...endAndMiddle(points), ...points.slice(0, 1)];
      return [
        { bases: [base], goals: [], kinds: ['towards', 'ahead'], towards, promise: 1, why: 'bot.advance' },
      ];
    });
}
