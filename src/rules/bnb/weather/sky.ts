/** The weather and the light: as the screen shows them, and as answers to questions. */
import type { Battle } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Sky } from '../../../engine/contract/shown.ts';
import { isDazzling, sunOf } from './dazzle.ts';
import { isDusk, isNight, isSunLow, roundsBeforeDusk } from './time-of-day.ts';
import { isMuddy, isRaining, weatherOf, windOf } from './weather.ts';

function lightOf(battle: Battle): Sky['light'] {
  if (isNight(battle)) return 'night';
  if (isDusk(battle)) return 'dusk';
  return isSunLow(battle) ? 'low-sun' : 'day';
}

function roundsToDusk(battle: Battle): number | null {
  const before = roundsBeforeDusk(battle);
  return before === null || before < battle.turn.round ? null : before - battle.turn.round;
}

/** The weather and the light, as they are shown. */
export const sky = (battle: Battle): Sky => ({
  rain: isRaining(battle),
  mayRain: weatherOf(battle) === 'risk-of-rain',
  mud: isMuddy(battle),
  wind: windOf(battle),
  light: lightOf(battle),
  duskIn: roundsToDusk(battle),
  sun: sunOf(battle),
  dazzles: isDazzling(battle),
});

/** The `rain`, the `mud`, and the direction that the `wind` comes from in degrees, or null. */
const weather: Question = (_, battle) => ({
  answer: {
    weather: weatherOf(battle),
    rain: isRaining(battle),
    mud: isMuddy(battle),
    wind: windOf(battle),
  },
});

/** The `light`, the rounds before dusk, the direction of the `sun` in degrees or null, and whether it dazzles. */
const light: Question = (_, battle) => ({
  answer: {
    light: lightOf(battle),
    roundsBeforeDusk: roundsBeforeDusk(battle),
    sun: sunOf(battle),
    dazzle: isDazzling(battle),
  },
});

/** Questions about weather and light. */
export const SKY_QUESTIONS: Readonly<Record<string, Question>> = { weather, light };
