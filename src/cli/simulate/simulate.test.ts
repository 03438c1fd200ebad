import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { checkRecord } from '../../scenario/record-check.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { BadInput } from '../command.ts';
import { simulateCommand } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed = listening();

const SMALL = ['bnb', '--red', 'small/egypt-outpost', '--blue', 'small/hatti-vanguard', '--bot', 'straight'];
const run = (...args: string[]) => simulateCommand.run([...SMALL, ...args]);

describe('simulate', () => {
  test('prints one game as JSON and writes a record that is decided again without a difference', async () => {
    const file = join(folder, 'game.json');
    expect(await run('--seed', '3', '--rounds', '6', '--json', '--out', file)).toBe(0);
    const game = JSON.parse(printed.out);
    expect(Object.keys(game)).toEqual(expect.arrayContaining(['winner', 'rounds', 'events', 'hash']));
    const read = readRecord(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const checked = checkRecord(bnb, read.record);
    expect(checked).toMatchObject({ applies: true, difference: null, hash: game.hash, events: game.events });
  }, 180_000);

  test('prints several games with a summary, each as if it were simulated alone', async () => {
    await run('--seed', '3', '--rounds', '4', '--games', '2', '--json');
    const { games, summary } = JSON.parse(printed.out);
    expect(summary.games).toBe(2);
    printed.out = '';
    await run('--seed', '4', '--rounds', '4', '--json');
    expect(JSON.parse(printed.out)).toEqual(games[1]);
  }, 180_000);

  test('gives the same results in the same order with any number of jobs', async () => {
    const results = [];
    for (const jobs of ['1', '3']) {
      printed.out = '';
      await run('--seed', '5', '--rounds', '2', '--games', '3', '--json', '--jobs', jobs);
      results.push(printed.out);
    }
    expect(results[1]).toBe(results[0]);
    expect(JSON.parse(results[0] ?? '').games.map(({ seed }: { seed: number }) => seed)).toEqual([5, 6, 7]);
  }, 180_000);

  test('prints the results of the battles before Ctrl+C', async () => {
    const running = run(
      '--games',
      '50',
      '--jobs',
      '1',
      '--rounds',
      '3',
      '--json',
      '--out',
      join(folder, 'some.json'),
    );
    await vi.waitFor(() => expect(existsSync(join(folder, 'some-01.json'))).toBe(true), { timeout: 60_000 });
    process.emit('SIGINT');
    expect(await running).toBe(130);
    const { games, summary } = JSON.parse(printed.out);
    expect(games[0].seed).toBe(1);
    expect(summary.games).toBe(games.length);
    expect(printed.err).toContain(`stopped: ${games.length} of 50 battles were played`);
  }, 180_000);

  test.each([
    ['an unknown army', ['bnb', '--red', 'nowhere', '--blue', 'kish'], /no army “nowhere”.*\n.*egypt/],
    ['no army', ['bnb', '--blue', 'kish'], /--red needs an army/],
    ['an unknown ruleset', ['chess', '--red', 'kish', '--blue', 'kish'], /no ruleset “chess”/],
    ['a bad number', [...SMALL, '--games', '-3x'], /--games/],
    ['no games', [...SMALL, '--games', '0'], /from 1 to/],
    ['no jobs', [...SMALL, '--jobs', '0'], /--jobs must be a whole number from 1/],
    ['a fraction', [...SMALL, '--seed', '1.5'], /--seed must be a whole number/],
    [
      'an unknown bot',
      [...SMALL, '--bot', 'genius'],
      /no bot “genius”; these bots exist: beginner, light-careful/,
    ],
    ['extra arguments', [...SMALL, 'and', 'more'], /not understood/],
  ])('refuses %s', async (_, args, message) => {
    const error = await simulateCommand.run(args).catch((each: unknown) => each);
    expect(String((error as Error).message)).toMatch(message);
    if (!/-3x/.test(args.join(' '))) expect(error).toBeInstanceOf(BadInput);
  });
});
