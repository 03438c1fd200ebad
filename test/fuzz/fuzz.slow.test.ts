import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

const COUNT = 1_000_000;
const PART = 50_000;

const seed = Number(process.env.ACIES_SEED ?? 1);
const parts = Array.from({ length: COUNT / PART }, (_, at) => at * PART);

test.each(parts)('the 50,000 malformed inputs from number %i on are answered in time', async (first) => {
  expect(await fuzz({ seed, first, count: PART })).toEqual([]);
});
