import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { armyIndex } from '../../armies/bnb/army-index.ts';
import { hottArmyIndex } from '../../armies/hott/army-index.ts';
import { armyFiles } from '../../armies/load-node.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { battleNow } from '../../engine/record.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import type { Bot } from '../bot.ts';
import { quickBot } from '../quick-bot.ts';
import { randomBot } from '../random-bot.ts';
import { straightBot } from '../straight-bot.ts';
import { lightBot, playingBot } from '../tactician.ts';
import { simulate } from './simulate.ts';
import { battleBetween, trial } from './trial.ts';

const hottArmies = hottArmyIndex(armyFiles()).armies.map(({ army }) => army);

/** Battles are stopped after so many rounds; Hordes of the Things know no clock. */
const RULESETS: readonly {
  readonly rules: Ruleset;
  readonly armies: readonly unknown[];
  readonly rounds: number;
}[] = [
  {
    rules: bnb,
    armies: armyIndex(armyFiles()).orders.filter(({ order }) => order.budget >= 200),
    rounds: 60,
  },
  { rules: hott, armies: hottArmies.filter(({ points }) => points === 24), rounds: 300 },
];
const GAMES = { games: 200, firstSeed: 1001 };

/** How many of 200 battles a bot wins at least. Only the playing bot is held to the marks; the quick one is for simulation. */
const MARKS = [
  { bot: playingBot, random: 196, straight: 160 },
  { bot: lightBot, random: 170, straight: 120 },
  { bot: quickBot, random: 110, straight: 90 },
] as const;

const CASES = RULESETS.flatMap(({ rules }, which) =>
  MARKS.map((mark) => ({ ruleset: rules.id, name: mark.bot.name, which, ...mark })),
);

const wonBy = (bot: Bot, which: number, against: Bot): number => {
  const found = RULESETS[which];
  if (!found) throw new Error('there is no such ruleset');
  return trial(found.rules, found.armies, bot, against, { ...GAMES, rounds: found.rounds }).won;
};

test.each(CASES)('$ruleset: $name wins $random of 200 battles against random play', (mark) => {
  expect(wonBy(mark.bot, mark.which, randomBot)).toBeGreaterThanOrEqual(mark.random);
});

test.each(CASES)('$ruleset: $name wins $straight of 200 battles against a straight-ahead bot', (mark) => {
  expect(wonBy(mark.bot, mark.which, straightBot)).toBeGreaterThanOrEqual(mark.straight);
});

const MASS = hottArmies.filter(({ points }) => points > 24);

test.each(MASS)('hott: the quick bot fights mass battles of $name to an end', (army) => {
  const bots = { red: quickBot, blue: straightBot };
  const play = simulate(hott, battleBetween(hott, army, army), { bots, seed: 1, rounds: 60 });
  expect(battleNow(play).result?.how).not.toBe('agreed');
});
