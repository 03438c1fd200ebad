/** Whole battles for the benchmarks: two armies of the program, set up by the rules and played by bots. */
import { loadArmies } from '../src/armies/load-node.ts';
import { BOTS } from '../src/bots/bots.ts';
import { simulate } from '../src/bots/simulate.ts';
import { battleBetween } from '../src/bots/trial.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { Entry, Play } from '../src/engine/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';

/** Points of a usual battle. */
const USUAL = 200;
const ROUNDS = 40;

const orders = loadArmies().orders.filter(({ order }) => order.budget >= USUAL);

/** A battle between two armies of the program, by the number of the game, before its setup. */
export function openingOf(game: number): Battle {
  const one = orders[game % orders.length];
  const other = orders[(game * 3 + 1) % orders.length];
  if (!one || !other) throw new Error('there are no armies');
  return battleBetween(bnb, one, other);
}

/** The battle of this number, played to its end by one bot on both sides. */
export function played(bot: string, game: number): Play {
  const player = BOTS[bot];
  if (!player) throw new Error(`no bot is called ${bot}`);
  return simulate(bnb, openingOf(game), {
    bots: { red: player, blue: player },
    seed: game + 1,
    rounds: ROUNDS,
  });
}

export interface Asked {
  readonly before: Battle;
  readonly entry: Entry;
}

/** Every command of a battle with the position it was given in. */
export const askedIn = (play: Play): readonly Asked[] =>
  play.live.map((number, at) => ({
    before: play.battles[at] as Battle,
    entry: play.record.entries[number] as Entry,
  }));

/** Plays a battle of this bot at each call, the next one each time. */
export function playedInTurn(bot: string): () => Play {
  let game = 0;
  return () => played(bot, game++);
}
