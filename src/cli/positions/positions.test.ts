import { describe, expect, test } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { BadInput } from '../command.ts';
import { positionsCommand } from './command.ts';

const printed = listening();

describe('positions', () => {
  test('prints the share that each bot solves, by theme, the same each time', async () => {
    const results = [];
    for (const _ of [1, 2]) {
      printed.out = '';
      expect(await positionsCommand.run(['hott', 'straight', 'random', '--theme', 'turn-flank'])).toBe(0);
      results.push(printed.out);
    }
    expect(results[1]).toBe(results[0]);
    expect(results[0]).toMatch(/^ +straight +random\nturn-flank +\d+ of \d+ +\d+ of \d+\n/);
    expect(results[0]).toMatch(/^straight solves \d+ of \d+: .* % \(95 %/m);
    expect(results[0]).not.toMatch(/fails/);
  });

  test('names those that a bot fails', async () => {
    await positionsCommand.run(['hott', 'straight', '--theme', 'avoid-fight', '--failed']);
    expect(printed.out).toMatch(/^straight fails avoid-fight-\d+/m);
  });

  test('prints JSON', async () => {
    await positionsCommand.run(['hott', 'straight', '--theme', 'march-up', '--json']);
    const { ruleset, bots } = JSON.parse(printed.out);
    expect(ruleset).toBe('hott');
    const { solved, of, themes, failed } = bots.straight;
    expect(themes).toEqual({ 'march-up': { solved, of } });
    expect(failed).toHaveLength(of - solved);
  });

  test.each([
    ['no ruleset', [], /acies positions RULESET/],
    ['an unknown ruleset', ['chess', 'quick'], /no ruleset “chess”/],
    ['no bot', ['hott'], /one or more different bots/],
    ['a bot twice', ['hott', 'quick', 'quick'], /one or more different bots/],
    ['an unknown bot', ['hott', 'genius'], /no bot “genius”; these bots exist: beginner, light-careful/],
    [
      'an unknown theme',
      ['hott', 'quick', '--theme', 'luck'],
      /no theme “luck”; these themes exist: attack-weak/,
    ],
  ])('refuses %s', async (_, args, message) => {
    const error = await positionsCommand.run(args).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(BadInput);
    expect(String((error as Error).message)).toMatch(message);
  });
});
