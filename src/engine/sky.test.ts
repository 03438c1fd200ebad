import { expect, test } from 'vitest';
import { isPlainSky, type Sky } from './sky.ts';

const plain: Sky = {
  rain: false,
  mayRain: false,
  mud: false,
  wind: null,
  light: 'day',
  duskIn: null,
  sun: null,
  dazzles: false,
};

test('a sky is plain by day without weather, and not with anything of it', () => {
  expect(isPlainSky(plain)).toBe(true);
  const changes: readonly Partial<Sky>[] = [
    { rain: true },
    { mayRain: true },
    { mud: true },
    { wind: 0 },
    { light: 'dusk' },
    { duskIn: 0 },
    { sun: 0 },
    { dazzles: true },
  ];
  for (const change of changes) expect(isPlainSky({ ...plain, ...change })).toBe(false);
});
