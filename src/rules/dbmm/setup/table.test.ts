import { expect, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { tableOf } from '../measures.ts';

test('a battle of 240 points has a small table, one of 400 or 500 a large one', () => {
  expect(tableOf({ ap: 240 })).toEqual({ width: 1200, depth: 800 });
  for (const options of [{}, { ap: 400 }, { ap: 500 }])
    expect(tableOf(options)).toEqual({ width: 1800, depth: 1200 });
});

test('the clauses of the scale give the tables', () => {
  expect(withDropped(['dbmm.scale.2'], () => tableOf({ ap: 240 }).width)).toBe(1800);
  expect(withDropped(['dbmm.scale.1'], () => tableOf({ ap: 400 }).width)).toBe(1200);
});
