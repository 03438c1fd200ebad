/** The hour and the light. */

import type { Battle } from '../../engine/battle.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { stateOf } from '../state.ts';
import type { Time } from './chart.ts';

export type Moment = Pick<Battle, 'own' | 'turn'>;

/** The part of an hour that a bound lasts. */
const BOUND_HOURS = 0.25;

const boundHours = (game: Debellis): number => (keepsTo(game.usual, 'halfHour') ? BOUND_HOURS : 0);

/** The hour at which the present bound begins, from midnight; null where nobody has settled it. */
export function hourOf(game: Debellis, moment: Moment): number | null {
  const { hour } = stateOf(moment);
  return hour === undefined ? null : hour + (moment.turn.bound - 1) * boundHours(game);
}

/** The climate and the season; null where nobody has settled them. */
export function timeOf(moment: Pick<Battle, 'own'>): Time | null {
  const { climate, season } = stateOf(moment);
  return climate && season ? { climate, season } : null;
}

export interface Day {
  readonly hour: number;
  readonly dawn: number;
  readonly sunrise: number;
  readonly sunset: number;
  readonly dusk: number;
}

/** Hours from dawn to sunrise, or from sunset to the end of dusk. */
const twilight = (isKnown: boolean): number => (isKnown ? 1 : 0);

/** The hours of the day of battle; null where the hour or the time of the year is not settled. */
export function dayOf(game: Debellis, moment: Moment): Day | null {
  const [hour, time] = [hourOf(game, moment), timeOf(moment)];
  if (hour === null || !time) return null;
  const [sunrise, sunset] = game.sunHours(time);
  return {
    hour,
    dawn: sunrise - twilight(holdsIn(game.weather, 'dawn')),
    sunrise,
    sunset,
    dusk: sunset + twilight(holdsIn(game.weather, 'dusk')),
  };
}

export type Light = 'day' | 'dawn' | 'dusk' | 'moonlight' | 'dark';

/** Clouds, mist and what falls hide the moon. */
function isMoonlit(game: Debellis, moment: Moment): boolean {
  const { moon, overcast, mist, fog, rain, snow, dust } = stateOf(moment);
  const hidden = overcast || mist || fog || rain || snow || dust;
  return moon === true && !hidden && holdsIn(game.weather, 'moonlight');
}

/** The light of the present bound. */
export function lightOf(game: Debellis, moment: Moment): Light {
  const day = dayOf(game, moment);
  if (!day) return 'day';
  const { hour, dawn, sunrise, sunset, dusk } = day;
  if (hour >= sunrise && hour < sunset) return 'day';
  if (hour >= dawn && hour < sunrise) return 'dawn';
  if (hour >= sunset && hour < dusk) return 'dusk';
  return isMoonlit(game, moment) ? 'moonlight' : 'dark';
}

/** Is it dusk when the present bound ends? */
export function isLastOfDay(game: Debellis, moment: Moment): boolean {
  const day = dayOf(game, moment);
  return day !== null && day.hour + boundHours(game) >= day.dusk;
}
