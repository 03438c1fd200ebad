import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { ladderOf } from '../../bots/simulate/ladder.ts';
import { BadInput } from '../command.ts';
import { rulesNamed } from '../given.ts';
import { armiesOf } from '../meeting.ts';
import { ladderCommand } from './command.ts';

const printed = listening();

const SMALL = [
  '--army',
  'small/egypt-outpost',
  '--army',
  'small/hatti-vanguard',
  '--rounds',
  '1',
  '--games',
  '4',
];

describe('ladder', () => {
  test('plays every pair four times, bots and armies on both sides, the same with any number of jobs', async () => {
    const results = [];
    for (const jobs of ['1', '3']) {
      printed.out = '';
      expect(await ladderCommand.run(['bnb', 'straight', 'random', ...SMALL, '--jobs', jobs, '--json'])).toBe(
        0,
      );
      results.push(printed.out);
    }
    expect(results[1]).toBe(results[0]);
    const { pairs, ratings, habits } = JSON.parse(results[0] ?? '');
    expect(pairs).toMatchObject([{ pair: ['straight', 'random'], games: 4 }]);
    expect(ratings.map(({ bot }: { bot: string }) => bot).sort()).toEqual(['random', 'straight']);
    expect(habits.random.battles).toBe(4);
  }, 120_000);

  test('of bots that plan and keep a memo is the same with any number of jobs', async () => {
    const results = [];
    for (const jobs of ['1', '2']) {
      printed.out = '';
      const wanted = [
        'hott',
        'master',
        'light-rash',
        '--games',
        '4',
        '--rounds',
        '2',
        '--jobs',
        jobs,
        '--json',
      ];
      expect(await ladderCommand.run(wanted)).toBe(0);
      results.push(printed.out);
    }
    expect(results[1]).toBe(results[0]);
    expect(JSON.parse(results[0] ?? '').pairs).toMatchObject([{ pair: ['master', 'light-rash'], games: 4 }]);
  }, 120_000);

  test('writes its report after each round, and refuses a file that cannot be written at the first', async () => {
    const folder = mkdtempSync(`${tmpdir()}/ladder-`);
    const out = `${folder}/report.json`;
    const command = ['bnb', 'straight', 'random', ...SMALL.slice(0, -1), '8', '--jobs', '1', '--json'];
    expect(await ladderCommand.run([...command, '--out', out])).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8')).pairs).toMatchObject([{ games: 8 }]);
    const error = await ladderCommand.run([...command, '--out', folder]).catch((each: unknown) => each);
    expect(String((error as Error).message)).toMatch(/cannot be written: EISDIR/);
    rmSync(folder, { recursive: true });
  }, 120_000);

  test.each(['hott', 'bnb', 'dbm', 'dbmm'])(
    'of 200 battles has no armies of %s that cannot meet',
    async (id) => {
      const rules = await rulesNamed(id);
      const options = { rounds: 50, length: 60, firstSeed: 1 };
      expect(ladderOf(rules, await armiesOf(rules, []), ['straight', 'random'], options)).toHaveLength(200);
    },
  );

  test.each([
    ['no ruleset', [], /acies ladder RULESET/],
    ['an unknown ruleset', ['chess', 'quick', 'random'], /no ruleset “chess”/],
    [
      'an unknown bot',
      ['bnb', 'quick', 'genius'],
      /no bot “genius”; these bots exist: beginner, light-careful/,
    ],
    ['one bot', ['bnb', 'quick'], /two or more different bots/],
    ['a bot twice', ['bnb', 'quick', 'quick'], /two or more different bots/],
    [
      'a number of games that leaves a round unfinished',
      ['bnb', 'quick', 'random', '--games', '6'],
      /multiple of 4/,
    ],
    [
      'a difference between three bots',
      ['bnb', 'quick', 'random', 'light', '--until', '20'],
      /two bots only/,
    ],
    ['an unknown army', ['bnb', 'quick', 'random', '--army', 'nowhere'], /no army “nowhere”.*\n.*egypt/],
  ])('refuses %s', async (_, args, message) => {
    const error = await ladderCommand.run(args).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(BadInput);
    expect(String((error as Error).message)).toMatch(message);
  });
});
