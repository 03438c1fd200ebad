import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { campaignCommand } from './campaign.ts';
import { BadInput } from './command.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-campaign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed = listening();
beforeEach(() => {
  printed.out = '';
});

const file = join(folder, 'campaign.json');
const run = (...args: string[]) => campaignCommand.run(args);

test('a campaign is begun with armies, and shown', async () => {
  await run('new', '--players', 'red,blue,green', '--army', 'red=long-barrow', '--years', '2', '--out', file);
  await run('show', file);
  expect(printed.out).toMatch(/year 1, spring/);
  expect(printed.out).toMatch(
    /blue: score 18, prestige 0, provinces 3\n {2}army in blue K \(24 AP\): 12 Blades/,
  );
  printed.out = '';
  expect(await run('check', file)).toBe(0);
  expect(printed.out).toMatch(/all 0 commands are decided as recorded/);
});

test('bots play a campaign; it is checked, drawn and told, and nobody is told what a seat does not know', async () => {
  const path = join(folder, 'played.json');
  await run('simulate', '--players', 'red,blue,green,gold', '--seed', '3', '--reasons', '--out', path);
  expect(printed.out).toMatch(/red: write: the army faces/);
  printed.out = '';
  expect(await run('check', path, '--json')).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({ broken: null });
  printed.out = '';
  expect(await replay.run(['check', path])).toBe(0);
  expect(printed.out).toMatch(/commands are decided as recorded/);
  printed.out = '';
  await run('map', path, '--seat', 'red', '--dark');
  expect(printed.out).toMatch(/^<svg .*<\/svg>\n$/s);
  printed.out = '';
  await run('chronicle', path, '--language', 'fr');
  expect(printed.out).toMatch(/^An 1, printemps\n {2}L’ordre de l’année est/);
});

test('a campaign that the rules decide otherwise is told, with its command', async () => {
  const path = join(folder, 'forged.json');
  await run('simulate', '--players', 'red,blue,green', '--out', path);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const at = record.entries.findIndex(
    ({ command }: { command: { type: string } }) => command.type === 'end-turn',
  );
  record.entries[at].events = [];
  writeFileSync(path, JSON.stringify(record));
  printed.out = '';
  expect(await run('check', path)).toBe(1);
  const count = record.entries.length;
  expect(printed.out).toContain(`command ${at + 1} of ${count} (end-turn) is now decided otherwise`);
});

test('nations and characters are listed', async () => {
  await run('nations');
  expect(printed.out).toMatch(/long-barrow/);
  expect(printed.out).toMatch(/careful {2}attacks from a chance of 58 %/);
});

const bad = join(folder, 'bad.json');

test.each([
  ['no verb', [], /acies campaign new/],
  ['an unknown verb', ['conquer'], /“conquer” is no verb/],
  ['no players', ['new'], /--players needs/],
  ['two players', ['new', '--players', 'red,blue'], /3 to 10 nations/],
  ['an unknown army', ['new', '--players', 'a,b,c', '--army', 'a=nowhere'], /no army “nowhere”/],
  ['an army of nobody', ['new', '--players', 'a,b,c', '--army', 'd=long-barrow'], /“d” is no player/],
  ['too many years', ['new', '--players', 'a,b,c', '--years', '99'], /years/],
  [
    'no number of years',
    ['new', '--players', 'a,b,c', '--years', '9'.repeat(30)],
    /whole number from 1 to 20/,
  ],
  [
    'years said twice',
    ['new', '--players', 'a,b,c', '--years', '2', '--option', 'years=5'],
    /say the same thing; give one/,
  ],
  ['a trailing comma', ['new', '--players', 'a,b,c,'], /“a,b,c,” has a name that is empty/],
  ['a folder that is not there', ['new', '--players', 'a,b,c', '--out', '/nope/x'], /no such folder/],
  ['it before bots play', ['simulate', '--players', 'a,b,c', '--out', '/nope/x'], /no such folder/],
  ['a folder as a file', ['new', '--players', 'a,b,c', '--out', folder], /it is a folder/],
  [
    'two armies of one player',
    ['new', '--players', 'a,b,c', '--army', 'a=long-barrow', '--army', 'a=long-barrow'],
    /the army of “a” twice/,
  ],
  [
    'more characters than players',
    ['simulate', '--players', 'a,b,c', '--characters', 'rash,rash,rash,rash'],
    /4 characters for 3 players/,
  ],
  ['an unknown character', ['simulate', '--players', 'a,b,c', '--characters', 'mad'], /no character “mad”/],
  ['bad battles', ['simulate', '--players', 'a,b,c', '--battles', 'toString'], /--battles must be/],
  ['no file', ['show'], /name one campaign file/],
  ['a missing file', ['show', join(folder, 'none.json')], /there is no such file/],
  ['a strange seat', ['show', file, '--seat', 'pink'], /no such player; these are: red/],
  ['a file of another kind', ['check', bad], /cannot be read as a campaign/],
  ['an unknown language', ['chronicle', file, '--language', 'de'], /en or fr/],
])('refuses %s', async (_, args, message) => {
  writeFileSync(bad, '{"header":{"format":"acies-campaign/1"}}');
  const error = await run(...args).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(BadInput);
  expect(String((error as Error).message)).toMatch(message);
});
