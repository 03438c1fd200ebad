/** The weather and the hour follow from the dice for aggression. */

import type { Battle } from '../../engine/battle.ts';
import type { Step } from '../../engine/contract/sequence.ts';
import { DONE } from '../../engine/game/asking.ts';
import { agreed } from '../../engine/game/options.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { faceOf, isOdd, showSeason } from '../setup/season.ts';
import { note } from '../state.ts';
import { timeOf } from '../weather/time-of-day.ts';
import { notesOfForecast } from '../weather/weather.ts';

const usesFirst = (game: Debellis, { options }: Battle): boolean =>
  agreed(options, game.weatherChartOption) === 'first';

/** Is a clear night moonlit? The notes of the first chart ask the invader's die. */
const hasMoon = (game: Debellis, battle: Battle): boolean =>
  isOdd(faceOf(battle, usesFirst(game, battle) ? invaderOf(battle) : defenderOf(battle)));

/** The difference of the two dice gives the weather, and their sum the hour. */
export const weatherScore = (game: Debellis): Step => ({
  run(work) {
    if (!agreed(work.battle.options, game.weatherOption) || !holdsIn(game.setup, 'weather')) return DONE;
    showSeason(game, work);
    const { battle } = work;
    const time = timeOf(battle);
    if (!time) return DONE;
    const [one, other] = [faceOf(battle, invaderOf(battle)), faceOf(battle, defenderOf(battle))];
    const score = Math.abs(one - other);
    const hour = one + other;
    const { rules, cell } = (usesFirst(game, battle) ? game.firstForecast : game.forecast)(time, score);
    const set = { ...notesOfForecast(battle, cell), hour, moon: hasMoon(game, battle) };
    const figures = { ...time, score, hour };
    tell(work, { type: 'weather-scored', rule: rules[0] ?? clauseIn(game.setup, 'weather'), figures }, [
      note(set),
    ]);
    return DONE;
  },
});
