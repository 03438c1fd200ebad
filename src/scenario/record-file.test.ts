import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toyBattle } from '../../test/support/toy-ruleset.ts';
import type { BattleRecord } from '../engine/record.ts';
import { hott } from '../rules/hott/index.ts';
import { checkRecord, findBreak } from './record-check.ts';
import { readRecord } from './record-file.ts';

/** A record of Blood and Blades with one entry that changes this. */
const recordOf = (change: object): string =>
  JSON.stringify({
    header: { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} },
    opening: { ...toyBattle(), ruleset: 'bnb' },
    entries: [{ by: 'red', command: { type: 'halt' }, events: [{ type: 'told', changes: [change] }] }],
  });

const place = { x: 600, y: 300, facing: 0 };
const follow = { change: 'follow', base: 'B', follows: { base: 'A', track: [place] } };
const resize = { change: 'resize', base: 'A', width: 40, depth: 20 };

describe('a record file', () => {
  test.each([resize, { ...resize, troop: 'Reg Ax (O)' }, follow])(
    'is read with changes that a battle knows',
    (change) => {
      expect(readRecord(recordOf(change))).toMatchObject({ ok: true });
    },
  );

  test.each([
    { ...resize, troop: 7 },
    { ...resize, width: '40' },
    { ...follow, follows: { base: 'A', track: [] } },
    { ...follow, follows: { base: 'A', track: [{ x: 600, y: 300 }] } },
    { change: 'dance' },
  ])('is refused where a change is none, with its place', (change) => {
    const read = readRecord(recordOf(change));
    expect(read).toMatchObject({ ok: false, faults: [{ key: 'fault.record-form' }] });
    expect(JSON.stringify(read)).toContain('is no change that a battle knows');
  });

  test('keeps the columns of its opening', () => {
    const record = JSON.parse(recordOf(resize));
    const [base] = record.opening.bases;
    base.follows = follow.follows;
    const read = readRecord(JSON.stringify(record));
    expect(read.ok && read.record.opening.bases[0]?.follows).toEqual(follow.follows);
  });

  test.each([
    ['chess', 'chess', 'fault.unknown-ruleset'],
    ['hott', 'bnb', 'fault.other-ruleset'],
  ])('of %s that opens by %s is refused with %s', (ruleset, opening, key) => {
    const record = JSON.parse(recordOf(resize));
    const spoilt = {
      ...record,
      header: { ...record.header, ruleset },
      opening: { ...record.opening, ruleset: opening },
    };
    expect(readRecord(JSON.stringify(spoilt))).toMatchObject({ ok: false, faults: [{ key }] });
  });
});

/** A finished battle of the program. */
function finished(name: string): BattleRecord {
  const read = readRecord(
    readFileSync(new URL(`../../content/battles/${name}.json`, import.meta.url), 'utf8'),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

const breakOf = (record: BattleRecord): number | null => {
  const search = findBreak(hott, record);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
};

describe('the entry from which a record does not hold', () => {
  const record = finished('hott-resigned');
  const { entries } = record;

  test('is none where every command is taken as it was', () => {
    expect(breakOf(record)).toBeNull();
  });

  test.each([
    ['the first ones are cut off', entries.slice(5)],
    ['one is taken out', entries.toSpliced(20, 1)],
    ['a command is unknown', entries.with(30, { by: 'red', command: { type: 'fly' }, events: [] })],
    ['an event is altered', entries.with(12, { by: 'red', command: { type: 'end-phase' }, events: [] })],
    ['nothing can be undone', [{ by: 'red', command: { type: 'undo' }, events: [] }, ...entries]],
  ])('is the one that a whole check finds where %s', (_, spoilt) => {
    const broken = { ...record, entries: spoilt };
    const { difference } = checkRecord(hott, broken);
    expect(difference).not.toBeNull();
    expect(breakOf(broken)).toBe(difference?.entry);
  });

  test('is sought one entry after the other', () => {
    const search = findBreak(hott, record);
    expect(search.next()).toEqual({ done: false, value: undefined });
  });
});
