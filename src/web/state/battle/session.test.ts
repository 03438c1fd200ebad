import { expect, test } from 'vitest';
import { BOTS } from '../../../bots/bots.ts';
import { BOT_LEVELS, levelsFor } from './session.ts';

test('the level with a plan is offered where it was measured to be stronger', () => {
  expect(levelsFor('hott')).toEqual(BOT_LEVELS);
  for (const ruleset of ['bnb', 'dbm', 'dbmm'])
    expect(levelsFor(ruleset)).toEqual(['beginner', 'light', 'playing']);
});

test('each level is a bot', () => {
  for (const level of BOT_LEVELS) expect(BOTS[level]?.name).toBe(level);
});
