/** Two bots measured against each other: the same battles twice, with the armies and the seats swapped. */
import type { IndexedOrder } from '../armies/army-index.ts';
import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { battleNow, type Play } from '../engine/record.ts';
import { newBattle } from '../rules/bnb/setup/new-battle.ts';
import type { Bot } from './bot.ts';
import { battleArmyOf } from './setup/bnb/army.ts';
import { simulate } from './simulate.ts';

export interface TrialOptions {
  readonly games: number;
  readonly rounds: number;
  readonly firstSeed?: number;
  readonly table?: { readonly width: number; readonly depth: number };
  readonly watch?: (game: number, play: Play) => void;
}

export interface TrialResult {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

const TABLE = { width: 1200, depth: 750 };

/** A new battle of two orders of battle; throws when the armies cannot fight. */
export function battleOfOrders(
  rules: Ruleset,
  red: IndexedOrder,
  blue: IndexedOrder,
  table: TrialOptions['table'] = TABLE,
): Battle {
  const checked = newBattle(rules, { table, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.battle;
}

/** `bot` plays `against` in so many battles: each pair of armies and seed once on either side. */
export function trial(
  rules: Ruleset,
  orders: readonly IndexedOrder[],
  bot: Bot,
  against: Bot,
  { games, rounds, firstSeed = 1, table, watch }: TrialOptions,
): TrialResult {
  const result = { games, won: 0, lost: 0, drawn: 0 };
  for (let game = 0; game < games; game++) {
    const match = Math.floor(game / 2);
    const seed = firstSeed + match;
    const one = orders[match % orders.length];
    const other = orders[(match * 3 + 1) % orders.length];
    if (!one || !other) throw new Error('there are no armies');
    const mine = game % 2 === 0 ? 'red' : 'blue';
    const bots = mine === 'red' ? { red: bot, blue: against } : { red: against, blue: bot };
    const play = simulate(rules, battleOfOrders(rules, one, other, table), { bots, seed, rounds });
    const winner = battleNow(play).result?.winner ?? null;
    if (winner === null) result.drawn += 1;
    else if (winner === mine) result.won += 1;
    else result.lost += 1;
    watch?.(game, play);
  }
  return result;
}
