import { expect, test } from 'vitest';
import type { Setup } from '../engine/battle.ts';
import { dbm } from './dbm/index.ts';
import { dbmm } from './dbmm/index.ts';

test.each([dbm, dbmm])('a troop on foot that was no troop before is a fault in $id', (rules) => {
  const onFoot = (troop: string) => ({ A: { troop, width: 40, depth: 20, chariot: false, mounts: {} } });
  const faultsOf = (troop: string) =>
    rules
      .faults?.({ terrain: [], sides: [], bases: [], own: { onFoot: onFoot(troop) } } as unknown as Setup)
      .map(({ key }) => key);
  expect(faultsOf('Reg Cv (O)')).toEqual([]);
  expect(faultsOf('Reg Xy (O)')).toEqual(['fault.troop.type']);
});
