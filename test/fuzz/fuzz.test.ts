import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

const COUNT = 800;

test('malformed files, commands and questions are answered in time', { timeout: 600_000 }, async () => {
  expect(await fuzz({ seed: Number(process.env.ACIES_SEED ?? 1), first: 0, count: COUNT })).toEqual([]);
});
