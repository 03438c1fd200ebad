import { expect, test } from 'vitest';
import { type BaseWords, battleOf } from '../../../test/support/battle.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { planArray } from './spots.ts';

/** How many places are tried where none is allowed for these bases, behind a line of none. */
function triesFor(bases: readonly BaseWords[]): number {
  let tries = 0;
  const view = battleOf({ bases });
  const allows = (_placing: Placing): boolean => {
    tries += 1;
    return false;
  };
  const ground = { view, edge: 'south', frontage: 600, depth: 200, middle: 300, allows } as const;
  const planned = planArray({ ...ground, costOf: () => 0 }, { line: [], reserve: view.bases }, () => null);
  expect(planned).toEqual([]);
  return tries;
}

test('bases of one kind without room are searched for once, and others for themselves', () => {
  const [one, two] = [{ id: 'A' }, { id: 'B' }];
  const horse = { id: 'C', troop: 'Reg Cv (O)' };
  const alone = triesFor([one]);
  expect(alone).toBeGreaterThan(0);
  expect(triesFor([one, two])).toBe(alone);
  expect(triesFor([one, horse])).toBe(alone + triesFor([horse]));
});
