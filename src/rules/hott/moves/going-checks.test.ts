import { expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { order, ordersIn } from './moves.test-support.ts';

test.each([
  ['stronghold', 'hott.hold.3', 'hott.going.on-stronghold'],
  ['wood', 'hott.going.9', 'hott.going.landing'],
])('the refusal names an aerial that would land on a %s', (kind, rule, key) => {
  const battle = ordersIn({
    bases: [{ id: 'A', side: 'red', troop: 'Flyers', at: [300, 200], facing: 0 }],
    terrain: [{ id: 'piece', kind, side: 'red', area: box(250, 260, 350, 360) }],
    pips: 6,
  });
  const decision = order(battle, { type: 'move', bases: ['A'], path: [{ forward: 130 }] });
  expect(decision.ok ? [] : decision.reasons).toContainEqual(
    expect.objectContaining({ rule, key, figures: expect.objectContaining({ base: 'A' }) }),
  );
});

test('a lake is met also between the places where a way is looked at', () => {
  // The right rear corner swings 50 mm away from (280, 200); the lake reaches 0.3 mm into its circle, half way between
  // two such places.
  const battle = ordersIn({
    bases: [{ id: 'A', side: 'red', troop: 'Knights', at: [300, 200], facing: 0 }],
    terrain: [
      {
        kind: 'lake',
        area: [
          [328.849, 190.841],
          [353.1, 155.77],
          [364.16, 214.74],
        ],
      },
    ],
    pips: 6,
  });
  const decision = order(battle, { type: 'move', bases: ['A'], path: [{ pivot: 'left', degrees: 60 }] });
  expect(decision.ok ? [] : decision.reasons).toContainEqual(
    expect.objectContaining({ key: 'reason.impassable' }),
  );
});
