import { expect, test } from 'vitest';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { beforeSetup } from '../../../engine/setup/new-battle.ts';
import { dbmm } from '../index.ts';
import { judgeLaying } from './lay.ts';

const opened = beforeSetup(
  dbmm,
  {
    table: { width: 1800, depth: 1200 },
    options: {},
    sides: [
      { id: 'red', edge: 'south', army: 'A', facts: {} },
      { id: 'blue', edge: 'north', army: 'B', facts: {} },
    ],
    bases: [],
  },
  [],
);

test('the streets of a town are roads through its middle', () => {
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const battle: Battle = opened.battle;
  const wanted = { kind: 'BUA', size: 'medium', streets: 2, side: 'blue' } as const;
  const area = [
    [600, 800],
    [900, 800],
    [900, 1000],
    [600, 1000],
  ] as const;
  const pieces = () => judgeLaying(battle, wanted, null, { type: 'lay-terrain', area })?.pieces ?? [];
  expect(pieces().map(({ kind }) => kind)).toEqual(['BUA', 'Rd', 'Rd']);
  expect(pieces()[1]?.line?.map(({ x }) => x)).toEqual([750, 750]);
  expect(withDropped(['dbmm.bua.1'], pieces)).toHaveLength(1);
});
