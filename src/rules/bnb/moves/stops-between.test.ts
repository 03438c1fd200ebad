import { expect, it } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import type { Leg } from '../../../engine/command.ts';
import { moving, nearestOnWay, ordersIn } from './moves.test-support.ts';

const battle = ordersIn({
  terrain: [{ kind: 'La', area: box(560, 340, 640, 500) }],
  bases: [
    { id: 'A', at: [600, 300] },
    { id: 'Z', side: 'blue', at: [100, 700], facing: 180 },
  ],
});
const PIVOT: Leg = { pivot: 'right', degrees: 30 };

/** The path to the nearest stop of a base that pivots and then goes on into a lake. */
const nearest = (...path: readonly Leg[]) => nearestOnWay(battle, moving('A', PIVOT, ...path))?.command.path;

it('a base that pivots and goes on into a lake stops just short of the lake', () => {
  expect(nearest({ forward: 80 })).toEqual([PIVOT, { forward: expect.closeTo(23, 1) }]);
});

it('a base that would come back from a lake stops where that is nearer than the lake', () => {
  expect(nearest({ forward: 80 }, { back: 75 })).toEqual([PIVOT]);
});
