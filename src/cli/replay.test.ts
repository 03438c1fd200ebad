import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-replay-'));
const { isTTY } = process.stderr;
afterEach(() => {
  process.stderr.isTTY = isTTY;
});
afterAll(() => rmSync(folder, { recursive: true }));

const printed = listening();
const battle = JSON.parse(
  readFileSync(new URL('../../content/battles/hott-agreed-draw.json', import.meta.url), 'utf8'),
);

/** The path of a copy of a battle whose entry of this number is altered. */
function altered(entry: number): string {
  const path = join(folder, `${entry}.json`);
  const entries = battle.entries.with(entry, { by: 'red', command: { type: 'fly' }, events: [] });
  writeFileSync(path, JSON.stringify({ ...battle, entries }));
  return path;
}

test('an altered record is told with the number of the command at which it stops to hold', async () => {
  const count = battle.entries.length;
  for (const entry of [0, 20, count - 1]) {
    printed.out = '';
    expect(await replay.run(['check', altered(entry)])).toBe(1);
    expect(printed.out).toContain(`command ${entry + 1} of ${count} (fly) is now decided otherwise`);
  }
});

test('a record made with other rules says so', async () => {
  const path = join(folder, 'older.json');
  writeFileSync(path, JSON.stringify({ ...battle, header: { ...battle.header, version: '0.0.1' } }));
  printed.out = '';
  expect(await replay.run(['check', path])).toBe(0);
  expect(printed.out).toContain('rules: the record was made with version 0.0.1, and is checked with');
  printed.out = '';
  await replay.run(['check', altered(0)]);
  expect(printed.out).not.toContain('rules: the record was made');
});

test('a terminal sees how far the check is, and nothing else does', async () => {
  const path = altered(20);
  process.stderr.isTTY = false;
  await replay.run(['check', path]);
  expect(printed.err).toBe('');
  process.stderr.isTTY = true;
  await replay.run(['check', path]);
  expect(printed.err).toContain(`20/${3 * battle.entries.length}`);
  expect(printed.err.at(-1)).toBe('\n');
});
