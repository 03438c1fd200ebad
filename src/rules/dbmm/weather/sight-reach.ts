/** How far an element sees in this weather and light. DBMM, Visibility; ruling 156. */
import type { Debellis } from '../../../debellis/game.ts';
import { lightOf } from '../../../debellis/weather/time-of-day.ts';
import { isDusty, isSnowing } from '../../../debellis/weather/weather.ts';
import type { Battle } from '../../../engine/battle.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { stateOf } from '../state.ts';

interface Limit {
  readonly rule: DbmmClause;
  /** In paces. */
  readonly reach: number;
  readonly when: (battle: Battle) => boolean;
}

const isThick = (battle: Battle): boolean => {
  const { overcast, mist, fog, rain, snow, dust } = stateOf(battle);
  return [overcast, mist, fog, rain, snow, dust].includes(true);
};

const LIMITS = keptWith((game: Debellis): readonly Limit[] => {
  const isNight = (battle: Battle): boolean => ['moonlight', 'dark'].includes(lightOf(game, battle));
  return [
    { rule: 'dbmm.vis.4', reach: 160, when: (battle) => stateOf(battle).mist === true && !isNight(battle) },
    { rule: 'dbmm.vis.5', reach: 80, when: (battle) => stateOf(battle).fog === true },
    { rule: 'dbmm.vis.6', reach: 80, when: isDusty },
    { rule: 'dbmm.vis.7', reach: 160, when: isSnowing },
    { rule: 'dbmm.vis.8', reach: 400, when: (battle) => lightOf(game, battle) === 'dusk' },
    { rule: 'dbmm.vis.9', reach: 400, when: (battle) => lightOf(game, battle) === 'dawn' },
    { rule: 'dbmm.vis.10', reach: 160, when: (battle) => lightOf(game, battle) === 'moonlight' },
    {
      rule: 'dbmm.vis.11',
      reach: 80,
      when: (battle) => lightOf(game, battle) === 'dark' && !isThick(battle),
    },
    { rule: 'dbmm.vis.12', reach: 80, when: (battle) => isNight(battle) && isThick(battle) },
  ];
});

/** The farthest that anybody sees, in millimetres; Infinity in clear weather by day. The shortest limit counts. */
export function sightReach(game: Debellis, battle: Battle): number {
  const reaches = LIMITS(game)
    .filter(({ rule, when }) => when(battle) && holds(rule))
    .map(({ reach }) => paces(reach));
  const counting = holds('dbmm.vis.29') ? reaches : reaches.slice(0, 1);
  return Math.min(Number.POSITIVE_INFINITY, ...counting);
}
