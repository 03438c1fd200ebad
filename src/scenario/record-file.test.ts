import { describe, expect, test } from 'vitest';
import { toyBattle } from '../../test/support/toy-ruleset.ts';
import { readRecord } from './record-file.ts';

/** A record of Blood and Blades with one entry that changes this. */
const recordOf = (change: object): string =>
  JSON.stringify({
    header: { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} },
    opening: { ...toyBattle(), ruleset: 'bnb' },
    entries: [{ by: 'red', command: { type: 'halt' }, events: [{ type: 'told', changes: [change] }] }],
  });

const resize = { change: 'resize', base: 'A', width: 40, depth: 20 };

describe('a record file', () => {
  test.each([resize, { ...resize, troop: 'Reg Ax (O)' }])(
    'is read with changes that a battle knows',
    (change) => {
      expect(readRecord(recordOf(change))).toMatchObject({ ok: true });
    },
  );

  test.each([{ ...resize, troop: 7 }, { ...resize, width: '40' }, { change: 'dance' }])(
    'is refused where a change is none, with its place',
    (change) => {
      const read = readRecord(recordOf(change));
      expect(read).toMatchObject({ ok: false, faults: [{ key: 'fault.record-form' }] });
      expect(JSON.stringify(read)).toContain('is no change that a battle knows');
    },
  );
});
