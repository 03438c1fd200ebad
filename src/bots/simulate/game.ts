/** One battle between bots as plain data, so that any thread can play it. */

import { type BattleRecord, battleNow } from '../../engine/battle/record.ts';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { BOTS } from '../bots.ts';
import { simulate } from './simulate.ts';

export interface GameWanted {
  /** The battle before its setup. */
  readonly opening: Battle;
  /** The bot of each side, by name. */
  readonly bots: Readonly<Record<SideId, string>>;
  readonly seed: number;
  /** Time is called after this round. */
  readonly rounds: number;
}

export interface GamePlayed {
  readonly record: BattleRecord;
  /** The battle at its end. */
  readonly end: Battle;
}

/** Plays a game. The same game is played the same way in every thread. Throws where a bot finds no legal answer. */
export function playGame(rules: Ruleset, { opening, bots, seed, rounds }: GameWanted): GamePlayed {
  const players = Object.fromEntries(
    Object.entries(bots).flatMap(([side, name]) => {
      const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
      return bot ? [[side, bot]] : [];
    }),
  );
  const play = simulate(rules, opening, { bots: players, seed, rounds });
  return { record: play.record, end: battleNow(play) };
}
