import { facesOf } from '../../../engine/command.ts';
import type { Next, Work } from '../../../engine/contract/sequence.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import type { BnbStep } from '../commands.ts';
import { invaderOf } from '../setup/roles.ts';
import { hasWeather, type Weather } from '../weather/weather.ts';

/** The highest score that gives a risk of rain, and the lowest that gives wind. */
const RAIN = 3;
const WIND = 11;

/** The weather by the sum of both dice. */
function weatherBy(score: number): Weather {
  if (score <= RAIN) return 'risk-of-rain';
  return score >= WIND ? 'wind' : 'fine';
}

function scored(work: Work, faces: readonly number[]): Next {
  const score = faces.reduce((sum, face) => sum + face, 0);
  const weather = weatherBy(score);
  const note = { weather, ...(weather === 'risk-of-rain' ? { rain: false } : {}) };
  tell(work, { type: 'weather-scored', rule: 'bnb.weather.2', figures: { faces, score, weather } }, [
    { change: 'note', set: holds('bnb.weather.2') ? note : { weather: 'fine' } },
  ]);
  const windy = work.battle.own.weather === 'wind' && holds('bnb.weather.5');
  return windy ? goOn({ step: 'weather-score', wind: true }) : DONE;
}

/** The wind blows along the long edges: from the invader's right on the higher faces, else from the left. */
function windThrown(work: Work, face: number): Next {
  const ahead = degreesOf(INWARD[edgeOfSide(work.battle, invaderOf(work.battle))]);
  const wind = (ahead + (face >= 4 ? 90 : 270)) % 360;
  tell(work, { type: 'wind-rises', rule: 'bnb.weather.5', figures: { face, wind } }, [
    { change: 'note', set: { wind } },
  ]);
  return { next: 'done' };
}

/** The throw is for the wind. */
const FRAME = partly({ wind: flag });

export const weatherScore: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run({ battle }, frame) {
    if (!hasWeather(battle)) return { next: 'done' };
    const ids = frame.wind ? [invaderOf(battle)] : battle.sides.map(({ id }) => id);
    const purpose = frame.wind ? 'wind' : 'weather-score';
    return waitForDice(
      purpose,
      ids.map((owner) => ({ owner, die: 'D6', purpose })),
    );
  },
  answer(work, frame, command) {
    const faces = facesOf(command);
    return frame.wind ? windThrown(work, faces[0] ?? 1) : scored(work, faces);
  },
};
