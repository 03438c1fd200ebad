import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import type { Event } from '../../../engine/event.ts';
import { bnb } from '../index.ts';
import { weatherScore } from './weather-score.ts';

test.each([
  [[1, 2], 'risk-of-rain'],
  [[2, 2], 'fine'],
  [[5, 5], 'fine'],
  [[5, 6], 'wind'],
])('the throw %j is told with its sum and the weather: %s', (faces, weather) => {
  const events: Event[] = [];
  const work = { rules: bnb, battle: battleOf({}), events };
  weatherScore.answer?.(work, { step: 'weather-score' }, { type: 'roll', faces }, 'dice');
  expect(events).toMatchObject([
    {
      type: 'weather-scored',
      rule: 'bnb.weather.2',
      figures: { faces, score: (faces[0] ?? 0) + (faces[1] ?? 0), weather },
    },
  ]);
});
