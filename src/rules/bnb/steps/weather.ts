/** The active player throws for rain or wind, if there may be some. Blood and Blades, bound. */

import type { Battle } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { Next, Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, waitForDice } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { hasWeather, isRaining, weatherOf, windOf } from '../weather/weather.ts';

/** The throw that is due at the start of a bound, or null. */
function thrownFor(battle: Battle): 'rain' | 'wind' | null {
  if (!hasWeather(battle)) return null;
  const weather = weatherOf(battle);
  if (weather === 'risk-of-rain' && holds('bnb.weather.3')) return 'rain';
  return weather === 'wind' && windOf(battle) !== null && holds('bnb.weather.6') ? 'wind' : null;
}

/** The face on which rain begins or ends. */
const RAIN_CHANGES = 6;

/** The clockwise turn of the wind in degrees, by face. */
const WIND_TURNS: Readonly<Record<number, number>> = { 1: -45, 6: 45 };

function rainThrown(work: Work, face: number): Next {
  const side = work.battle.turn.active;
  const rained = isRaining(work.battle);
  if (face !== RAIN_CHANGES) {
    const figures = { side, face, rain: rained };
    tell(work, { type: 'rain-as-before', rule: 'bnb.weather.3', figures });
    return DONE;
  }
  const set = rained
    ? { rain: false, rainBounds: null, weather: 'fine' }
    : { rain: true, weather: 'risk-of-rain' };
  tell(
    work,
    { type: rained ? 'rain-stops' : 'rain-starts', rule: 'bnb.weather.3', figures: { side, face } },
    [{ change: 'note', set }],
  );
  return DONE;
}

function windThrown(work: Work, face: number): Next {
  const turn = WIND_TURNS[face] ?? 0;
  const wind = ((windOf(work.battle) ?? 0) + turn + 360) % 360;
  const type = turn === 0 ? 'wind-as-before' : 'wind-turns';
  tell(
    work,
    { type, rule: 'bnb.weather.6', figures: { side: work.battle.turn.active, face, wind, turn } },
    turn === 0 ? [] : [{ change: 'note', set: { wind } }],
  );
  return DONE;
}

export const weather: Step = {
  quiet: true,
  run({ battle }) {
    const purpose = thrownFor(battle);
    if (!purpose) return DONE;
    const die = { owner: battle.turn.active, die: 'D6', purpose };
    return waitForDice(purpose, [die]);
  },
  answer(work, _frame, command) {
    const face = facesOf(command)[0] ?? 0;
    return thrownFor(work.battle) === 'wind' ? windThrown(work, face) : rainThrown(work, face);
  },
};
