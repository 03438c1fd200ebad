import { expect, test } from 'vitest';
import { toy, toyBattle } from '../../test/support/toy-ruleset.ts';
import type { Battle } from './battle.ts';
import { decide } from './decide.ts';
import { flowAtPhase } from './flow.ts';

const ordering: Battle = {
  ...toyBattle(),
  flow: {
    ...flowAtPhase(toy, 'ordering'),
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
};

/** The same, told by rules that had no phase before this one. */
const told: Battle = {
  ...ordering,
  flow: { ...ordering.flow, stack: [{ step: 'sequence', at: 1 }, ...ordering.flow.stack.slice(1)] },
};

test('a battle goes on after the phase that it is in, whatever number that had when it was saved', () => {
  const [now, before] = [ordering, told].map((battle) => decide(toy, battle, { type: 'end-phase' }, 'red'));
  expect(told.flow).not.toEqual(ordering.flow);
  expect(now?.ok && now.battle.turn.active).toBe('blue');
  expect(before?.ok && before.battle).toEqual(now?.ok && now.battle);
});
