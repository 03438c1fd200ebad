import { expect, test } from 'vitest';
import type { BaseWords } from '../../../../test/support/battle.ts';
import { candidatesFor } from '../../../engine/moves/candidates.ts';
import { bnb } from '../index.ts';
import { ordersIn } from './moves.test-support.ts';

const pathsFor = (bases: readonly BaseWords[], ids: readonly string[], goals?: readonly string[]) =>
  candidatesFor(bnb, ordersIn({ bases }), ids, goals ? { goals } : {}).map(({ command }) => command.path);

test('a group may form a column behind each base of its front, at once or after it went ahead', () => {
  const line: readonly BaseWords[] = [
    { id: 'A', at: [600, 300] },
    { id: 'B', at: [640, 300] },
  ];
  const paths = pathsFor(line, ['A', 'B']);
  for (const head of ['A', 'B']) {
    expect(paths).toContainEqual([{ column: { head, facing: 'same' } }]);
    expect(paths).toContainEqual([{ forward: expect.any(Number) }, { column: { head, facing: 'same' } }]);
    expect(paths).toContainEqual([{ column: { head, facing: 'left' } }]);
  }
});

test('a base in the way of a place adds ways round its corners', () => {
  const base: BaseWords = { id: 'A', troop: 'Reg Cv (O)', at: [600, 300] };
  const foe: BaseWords = { id: 'Z', side: 'blue', at: [600, 360], facing: 180 };
  const blocking: BaseWords = { id: 'B', at: [630, 330] };
  const ways = (bases: readonly BaseWords[]) => pathsFor(bases, ['A'], ['Z']).length;
  expect(ways([base, foe, blocking])).toBeGreaterThan(ways([base, foe]));
});
