import { expect, test } from 'vitest';
import { loadArmies, loadHottArmies } from '../armies/load-node.ts';
import type { Ruleset } from '../engine/contract.ts';
import { battleNow } from '../engine/record.ts';
import { bnb } from '../rules/bnb/index.ts';
import { hott } from '../rules/hott/index.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { simulate } from './simulate.ts';
import { straightBot } from './straight-bot.ts';
import { playingBot, quickBot } from './tactician.ts';
import { battleBetween, trial } from './trial.ts';

const hottArmies = loadHottArmies().armies.map(({ army }) => army);

const RULESETS: readonly { readonly rules: Ruleset; readonly armies: readonly unknown[] }[] = [
  { rules: bnb, armies: loadArmies().orders.filter(({ order }) => order.budget >= 200) },
  { rules: hott, armies: hottArmies.filter(({ points }) => points === 24) },
];
const GAMES = { games: 200, rounds: 60, firstSeed: 1001 };

const CASES: readonly (readonly [ruleset: string, name: string, bot: Bot, which: number])[] =
  RULESETS.flatMap(({ rules }, which) =>
    [quickBot, playingBot].map((bot) => [rules.id, bot.name, bot, which] as const),
  );

const wonBy = (bot: Bot, which: number, against: Bot): number => {
  const found = RULESETS[which];
  if (!found) throw new Error('there is no such ruleset');
  return trial(found.rules, found.armies, bot, against, GAMES).won;
};

test.each(CASES)('%s: %s beats random play in 98 of 100 battles', (_ruleset, _name, bot, which) => {
  expect(wonBy(bot, which, randomBot)).toBeGreaterThanOrEqual(196);
});

test.each(CASES)('%s: %s beats a straight-ahead bot in 80 of 100 battles', (_ruleset, _name, bot, which) => {
  expect(wonBy(bot, which, straightBot)).toBeGreaterThanOrEqual(160);
});

const MASS = hottArmies.filter(({ points }) => points > 24);

test.each(MASS)('hott: the quick bot fights mass battles of $name to an end', (army) => {
  const bots = { red: quickBot, blue: straightBot };
  const play = simulate(hott, battleBetween(hott, army, army), { bots, seed: 1, rounds: 60 });
  expect(battleNow(play).result?.how).not.toBe('agreed');
});
