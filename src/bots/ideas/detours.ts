/** Ideas for single bases to go round obstacles to the enemies that they could attack soonest. */
import { basesOnTable } from '../../engine/battle.ts';
import { mapTo, waypoints } from '../board/distance-map.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { nearness } from '../evaluate/approach.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Idea } from './idea.ts';
import { endAndMiddle } from './raids.ts';

/** The number of enemies that are tried for each base. */
const ENEMIES = 2;
/** The number of detours that are tried. Each base first has the one to the enemy that it reaches soonest. */
const MOST = 12;

export function detours(situation: Situation): readonly Idea[] {
  const { battle, side, profile } = situation;
  const { canAttack } = profile.troops;
  const goers = ownBases(situation).filter(
    (base) => mayMove(situation, base) && !traitsOf(situation, base).stays,
  );
  const all = goers.flatMap((base) => {
    const reach = reachOf(situation, [base]);
    const near = basesOnTable(battle)
      .filter((goal) => goal.side !== side && canAttack(base, goal))
      .map((goal) => ({ goal, promise: nearness(situation, base, goal) }))
      .toSorted((a, b) => b.promise - a.promise);
    return near.slice(0, ENEMIES).flatMap(({ goal, promise }, at): Idea[] => {
      const towards = endAndMiddle(waypoints(mapTo(situation, base, goal), base, reach));
      if (towards.length === 0) return [];
      return [
        { bases: [base], goals: [], kinds: ['towards'], towards, promise: promise - at, why: 'bot.advance' },
      ];
    });
  });
  return all.toSorted((a, b) => b.promise - a.promise).slice(0, MOST);
}
