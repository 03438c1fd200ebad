import { expect, test } from 'vitest';
import { begin } from '../../../engine/game/decide.ts';
import { hott } from '../index.ts';
import { standingAt } from '../outcomes/outcomes.test-support.ts';

test('the step remembers the elements that have turned, and no others, while it waits for a choice', () => {
  const bases = [
    { id: 'Y', side: 'blue', troop: 'Blades', at: [100, 300] },
    { id: 'Z', side: 'blue', troop: 'Hordes', at: [300, 300] },
    { id: 'A', troop: 'Riders', at: [120, 280], facing: 270 },
    { id: 'B', troop: 'Riders', at: [320, 280], facing: 270 },
    { id: 'C', troop: 'Riders', at: [300, 270] },
  ] as const;
  const { battle } = begin(hott, standingAt({ bases }, [{ step: 'turn-to-face' }]));
  expect(battle.flow.awaits).toMatchObject([{ kind: 'turn', about: { base: 'Z' } }]);
  expect(battle.flow.stack.at(-1)).toEqual({ step: 'turn-to-face', done: ['Y'] });
});
