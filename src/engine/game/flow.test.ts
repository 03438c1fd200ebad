import { expect, test } from 'vitest';
import { toy, toyBattle } from '../../../test/support/toy-ruleset.ts';
import type { Battle } from '../battle.ts';
import { decide } from './decide.ts';
import { flowAtPhase } from './flow.ts';

const ordering: Battle = {
  ...toyBattle(),
  flow: {
    ...flowAtPhase(toy, 'ordering'),
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
};

/** The same flow under rules that lacked an earlier phase. */
const told: Battle = {
  ...ordering,
  flow: { ...ordering.flow, stack: [{ step: 'sequence', at: 1 }, ...ordering.flow.stack.slice(1)] },
};

test('a saved battle goes on after its current phase, even if the numbers of phases have changed', () => {
  const [now, before] = [ordering, told].map((battle) => decide(toy, battle, { type: 'end-phase' }, 'red'));
  expect(told.flow).not.toEqual(ordering.flow);
  expect(now?.ok && now.battle.turn.active).toBe('blue');
  expect(before?.ok && before.battle).toEqual(now?.ok && now.battle);
});
