import { expect, test } from 'vitest';
import { onTable } from '../../../../test/support/battle.ts';
import { HALF_TURN } from '../../../geometry/exact.ts';
import { order, ordersIn } from './moves.test-support.ts';

test.each([0.01, 0.03, 0.045])(
  'a move ends exactly in contact with an enemy that is askew by %s degrees',
  (askew) => {
    const battle = ordersIn({
      bases: [
        { id: 'A', troop: 'Blades', at: [300, 270], facing: 0 },
        { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300], facing: 180 + askew },
      ],
      pips: 6,
    });
    const decision = order(battle, { type: 'move', bases: ['A'], path: [{ to: [300, 300, askew] }] });
    if (!decision.ok) throw new Error('the move was refused');
    const { facing } = onTable(decision.battle, 'A').pose;
    expect(facing).toBe(onTable(battle, 'Z').pose.facing - HALF_TURN);
  },
);

test('a group that moves a quarter of a millimetre aside does not go straight, however far it goes', () => {
  const battle = ordersIn({
    bases: [
      { id: 'A', troop: 'Flyers', at: [300, 100], facing: 0 },
      { id: 'B', troop: 'Flyers', at: [340, 100], facing: 0 },
    ],
    pips: 6,
  });
  const decision = order(battle, { type: 'move', bases: ['A', 'B'], path: [{ to: [300.25, 390, 0] }] });
  expect(decision.ok ? [] : decision.reasons.map(({ rule }) => rule)).toEqual(['hott.group.15']);
});

test.each([0.02, 0.04, -0.04])(
  'an element that turns and ends %s mm short of an enemy is set in contact',
  (gap) => {
    const battle = ordersIn({
      bases: [
        { id: 'A', troop: 'Blades', at: [285, 272], facing: 20 },
        { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300], facing: 180 },
      ],
      pips: 6,
    });
    const path = [{ to: [300, 300 - gap, 0] as const }];
    const decision = order(battle, { type: 'move', bases: ['A'], path, align: false });
    if (!decision.ok) throw new Error('the move was refused');
    expect(onTable(decision.battle, 'A').pose).toMatchObject({ x: 300, y: 300 });
  },
);
