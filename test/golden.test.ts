import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecord, readRecord } from '../src/scenario/record-file.ts';
import { decidedAgain } from '../tools/golden.ts';
import { GOLDEN } from './golden-ends.ts';

// Finished battles, two of them played by hand in the browser, kept as they were played. After a rule was
// mended: npx tsx tools/golden.ts --write, and the new hash into test/golden-ends.ts.

const folder = new URL('../content/battles/', import.meta.url);

function recordIn(file: string) {
  const read = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

describe('finished battles', () => {
  test('each is looked at, and they end in every way there is', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(Object.keys(GOLDEN).sort());
    const ways = (ruleset: string): readonly string[] => {
      const all = Object.entries(GOLDEN).filter(([file]) => recordIn(file).header.ruleset === ruleset);
      return [...new Set(all.map(([, { how }]) => how))].sort();
    };
    expect(ways('bnb')).toEqual(['agreed', 'mutual', 'resigned', 'rout', 'time']);
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

  test.each(Object.entries(GOLDEN))('%s replays, and is decided as it was', (file, end) => {
    const record = recordIn(file);
    const checked = checkRecord(record);
    expect(checked.difference).toBeNull();
    expect(checked.applies).toBe(true);
    expect(checked).toMatchObject({ hash: end.hash, winner: end.winner });
    expect(decidedAgain(record).play.battles.at(-1)?.result?.how).toBe(end.how);
  });

  test('the battles played by hand hold many kinds of orders, and orders taken back', () => {
    const kinds = (file: string): ReadonlySet<string> =>
      new Set(recordIn(file).entries.map(({ command }) => command.type));
    for (const file of ['against-the-bot.json', 'hotseat.json'])
      for (const kind of ['move', 'shoot', 'fight', 'choose', 'roll', 'end-phase'])
        expect(kinds(file)).toContain(kind);
    expect(kinds('against-the-bot.json')).toContain('undo');
    expect(kinds('hotseat.json')).toContain('deploy-group');
  });
});
