/** Two bots measured against each other: the same battles twice, with the armies and the seats swapped. */
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { battleNow, type Play } from '../../engine/record.ts';
import type { Bot } from '../bot.ts';
import { profileOf } from '../known.ts';
import { openerFor } from '../openings.ts';
import { simulate } from './simulate.ts';

export interface TrialOptions {
  readonly games: number;
  readonly rounds: number;
  readonly firstSeed?: number;
  readonly watch?: (game: number, play: Play) => void;
}

export interface TrialResult {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** How much more than its enemy the bot could still have lost at the end, in points: the mean of all games. */
  readonly lead: number;
}

/** A new battle of two armies of a ruleset's opener; throws when they cannot fight. */
export function battleBetween<Army>(rules: Ruleset, red: Army, blue: Army): Battle {
  const opener = openerFor(rules.id);
  if (!opener) throw new Error(`nobody has said how battles of ${rules.id} open`);
  const checked = opener.open(rules, red, blue);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.battle;
}

/** The armies of a match: every army in turn, each time against another that suits it. */
function pairFor<Army>(
  { id }: Ruleset,
  armies: readonly Army[],
  match: number,
): readonly [Army | undefined, Army | undefined] {
  const one = armies[match % armies.length];
  const rivals = one && openerFor(id)?.rivals?.(one, armies);
  if (!rivals) return [one, armies[(match * 3 + 1) % armies.length]];
  return [one, rivals[Math.floor(match / armies.length) % rivals.length] as Army | undefined];
}

function leadOf(battle: Battle, side: string): number {
  const { left } = profileOf(battle.ruleset).army;
  return battle.sides.reduce((sum, { id }) => sum + (id === side ? left(battle, id) : -left(battle, id)), 0);
}

/** `bot` plays `against`: each pair of armies and seed once on either side. */
export function trial<Army>(
  rules: Ruleset,
  armies: readonly Army[],
  bot: Bot,
  against: Bot,
  { games, rounds, firstSeed = 1, watch }: TrialOptions,
): TrialResult {
  const result = { games, won: 0, lost: 0, drawn: 0, lead: 0 };
  for (let game = 0; game < games; game++) {
    const match = Math.floor(game / 2);
    const seed = firstSeed + match;
    const [one, other] = pairFor(rules, armies, match);
    if (!one || !other) throw new Error('there are no armies');
    const mine = game % 2 === 0 ? 'red' : 'blue';
    const bots = mine === 'red' ? { red: bot, blue: against } : { red: against, blue: bot };
    const play = simulate(rules, battleBetween(rules, one, other), { bots, seed, rounds });
    const end = battleNow(play);
    const winner = end.result?.winner ?? null;
    result.lead += leadOf(end, mine) / games;
    if (winner === null) result.drawn += 1;
    else if (winner === mine) result.won += 1;
    else result.lost += 1;
    watch?.(game, play);
  }
  return result;
}
