import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseFile, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { keptBattles } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const golden = (name: string): string =>
  readFileSync(new URL(`../../content/battles/${name}.json`, import.meta.url), 'utf8');

/** The parts of a record that these tests change. */
interface Changeable {
  header: { format: string; ruleset: string };
  opening?: { bases: { pose: unknown }[] };
  entries: { command: unknown; events: { changes: unknown[] }[] }[];
}

/** A record with a change. */
function altered(change: (record: Changeable) => void): string {
  const record = JSON.parse(golden('resigned')) as Changeable;
  change(record);
  return JSON.stringify(record);
}

const withBase = (part: object): string =>
  JSON.stringify({
    ...LINES,
    bases: LINES.bases.map((base, at) => (at === 2 ? { ...base, ...part } : base)),
  });

const WRONG: readonly (readonly [what: string, text: string, told: RegExp])[] = [
  ['a letter', 'Dear Sir,', /cannot read this file/],
  ['an empty file', '', /cannot read this file/],
  ['a record cut short', golden('resigned').slice(0, 5000), /JSON/],
  ['a record without its opening', altered((record) => delete record.opening), /opening/],
  [
    'a record of another format',
    altered((record) => {
      record.header.format = 'acies-record/9';
    }),
    /format|acies-record/,
  ],
  [
    'a record of unknown rules',
    altered((record) => {
      record.header.ruleset = 'chess';
    }),
    /chess|ruleset/,
  ],
  [
    'a record that opens by other rules than its own',
    altered((record) => {
      record.header.ruleset = 'hott';
    }),
    /names the ruleset hott, and its opening names bnb/,
  ],
  [
    'a record with an event that changes nothing known',
    altered((record) => {
      const [event] = record.entries[0]?.events ?? [];
      if (event) event.changes = [{ change: 'magic' }];
    }),
    /change/,
  ],
  [
    'a record with an event that its rules do not know',
    altered((record) => {
      const [event] = record.entries[0]?.events ?? [];
      if (event) event.changes = [{ change: 'note', set: { rain: 'much' } }];
    }),
    /rain cannot be/,
  ],
  [
    'a record with a base nowhere',
    altered((record) => {
      const [base] = record.opening?.bases ?? [];
      if (base) base.pose = { x: 'left' };
    }),
    /bases|pose/,
  ],
  ['bases that overlap', withBase({ at: [415, 300] }), /B|C/],
  ['an unknown troop', withBase({ troop: 'Reg Robots (S)' }), /Robots/],
  ['a base off the table', withBase({ at: [5000, 300] }), /C/],
  ['a scenario of the wrong format', JSON.stringify({ ...LINES, format: 'zip' }), /format/],
  ['an army list', '{ "army": "Kish", "points": -3 }', /./],
  [
    'an army without a name',
    'points: 24\n1 Hero: The queen, general\n',
    /battles and scenarios that were saved \(.json\), and armies \(.txt\)/,
  ],
  ['an army of lots of points', 'army: Lots\npoints: lots\n1 Hero: The queen, general\n', /line 2: "lots"/],
  ['an army of unicorns', 'army: One\npoints: 24\n\n3 Unicorns\n', /line 4: there is no element "Unicorns"/],
  ['an empty list', '[]', /no scenario/],
  ['a number', '42', /./],
];

/** Words of programmers. A player reads them only on asking. */
const JARGON = /JSON|\$|\w\.\d|header|entries|format|there must be a record|allowed forms/;

describe.skipIf(!appExists)('files', () => {
  useBrowser();

  test('a bad file is told with its faults, and the kept battle stays', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.getByRole('link', { name: 'Start page' }).click();
    const dialog = page.locator('dialog');
    for (const [what, text, told] of WRONG) {
      await chooseFile(page, text, 'wrong.json');
      await dialog.waitFor().catch(() => expect.fail(`there is no message about ${what}`));
      expect(await dialog.innerText(), what).not.toMatch(JARGON);
      const details = dialog.locator('summary');
      if (await details.count()) await details.click();
      const said = await dialog.innerText();
      expect(said, what).toMatch(told);
      expect(said, what).not.toMatch(/\[object|fault\.|reason\.|screen\./);
      await press(page, 'Close');
    }
    expect(await keptBattles(page)).toHaveLength(1);
    await page.locator('.kept-open').first().click();
    await page.locator('.base[data-id="C"]').waitFor();
  });

  test('a record with a wrong command is told, shown up to that command, and kept in full', async () => {
    const page = await openApp();
    const text = altered((record) => {
      const [, , entry] = record.entries;
      if (entry) entry.command = { type: 'move', bases: ['nobody'], path: [] };
    });
    await openBattle(page, text);
    const { entries } = JSON.parse(text) as Changeable;
    const said = page.locator('dialog');
    await eventually(() => said.innerText()).toContain(`Its command 3 of ${entries.length} (move)`);
    await press(page, 'Close');
    const at = page.locator('.steps output');
    await eventually(() => at.innerText()).toMatch(/^2\//);
    await press(page, 'Back to the present');
    await eventually(() => at.innerText()).toMatch(/^(\d+)\/\1$/);
    expect((await keptBattles(page))[0]?.record.entries).toHaveLength(entries.length);
  });

  test('a record without faults opens without a message', async () => {
    const page = await openApp();
    await openBattle(page, golden('resigned'));
    await page.waitForTimeout(1000);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});
