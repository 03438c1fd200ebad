import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import type { Json } from '../../../engine/battle.ts';
import { strongholdFact } from './stronghold-piece.ts';

function shapeFor(stronghold: Json) {
  const sides = [
    { id: 'red', edge: 'south' as const, facts: { stronghold } },
    { id: 'blue', edge: 'north' as const, facts: {} },
  ];
  return strongholdFact(battleOf({ ruleset: 'hott', sides }), 'red').shape;
}

const PLAIN = shapeFor(null);
const TRIANGLE = [
  [0, 0],
  [100, 0],
  [50, 60],
];

test('an army gives its stronghold a shape of at least three points', () => {
  expect(shapeFor({ shape: TRIANGLE })).toEqual(TRIANGLE);
});

test.each<[string, Json]>([
  ['no list', 'round'],
  ['two points', TRIANGLE.slice(1)],
  ['no pairs', [1, 2, 3]],
  ['texts', [['0', '0'], ...TRIANGLE]],
  ['half a pair', [[0], ...TRIANGLE]],
])('a shape with %s counts as the plain one', (_, shape) => {
  expect(shapeFor({ shape })).toEqual(PLAIN);
});
