import { expect, test } from 'vitest';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { priceNow } from './price-now.ts';

test('an order to a base far from its general is told to cost more, also where a friend is in the way', () => {
  const battle = ordersIn({
    table: [1500, 600],
    bases: [
      { id: 'G', at: [100, 300], troop: 'Hero', marks: { general: 1 } },
      { id: 'A', at: [160, 300], troop: 'Blades' },
      { id: 'B', at: [700, 300], troop: 'Blades' },
      { id: 'C', at: [700, 321], troop: 'Blades' },
    ],
  });
  const priceOf = (id: string) => priceNow(hott, battle, id);
  expect(priceOf('A')?.cost).toBe(1);
  expect(priceOf('B')?.cost).toBe(2);
  expect(priceOf('B')?.price.map(({ key }) => key)).toEqual(['hott.price.move', 'hott.price.general-far']);
});
