import { expect, it } from 'vitest';
import { basesOnTable } from '../../../engine/battle.ts';
import { probe } from '../../../engine/moves/probe.ts';
import { endsOf, isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { bnb } from '../index.ts';
import { judging, moving, nearestOnWay, ordersIn } from './moves.test-support.ts';

const battle = ordersIn({
  bases: [
    { id: 'A', at: [500, 300] },
    { id: 'B', at: [540, 300] },
    { id: 'Z', side: 'blue', at: [600, 700], facing: 180 },
  ],
});
const GROUP = ['A', 'B'];

/** An order to the place to which these two legs bring the first base of the group. */
function sentBy(degrees: number, forward: number) {
  const movers = basesOnTable(battle).filter(({ id }) => GROUP.includes(id));
  const way = wayOf(bnb, movers, [{ pivot: 'right', degrees }, { forward }]);
  const end = isWayFault(way) ? undefined : endsOf(way)[0];
  if (!end) throw new Error('these legs lead nowhere');
  return moving(GROUP, { to: [end.x, end.y, degreesOf(end.facing)] });
}

it('a group sent to a turned place is measured by its pivot and the straight way on', () => {
  const { path, length, reasons } = judging(battle, sentBy(10, 20));
  expect(reasons).toEqual([]);
  expect(path.map((leg) => Object.keys(leg)[0])).toEqual(['pivot', 'forward']);
  expect(length).toBeCloseTo(2 * 80 * Math.sin(Math.PI / 36) + 20, 1);
});

it('a group sent too far to a turned place may stop on the way there', () => {
  const nearest = nearestOnWay(battle, sentBy(10, 200));
  expect(judging(battle, sentBy(10, 200)).reasons.map(({ rule }) => rule)).toEqual(['bnb.group.6']);
  expect(nearest?.command.path).toMatchObject([{ pivot: 'right' }, { forward: expect.any(Number) }]);
  expect(nearest?.judgement.length).toBeCloseTo(60, 1);
});

it('a group sent too far to a place behind may stop on the way there, facing about', () => {
  const { nearest } = probe(bnb, battle, moving('A', { to: [500, 100, 180] }), 'red');
  const [leg] = nearest?.command.path ?? [];
  expect(leg).toEqual({ to: [500, expect.closeTo(300 - Math.sqrt(60 * 60 - 40 * 40), 1), 180] });
  expect(nearest?.judgement.length).toBeCloseTo(60, 2);
});
