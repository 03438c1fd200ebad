/** How far an element sees in this weather and light. DBM, Visibility; rulings 84 and 131. */
import { type Battle, figure, type PlacedBase } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { paces } from './measures.ts';
import { lightOf } from './time-of-day.ts';
import { isDusty, isFoggy, isMisty, isSnowing } from './weather.ts';

interface Dimness {
  /** In paces. */
  readonly reach: number;
  readonly when: (battle: Battle, base: PlacedBase) => boolean;
}

/** Bedouin and Tuaregs see and move freely in a dust storm. */
const isOfDesert = ({ marks }: PlacedBase): boolean => figure(marks, 'desert') > 0;

/** The least reach first. */
const DIMNESS: readonly Dimness[] = [
  { reach: 100, when: isFoggy },
  { reach: 100, when: (battle) => lightOf(battle) === 'dark' },
  { reach: 100, when: (battle, base) => isDusty(battle) && !isOfDesert(base) },
  { reach: 200, when: (battle) => isMisty(battle) || isSnowing(battle) },
  { reach: 200, when: (battle) => lightOf(battle) === 'moonlight' },
  { reach: 400, when: (battle) => lightOf(battle) === 'dawn' || lightOf(battle) === 'dusk' },
];

const reachFor = (battle: Battle, base: PlacedBase): number | null =>
  DIMNESS.find(({ when }) => when(battle, base))?.reach ?? null;

/** The farthest that an element sees, in millimetres; Infinity in clear weather by day. */
export function sightReach(battle: Battle, base: PlacedBase): number {
  const reach = reachFor(battle, base);
  return reach === null || !holds('dbm.vis.10') ? Number.POSITIVE_INFINITY : paces(reach);
}

const LEAST_REACH = 100;

/** Does it see so little that its moves are short? */
export const isGroping = (battle: Battle, base: PlacedBase): boolean =>
  reachFor(battle, base) === LEAST_REACH;
