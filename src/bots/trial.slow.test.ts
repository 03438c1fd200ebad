import { expect, test } from 'vitest';
import { loadArmies } from '../armies/load-node.ts';
import { bnb } from '../rules/bnb/index.ts';
import { randomBot } from './random-bot.ts';
import { straightBot } from './straight-bot.ts';
import { playingBot, quickBot } from './tactician.ts';
import { trial } from './trial.ts';

const orders = loadArmies().orders.filter(({ order }) => order.budget >= 200);
const GAMES = { games: 200, rounds: 60, firstSeed: 1001 };

test.each([quickBot, playingBot])('$name beats random play in 98 of 100 battles', (bot) => {
  expect(trial(bnb, orders, bot, randomBot, GAMES).won).toBeGreaterThanOrEqual(196);
});

test.each([quickBot, playingBot])('$name beats a straight-ahead bot in 80 of 100 battles', (bot) => {
  expect(trial(bnb, orders, bot, straightBot, GAMES).won).toBeGreaterThanOrEqual(160);
});
