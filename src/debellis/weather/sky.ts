/** The weather and the light: as the screen shows them, and as answers to questions. */

import type { Battle } from '../../engine/battle.ts';
import type { Question } from '../../engine/contract/questions.ts';
import type { Sky } from '../../engine/contract/shown.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Debellis } from '../game.ts';
import { stateOf } from '../state.ts';
import { isDazzling, sunOf } from './dazzle.ts';
import { hourOf, lightOf } from './time-of-day.ts';
import { isDusty, isFoggy, isMisty, isMuddy, isRaining, isSnowing, strongWindOf, windOf } from './weather.ts';

/** The weather and the light, as they are shown. */
export const sky = (game: Debellis, battle: Battle): Sky => {
  const { risk, rain, overcast } = stateOf(battle);
  return {
    rain: isRaining(battle),
    mayRain: risk === 'rain' && rain !== true,
    snow: isSnowing(battle),
    dust: isDusty(battle),
    mist: isMisty(game, battle),
    fog: isFoggy(game, battle),
    overcast: overcast === true,
    mud: isMuddy(battle),
    wind: windOf(battle),
    strong: strongWindOf(battle) !== null,
    light: lightOf(game, battle),
    hour: hourOf(game, battle),
    duskIn: null,
    sun: sunOf(game, battle),
    dazzles: isDazzling(game, battle),
  };
};

/** All that is true of the weather now; directions in degrees. */
const weather =
  (game: Debellis): Question =>
  (_, battle) => {
    const { risk, overcast, flood, frozen, thirst } = stateOf(battle);
    return {
      answer: {
        rain: isRaining(battle),
        snow: isSnowing(battle),
        dust: isDusty(battle),
        mist: isMisty(game, battle),
        fog: isFoggy(game, battle),
        overcast: overcast === true,
        wind: windOf(battle),
        strong: strongWindOf(battle) !== null,
        risk: risk ?? null,
        mud: isMuddy(battle),
        flood: flood === true,
        frozen: frozen ?? [],
        thirst: thirst === true,
      },
    };
  };

/** The `light`, the `hour` or null, the direction of the `sun` in degrees or null, and whether it dazzles. */
const light =
  (game: Debellis): Question =>
  (_, battle) => ({
    answer: {
      light: lightOf(game, battle),
      hour: hourOf(game, battle),
      sun: sunOf(game, battle),
      dazzle: isDazzling(game, battle),
    },
  });

/** Questions about weather and light. */
export const SKY_QUESTIONS = keptWith(
  (game: Debellis): Readonly<Record<string, Question>> => ({ weather: weather(game), light: light(game) }),
);
