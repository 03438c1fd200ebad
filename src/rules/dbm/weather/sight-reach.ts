/** How far an element sees in this weather and light. DBM, Visibility; rulings 84 and 131. */
import type { Debellis } from '../../../debellis/game.ts';
import { lightOf } from '../../../debellis/weather/time-of-day.ts';
import { isDusty, isFoggy, isMisty, isSnowing } from '../../../debellis/weather/weather.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { paces } from '../measures.ts';
import { figure } from '../troops/marks.ts';

interface Dimness {
  /** In paces. */
  readonly reach: number;
  readonly when: (battle: Battle, base: PlacedBase) => boolean;
}

/** Bedouin and Tuaregs see and move freely in a dust storm. */
const isOfDesert = ({ marks }: PlacedBase): boolean => figure(marks, 'desert') > 0;

/** The least reach first. */
const DIMNESS = keptWith((game: Debellis): readonly Dimness[] => [
  { reach: 100, when: (moment) => isFoggy(game, moment) },
  { reach: 100, when: (battle) => lightOf(game, battle) === 'dark' },
  { reach: 100, when: (battle, base) => isDusty(battle) && !isOfDesert(base) },
  { reach: 200, when: (battle) => isMisty(game, battle) || isSnowing(battle) },
  { reach: 200, when: (battle) => lightOf(game, battle) === 'moonlight' },
  { reach: 400, when: (battle) => lightOf(game, battle) === 'dawn' || lightOf(game, battle) === 'dusk' },
]);

const reachFor = (game: Debellis, battle: Battle, base: PlacedBase): number | null =>
  DIMNESS(game).find(({ when }) => when(battle, base))?.reach ?? null;

/** The farthest that an element sees, in millimetres; Infinity in clear weather by day. */
export function sightReach(game: Debellis, battle: Battle, base: PlacedBase): number {
  const reach = reachFor(game, battle, base);
  return reach === null || !holds('dbm.vis.10') ? Number.POSITIVE_INFINITY : paces(reach);
}

const LEAST_REACH = 100;

/** Does it see so little that its moves are short? */
export const isGroping = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  reachFor(game, battle, base) === LEAST_REACH;
