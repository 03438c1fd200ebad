import { expect, test } from 'vitest';
import { BOTS } from '../../../bots/bots.ts';
import { LEVEL_NAMES, OPPONENT_NAMES } from '../../../bots/players/names.ts';
import { levelsFor } from './session.ts';

test('the level with a plan is offered where it was measured to be stronger', () => {
  expect(levelsFor('hott')).toEqual(LEVEL_NAMES);
  for (const ruleset of ['bnb', 'dbm', 'dbmm'])
    expect(levelsFor(ruleset)).toEqual(['beginner', 'light', 'playing']);
});

test('each level is a bot, in each character', () => {
  expect(OPPONENT_NAMES).toHaveLength(10);
  for (const name of OPPONENT_NAMES) expect(BOTS[name]?.name).toBe(name);
});
