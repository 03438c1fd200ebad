import './support/bots.ts';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { armyIndex } from '../src/armies/bnb/army-index.ts';
import { hottArmyIndex } from '../src/armies/hott/army-index.ts';
import { armyFiles } from '../src/armies/load-node.ts';
import { quickBot } from '../src/bots/quick-bot.ts';
import type { GamePlayed } from '../src/bots/simulate/game.ts';
import { simulate } from '../src/bots/simulate/simulate.ts';
import { battleBetween, matchesOf, resultOf } from '../src/bots/simulate/trial.ts';
import { straightBot } from '../src/bots/straight-bot.ts';
import { playGames } from '../src/cli/simulate/games.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { battleNow } from '../src/engine/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { hott } from '../src/rules/hott/index.ts';

const hottArmies = hottArmyIndex(armyFiles()).armies.map(({ army }) => army);

/** Battles stop after this many rounds. Hordes of the Things have no clock, so their limit is high. */
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

/** The least number of wins in 200 battles for each bot, against each opponent. */
const MARKS = [
  { bot: 'playing', random: 196, straight: 160 },
  { bot: 'light', random: 170, straight: 120 },
  { bot: 'quick', random: 110, straight: 90 },
] as const;

const CASES = RULESETS.flatMap(({ rules }, which) =>
  MARKS.map((mark) => ({ ruleset: rules.id, which, ...mark })),
);

async function wonBy(bot: string, which: number, against: string): Promise<number> {
  const found = RULESETS[which];
  if (!found) throw new Error('there is no such ruleset');
  const { rules, armies, rounds } = found;
  const matches = matchesOf(rules, armies, bot, against, { ...GAMES, rounds });
  const games = matches.map(({ game }) => game);
  const played: GamePlayed[] = [];
  for await (const game of playGames(games, { jobs: availableParallelism() })) played.push(game);
  return resultOf(matches, played).won;
}

test.each(CASES)('$ruleset: $bot wins $random of 200 battles against random play', async (mark) => {
  expect(await wonBy(mark.bot, mark.which, 'random')).toBeGreaterThanOrEqual(mark.random);
});

test.each(CASES)(
  '$ruleset: $bot wins $straight of 200 battles against a straight-ahead bot',
  async (mark) => {
    expect(await wonBy(mark.bot, mark.which, 'straight')).toBeGreaterThanOrEqual(mark.straight);
  },
);

const MASS = hottArmies.filter(({ points }) => points > 24);

test.each(MASS)('hott: a mass battle of $name by the quick bot reaches an end', (army) => {
  const bots = { red: quickBot, blue: straightBot };
  const play = simulate(hott, battleBetween(hott, army, army), { bots, seed: 1, rounds: 60 });
  expect(battleNow(play).result?.how).not.toBe('agreed');
});
