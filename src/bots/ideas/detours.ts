/** Ways of single bases to the enemies that they could soonest attack, round whoever and whatever is between. */
import { type Battle, basesOnTable, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { fieldTo, waypoints } from '../board/distance-map.ts';
import { reachOf } from '../board/reach.ts';
import { weighingOf } from '../evaluate/outlook.ts';
import { nearness } from '../evaluate/threats.ts';
import { type Idea, mayMove } from './idea.ts';

/** Each thinks of so many enemies, and so many of all ways are tried: first of each the way to the enemy it comes at soonest. */
const ENEMIES = 2;
const MOST = 12;

export function ways(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const weighing = weighingOf(rules, battle, side);
  const { canAttack, precious, march } = weighing.counsel;
  const bases = basesOnTable(battle);
  const goers = bases.filter(
    (base) => base.side === side && mayMove(battle, base) && !precious(base) && !march?.stays(base),
  );
  const all = goers.flatMap((base) => {
    const reach = reachOf(rules, battle, [base]);
    const near = bases
      .filter((goal) => goal.side !== side && canAttack(base, goal))
      .map((goal) => ({ goal, promise: nearness(weighing, base, goal) }))
      .toSorted((a, b) => b.promise - a.promise);
    return near.slice(0, ENEMIES).flatMap(({ goal, promise }, at): Idea[] => {
      const points = waypoints(fieldTo(rules, battle, base, goal), base, reach);
      const towards = [points.at(-1), points[Math.floor(points.length / 2)]].filter(
        (point) => point !== undefined,
      );
      if (towards.length === 0) return [];
      return [
        { bases: [base], goals: [], kinds: ['towards'], towards, promise: promise - at, why: 'bot.advance' },
      ];
    });
  });
  return all.toSorted((a, b) => b.promise - a.promise).slice(0, MOST);
}
