/** The hour and the light. DBM, Weather charts; rulings 44, 84 and 96. */
import type { Battle } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { stateOf } from './state.ts';
import { sunHours } from './sun-hours.ts';
import type { Time } from './weather-chart.ts';

export type Moment = Pick<Battle, 'own' | 'turn'>;

/** The part of an hour that a bound lasts. */
const BOUND_HOURS = 0.25;

/** The hour at which the present bound begins; null where nobody has settled it. */
export function hourOf(moment: Moment): number | null {
  const { hour } = stateOf(moment);
  return hour === undefined ? null : hour + (moment.turn.bound - 1) * BOUND_HOURS;
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

/** Hours from dawn to sunrise, and from sunset to dusk. */
const twilight = (): number => (holds('dbm.weather.25') ? 1 : 0);

/** The hours of the day of battle; null where the hour or the time of the year is not settled. */
export function dayOf(moment: Moment): Day | null {
  const [hour, time] = [hourOf(moment), timeOf(moment)];
  if (hour === null || !time) return null;
  const [sunrise, sunset] = sunHours(time);
  return { hour, dawn: sunrise - twilight(), sunrise, sunset, dusk: sunset + twilight() };
}

export type Light = 'day' | 'dawn' | 'dusk' | 'moonlight' | 'dark';

/** Clouds, mist and what falls hide the moon. */
function isMoonlit(moment: Moment): boolean {
  const { moon, overcast, mist, fog, rain, snow, dust } = stateOf(moment);
  const hidden = overcast || mist || fog || rain || snow || dust;
  return moon === true && !hidden && holds('dbm.weather.26');
}

/** The light of the present bound. */
export function lightOf(moment: Moment): Light {
  const day = dayOf(moment);
  if (!day) return 'day';
  const { hour, dawn, sunrise, sunset, dusk } = day;
  if (hour >= sunrise && hour < sunset) return 'day';
  if (hour >= dawn && hour < sunrise) return 'dawn';
  if (hour >= sunset && hour < dusk) return 'dusk';
  return isMoonlit(moment) ? 'moonlight' : 'dark';
}

/** Is it dusk when the present bound ends? */
export function isLastOfDay(moment: Moment): boolean {
  const day = dayOf(moment);
  return day !== null && day.hour + BOUND_HOURS >= day.dusk;
}
