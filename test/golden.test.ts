import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { battleNow, replay } from '../src/engine/battle/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { checkRecord } from '../src/scenario/record-check.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { GOLDEN, LONG } from './golden-ends.ts';

// Finished battles, some of them played by hand in the browser. After a change of rules run
// npx tsx tools/golden.ts --write, and put the new hashes into test/golden-ends.ts.

const folder = new URL('../content/battles/', import.meta.url);

function recordIn(file: string) {
  const read = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

describe('finished battles', () => {
  test('every file has an expected end, and each way to end a battle occurs', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(Object.keys(GOLDEN).sort());
    const ways = (ruleset: string): readonly string[] => {
      const all = Object.entries(GOLDEN).filter(([file]) => recordIn(file).header.ruleset === ruleset);
      return [...new Set(all.map(([, { how }]) => how))].sort();
    };
    expect(ways('bnb')).toEqual(['agreed', 'mutual', 'night', 'resigned', 'rout', 'time']);
    expect(ways('dbm')).toEqual(['agreed', 'dusk', 'limit', 'losses', 'resigned', 'time']);
    expect(ways('dbmm')).toEqual(['agreed', 'limit', 'losses', 'resigned']);
    expect(ways('hott')).toEqual([
      'agreed',
      'general',
      'limit',
      'losses',
      'mutual',
      'resigned',
      'stronghold',
    ]);
  });

  test.each(Object.entries(GOLDEN).filter(([file]) => !LONG.includes(file)))(
    '%s replays, and every command is decided as recorded',
    { timeout: 240_000 },
    (file, end) => {
      const record = recordIn(file);
      const rules = rulesetOf(record.header.ruleset);
      if (!rules) throw new Error(`no ruleset is called ${record.header.ruleset}`);
      const checked = checkRecord(rules, record);
      expect(checked.difference).toBeNull();
      expect(checked.applies).toBe(true);
      expect(checked).toMatchObject({ hash: end.hash, winner: end.winner });
      expect(battleNow(replay(record)).result?.how).toBe(end.how);
    },
  );

  test('the battles played by hand have many kinds of orders, and undone orders', () => {
    const kinds = (file: string): ReadonlySet<string> =>
      new Set(recordIn(file).entries.map(({ command }) => command.type));
    const everyOption = ['every-option-bot.json', 'every-option-hotseat.json'];
    for (const file of ['against-the-bot.json', 'hotseat.json', 'hott-hotseat.json', ...everyOption])
      for (const kind of ['move', 'shoot', 'fight', 'roll', 'end-phase']) expect(kinds(file)).toContain(kind);
    for (const file of ['against-the-bot.json', 'hotseat.json', ...everyOption])
      expect(kinds(file)).toContain('choose');
    for (const file of ['against-the-bot.json', 'hott-hotseat.json', ...everyOption])
      expect(kinds(file)).toContain('undo');
    for (const file of ['hotseat.json', 'hott-hotseat.json', ...everyOption])
      expect(kinds(file)).toContain('deploy-group');
    for (const kind of ['number-edges', 'place-stronghold', 'bespell', 'replace-horde'])
      expect(kinds('hott-hotseat.json')).toContain(kind);
    for (const file of everyOption) expect(kinds(file)).toContain('lay-terrain');
  });

  test.each([
    ['dbm-by-hand.json', ['choose-terrain', 'deploy-group', 'allot', 'move', 'shoot', 'fight', 'resign']],
    [
      'dbmm-by-hand.json',
      [
        'choose',
        'choose-terrain',
        'name-edge',
        'lay-terrain',
        'deploy-group',
        'fortify',
        'scouts',
        'change-orders',
        'set-obstacles',
        'dismount',
        'orders',
        'move',
        'advance',
        'fight',
        'resign',
      ],
    ],
  ])('in %s 400 points a side fight in three commands each', (file, wanted) => {
    const { opening, entries } = recordIn(file);
    expect(opening.options.ap).toBe(400);
    for (const side of ['red', 'blue'])
      expect(
        new Set(opening.bases.filter((base) => base.side === side).map(({ command }) => command)).size,
      ).toBe(3);
    const kinds = new Set(entries.map(({ command }) => command.type));
    for (const kind of wanted) expect(kinds).toContain(kind);
  });

  test('the mass battle has a lost general, a demoralised command, pursuits and large groups', () => {
    const { entries } = recordIn('hott-mass.json');
    const events = entries.flatMap((entry) => entry.events).map(({ type }) => type);
    for (const type of [
      'command-holds',
      'command-demoralised',
      'held',
      'left-battlefield',
      'pursued',
      'arrived',
    ])
      expect(events).toContain(type);
    for (const kind of ['choose', 'deploy-group', 'take-back', 'fight', 'undo'])
      expect(entries.map(({ command }) => command.type)).toContain(kind);
    const groups = entries.map(({ command }) => (command.type === 'move' ? command.bases : []));
    expect(groups.some((bases) => Array.isArray(bases) && bases.length >= 8)).toBe(true);
  });

  test.each([
    ['dbm-walls.json', ['wall-taken', 'dismounted', 'pursued']],
    ['dbm-hidden.json', ['ambush-laid', 'revealed', 'flank-march-sent', 'flank-march-enters']],
    ['dbm-ships.json', ['disembarked', 'embarked', 'command-demoralised']],
  ])('in %s what it is kept for happens', (file, types) => {
    const told = recordIn(file)
      .entries.flatMap((entry) => entry.events)
      .map(({ type }) => type);
    for (const type of types) expect(told).toContain(type);
  });

  test('in one battle both sides lay an ambush, and one ambush comes out', () => {
    const events = recordIn('ambush.json').entries.flatMap((entry) => entry.events);
    const sides = (type: string) =>
      events.filter((event) => event.type === type).map(({ figures }) => figures?.side);
    expect(sides('ambush-laid')).toEqual(['red', 'blue']);
    expect(sides('revealed')).toEqual(['red']);
  });

  test('in one battle an ambush comes out, a column bends, a pack moves at full speed, and an army routs', () => {
    const events = recordIn('every-option-hotseat.json').entries.flatMap((entry) => entry.events);
    for (const type of ['revealed', 'pack-ordered', 'impetuous', 'pursued', 'recoiled', 'battle-routed'])
      expect(events.map((event) => event.type)).toContain(type);
    expect(events.some(({ type, figures }) => type === 'moved' && figures?.leg === 'each')).toBe(true);
  });

  test('two battles have every option on, and a secret ambush', () => {
    const known = bnb.options ?? [];
    for (const file of ['every-option-bot.json', 'every-option-hotseat.json']) {
      const { opening, entries } = recordIn(file);
      expect(Object.keys(opening.options).sort()).toEqual(known.map(({ name }) => name).sort());
      for (const { name } of known.filter(({ kind }) => kind === 'switch'))
        expect(opening.options[name]).toBe(true);
      expect(entries.flatMap(({ events }) => events).map(({ type }) => type)).toContain('ambush-laid');
    }
  });
});
