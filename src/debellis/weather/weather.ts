/** The weather of a battle, in its own state. */

import type { Battle } from '../../engine/battle.ts';
import { facingFromDegrees, turnBetween } from '../../geometry/exact.ts';
import { PARALLEL_TURN } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { type OwnState, stateOf } from '../state.ts';
import type { Cell, Compass } from './chart.ts';
import { dayOf, type Moment } from './time-of-day.ts';

type Skies = Pick<Battle, 'own'>;

export const isRaining = (skies: Skies): boolean => stateOf(skies).rain === true;
export const isSnowing = (skies: Skies): boolean => stateOf(skies).snow === true;
export const isDusty = (skies: Skies): boolean => stateOf(skies).dust === true;
export const isMuddy = (skies: Skies): boolean => stateOf(skies).mud === true;

/** Hours before and after dawn between which mist and fog lie. */
const MIST_HOURS = 1;

/** Does mist or fog lie on the table in this bound? */
function isVeiled(game: Debellis, moment: Moment, veil: 'mist' | 'fog'): boolean {
  if (stateOf(moment)[veil] !== true) return false;
  const day = dayOf(game, moment);
  if (!day || !holdsIn(game.weather, 'mistHours')) return true;
  return day.hour >= day.dawn - MIST_HOURS && day.hour <= day.dawn + MIST_HOURS;
}

export const isMisty = (game: Debellis, moment: Moment): boolean => isVeiled(game, moment, 'mist');
export const isFoggy = (game: Debellis, moment: Moment): boolean => isVeiled(game, moment, 'fog');

/** Where the wind comes from in this bound, as a facing in degrees; null without wind. */
export function windOf(skies: Skies): number | null {
  const { wind, calm } = stateOf(skies);
  return wind === undefined || calm === true ? null : ((wind % 360) + 360) % 360;
}

/** Where a strong wind comes from; null if none blows. */
export const strongWindOf = (skies: Skies): number | null =>
  stateOf(skies).strongWind === true ? windOf(skies) : null;

/** An eighth of a turn: a facing within it lies in a direction. */
const WITHIN = facingFromDegrees(45);

/** Is this facing within 45 degrees of a direction, given in degrees? */
export const liesTowards = (facing: number, degrees: number): boolean =>
  turnBetween(facing, facingFromDegrees(degrees)) <= WITHIN + PARALLEL_TURN;

const POINTS: readonly Compass[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const FULL_CIRCLE = 360;

/** A point of the compass as a facing on the table, in degrees. */
export const facingOfPoint = (skies: Skies, point: Compass): number =>
  ((stateOf(skies).north ?? 0) + POINTS.indexOf(point) * 45) % FULL_CIRCLE;

/** The notes of a forecast. Rain, snow and dust have not begun yet. */
export function notesOfForecast(skies: Skies, cell: Cell): OwnState {
  const { wind, strong, drops, ...rest } = cell;
  return {
    ...rest,
    ...(wind ? { wind: facingOfPoint(skies, wind) } : {}),
    ...(strong ? { strongWind: true } : {}),
    ...(drops ? { windDrops: true } : {}),
  };
}
