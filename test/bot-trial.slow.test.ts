import './support/bots.ts';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { armyIndex } from '../src/armies/bnb/army-index.ts';
import { hottArmyIndex } from '../src/armies/hott/army-index.ts';
import { armyFiles } from '../src/armies/load-node.ts';
import type { Bot } from '../src/bots/bot.ts';
import { quickBot } from '../src/bots/players/quick-bot.ts';
import { straightBot } from '../src/bots/players/straight-bot.ts';
import { playingBot } from '../src/bots/players/tactician.ts';
import type { GamePlayed } from '../src/bots/simulate/game.ts';
import { simulate } from '../src/bots/simulate/simulate.ts';
import { battleBetween, matchesOf, resultOf } from '../src/bots/simulate/trial.ts';
import { playGames } from '../src/cli/simulate/games.ts';
import { battleNow } from '../src/engine/battle/record.ts';
import type { Base, Battle } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
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

/** A player who gives no orders, and answers all else as the quick bot does. */
const idleBot: Bot = {
  name: 'idle',
  answer: (rules, seen, side, random, refused) =>
    seen.flow.awaits[0]?.kind === 'orders' && refused.length === 0
      ? { command: { type: 'end-phase' }, why: 'bot.nothing-left' }
      : quickBot.answer(rules, seen, side, random, refused),
};

/** The part of its bases that a side has lost in these battles, of those that satisfy a test. */
function lostPart(
  ends: readonly Battle[],
  side: string,
  isMeant: (base: Base) => boolean = () => true,
): number {
  const own = ends.flatMap(({ bases }) => bases.filter((base) => base.side === side && isMeant(base)));
  return own.filter(({ place }) => place !== 'table').length / own.length;
}

test('bnb: the playing bot does not throw heavy chariots away at bows that only stand', () => {
  const orders = armyIndex(armyFiles()).orders;
  const [chariots, bows] = ['hatti/across-the-ford', 'elam/archers-of-susa'].map((name) =>
    orders.find(({ id }) => id === `bnb/${name}`),
  );
  expect([chariots, bows]).not.toContain(undefined);
  const bots = { red: playingBot, blue: idleBot };
  const ends = [1, 2, 3].map((seed) =>
    battleNow(simulate(bnb, battleBetween(bnb, chariots, bows), { bots, seed, rounds: 7 })),
  );
  expect(lostPart(ends, 'red')).toBeLessThanOrEqual(1 / 8);
  expect(lostPart(ends, 'red', ({ troop }) => troop.includes('HCh'))).toBeLessThanOrEqual(1 / 3);
  expect(lostPart(ends, 'blue')).toBeGreaterThan(lostPart(ends, 'red'));
});
