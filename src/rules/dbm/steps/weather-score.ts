/** The weather and the hour follow from the dice for aggression. DBM, Weather charts; rulings 36, 37, 44 and 45. */

import type { Battle } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { WEATHER, WEATHER_CHART } from '../options.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { faceOf, isOdd, showSeason } from '../setup/season.ts';
import { note } from '../state.ts';
import { timeOf } from '../time-of-day.ts';
import { notesOfForecast } from '../weather.ts';
import { forecast } from '../weather-chart.ts';
import { firstForecast } from '../weather-chart-first.ts';

const usesFirst = ({ options }: Battle): boolean => agreed(options, WEATHER_CHART) === 'first';

/** Is a clear night moonlit? The notes of the first chart ask the invader's die. */
const hasMoon = (battle: Battle): boolean =>
  isOdd(faceOf(battle, usesFirst(battle) ? invaderOf(battle) : defenderOf(battle)));

/** The difference of the two dice gives the weather, and their sum the hour. */
export const weatherScore: Step = {
  run(work) {
    if (!agreed(work.battle.options, WEATHER) || !holds('dbm.weather.4')) return DONE;
    showSeason(work);
    const { battle } = work;
    const time = timeOf(battle);
    if (!time) return DONE;
    const [one, other] = [faceOf(battle, invaderOf(battle)), faceOf(battle, defenderOf(battle))];
    const score = Math.abs(one - other);
    const hour = one + other;
    const { rules, cell } = (usesFirst(battle) ? firstForecast : forecast)(time, score);
    const set = { ...notesOfForecast(battle, cell), hour, moon: hasMoon(battle) };
    const figures = { ...time, score, hour };
    tell(work, { type: 'weather-scored', rule: rules[0] ?? 'dbm.weather.4', figures }, [note(set)]);
    return DONE;
  },
};
