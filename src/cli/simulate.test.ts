import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { bnb } from '../rules/bnb/index.ts';
import { checkRecord } from '../scenario/record-check.ts';
import { readRecord } from '../scenario/record-file.ts';
import { BadInput } from './command.ts';
import { simulateCommand } from './simulate.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed = listening();

const SMALL = ['bnb', '--red', 'small/egypt-outpost', '--blue', 'small/hatti-vanguard', '--bot', 'straight'];
const run = (...args: string[]) => simulateCommand.run([...SMALL, ...args]);

describe('simulate', () => {
  test('tells one game as JSON and writes a record that holds', async () => {
    const file = join(folder, 'game.json');
    expect(await run('--seed', '3', '--rounds', '6', '--json', '--out', file)).toBe(0);
    const game = JSON.parse(printed.out);
    expect(Object.keys(game)).toEqual(expect.arrayContaining(['winner', 'rounds', 'events', 'hash']));
    const read = readRecord(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const checked = checkRecord(bnb, read.record);
    expect(checked).toMatchObject({ applies: true, difference: null, hash: game.hash, events: game.events });
  }, 60_000);

  test('tells several games with a summary, each as if it were alone', async () => {
    await run('--seed', '3', '--rounds', '4', '--games', '2', '--json');
    const { games, summary } = JSON.parse(printed.out);
    expect(summary.games).toBe(2);
    printed.out = '';
    await run('--seed', '4', '--rounds', '4', '--json');
    expect(JSON.parse(printed.out)).toEqual(games[1]);
  }, 60_000);

  test.each([
    ['an unknown army', ['bnb', '--red', 'nowhere', '--blue', 'kish'], /no army “nowhere”.*\n.*egypt/],
    ['no army', ['bnb', '--blue', 'kish'], /--red wants an army/],
    ['an unknown ruleset', ['chess', '--red', 'kish', '--blue', 'kish'], /no ruleset “chess”/],
    ['a bad number', [...SMALL, '--games', '-3x'], /--games/],
    ['no games', [...SMALL, '--games', '0'], /from 1 to/],
    ['a fraction', [...SMALL, '--seed', '1.5'], /--seed wants a whole number/],
    ['an unknown bot', [...SMALL, '--bot', 'genius'], /no bot “genius”; there are quick/],
    ['words too many', [...SMALL, 'and', 'more'], /not understood/],
  ])('refuses %s', async (_, args, message) => {
    const error = await simulateCommand.run(args).catch((each: unknown) => each);
    expect(String((error as Error).message)).toMatch(message);
    if (!/-3x/.test(args.join(' '))) expect(error).toBeInstanceOf(BadInput);
  });
});
