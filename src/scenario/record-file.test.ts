import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../../test/support/battle.ts';
import type { BattleRecord } from '../engine/battle/record.ts';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';
import { checkRecord, findBreak, recordFaults } from './record-check.ts';
import { readRecord } from './record-file.ts';

/** A record of Blood and Blades whose only entry makes this change. */
const recordOf = (change: object, opening = {}): string =>
  JSON.stringify({
    header: { format: 'acies-record/1', ruleset: 'bnb', version: '0.7', seats: {} },
    opening: { ...battleOf({ bases: [{ id: 'A', at: [600, 300] }] }), ...opening },
    entries: [{ by: 'red', command: { type: 'halt' }, events: [{ type: 'told', changes: [change] }] }],
  });

const place = { x: 600, y: 300, facing: 0 };
const follow = { change: 'follow', base: 'B', follows: { base: 'A', track: [place] } };
const resize = { change: 'resize', base: 'A', width: 40, depth: 20 };
const AT = 'entries.0.events.0.changes.0';

/** The faults of a text, by key and place. */
function faultsOf(text: string) {
  const read = readRecord(text);
  const faults = read.ok ? recordFaults(bnb, read.record) : read.faults;
  return faults.map(({ key, figures }) => [key, figures.where ?? '']);
}

describe('a record file', () => {
  test.each([resize, { ...resize, troop: 'Reg Ax (O)' }, follow])(
    'is read with changes that a battle knows',
    (change) => {
      expect(readRecord(recordOf(change))).toMatchObject({ ok: true });
    },
  );

  test.each<[object, string]>([
    [{ ...resize, troop: 7 }, `${AT}.troop`],
    [{ ...resize, width: '40' }, `${AT}.width`],
    [{ ...resize, width: 1e9 }, `${AT}.width`],
    [{ ...follow, follows: { base: 'A', track: [] } }, `${AT}.follows.track`],
    [{ ...follow, follows: { base: 'A', track: [{ x: 600, y: 300 }] } }, `${AT}.follows.track.0.facing`],
    [{ change: 'dance' }, `${AT}.change`],
    [{ change: 'constructor' }, `${AT}.change`],
    [{ change: 'place', base: 'A', at: { x: 1e9, y: 0, facing: 0 } }, `${AT}.at.x`],
    [{ change: 'flow', flow: { stack: [{ step: 7 }] } }, `${AT}.flow.stack.0.step`],
  ])('is refused where a change is none, with its place: %j', (change, where) => {
    expect(faultsOf(recordOf(change))).toEqual([['fault.form', where]]);
  });

  test('is refused where its bases are not in the order of their ids', () => {
    const { bases } = battleOf({
      bases: ['A', 'B'].map((id) => ({ id, at: [id === 'A' ? 600 : 700, 300] })),
    });
    expect(faultsOf(recordOf(resize, { bases }))).toEqual([]);
    expect(faultsOf(recordOf(resize, { bases: bases.toReversed() }))).toEqual([
      ['fault.base-order', 'opening'],
    ]);
  });

  test.each<[object, string]>([
    [{ ...resize, troop: 'Blades' }, 'fault.troop.type'],
    [{ change: 'flow', flow: { phase: 'constructor' } }, 'fault.unknown-phase'],
    [{ change: 'flow', flow: { stack: [{ step: 'constructor' }] } }, 'fault.unknown-step'],
    [{ change: 'flow', flow: { stack: [{ step: 'outcome', base: 'A' }] } }, 'fault.part-form'],
    [
      { change: 'flow', flow: { stack: [{ step: 'close-combat', fight: { kind: 'close' } }] } },
      'fault.part-form',
    ],
    [{ change: 'remove', base: 'A', to: 'ensorcelled' }, 'fault.unknown-place'],
    [{ change: 'place', base: 'A', at: { x: 600, y: 300, facing: 0 }, in: 'bag' }, 'fault.unknown-place'],
    [{ change: 'note', set: { rain: 'much' } }, 'fault.part-form'],
    [{ change: 'turn', set: { active: 'green' } }, 'fault.unknown-side'],
  ])('is refused where its rules do not know what a change brings: %j', (change, key) => {
    expect(faultsOf(recordOf(change)).map(([first]) => first)).toEqual([key]);
  });

  test.each<[object, string]>([
    [{ flow: { phase: 'toString', stack: [], awaits: [] } }, 'fault.unknown-phase'],
    [{ own: { wind: 'north' } }, 'fault.part-form'],
    [{ own: { whatever: 'x'.repeat(3000) } }, 'fault.bounds'],
    [{ bases: [{ ...battleOf({ bases: [{ id: 'A' }] }).bases[0], troop: 'toString' }] }, 'fault.troop.type'],
  ])('is refused where its opening is no battle of its rules: %j', (opening, key) => {
    expect(faultsOf(recordOf(resize, opening)).map(([first]) => first)).toEqual([key]);
  });

  test('keeps the columns of its opening', () => {
    const opening = battleOf({ bases: [{ id: 'A', at: [600, 300] }] });
    const bases = opening.bases.map((base) => ({ ...base, follows: follow.follows }));
    const read = readRecord(recordOf(resize, { bases }));
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

/** A finished battle of the project. */
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

describe('the first entry from which a record does not hold', () => {
  const record = finished('hott-resigned');
  const { entries } = record;

  test('is null where every command is decided as recorded', () => {
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

  test('is searched for one entry at a time', () => {
    const search = findBreak(hott, record);
    expect(search.next()).toEqual({ done: false, value: undefined });
  });
});
