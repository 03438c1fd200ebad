import { expect, test } from 'vitest';
import { basesOnTable } from '../src/engine/battle.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadPosition } from '../src/scenario/load.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { pictureBattle } from './screenshot-battle.ts';

test('the battle of the picture is a position without faults and with all its terrain', () => {
  const loaded = loadPosition(bnb, pictureBattle() as unknown as Scenario);
  expect(loaded.ok ? [] : loaded.faults).toEqual([]);
  if (!loaded.ok) return;
  expect(basesOnTable(loaded.battle).length).toBe(49);
  for (const { area, line } of loaded.battle.terrain) expect((area ?? line ?? []).length).toBeGreaterThan(3);
});
