/** Measures one bot against another: they play each battle twice, with sides swapped. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { profileOf } from '../knowledge/known.ts';
import { openerFor } from '../opening/openings.ts';
import { type GamePlayed, type GameWanted, playGame } from './game.ts';

export interface TrialOptions {
  readonly games: number;
  readonly rounds: number;
  readonly firstSeed?: number;
}

/** A battle of a trial. */
export interface Match {
  readonly game: GameWanted;
  /** The side of the bot that is measured. */
  readonly mine: SideId;
}

export interface TrialResult {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The mean lead at the end: the points that the bot could still lose, less those of its opponent. */
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
export function pairFor<Army>(
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

/** The battles in which `bot` plays `against`: each pair of armies and seed once on either side. */
export const matchesOf = <Army>(
  rules: Ruleset,
  armies: readonly Army[],
  bot: string,
  against: string,
  { games, rounds, firstSeed = 1 }: TrialOptions,
): readonly Match[] =>
  Array.from({ length: games }, (_, at) => {
    const pair = Math.floor(at / 2);
    const [one, other] = pairFor(rules, armies, pair);
    if (!one || !other) throw new Error('there are no armies');
    const mine = at % 2 === 0 ? 'red' : 'blue';
    const bots = mine === 'red' ? { red: bot, blue: against } : { red: against, blue: bot };
    const opening = battleBetween(rules, one, other);
    return { mine, game: { opening, bots, seed: firstSeed + pair, rounds } };
  });

/** Did the measured bot win? */
export function outcomeOf({ mine }: Match, { end }: Pick<GamePlayed, 'end'>): 'won' | 'lost' | 'drawn' {
  const winner = end.result?.winner ?? null;
  if (winner === null) return 'drawn';
  return winner === mine ? 'won' : 'lost';
}

/** The result of a trial, from its battles and how each of them ended. */
export function resultOf(matches: readonly Match[], played: readonly Pick<GamePlayed, 'end'>[]): TrialResult {
  const result = { games: played.length, won: 0, lost: 0, drawn: 0, lead: 0 };
  for (const [at, game] of played.entries()) {
    const match = matches[at];
    if (!match) throw new Error('more battles were played than were wanted');
    result[outcomeOf(match, game)] += 1;
    result.lead += leadOf(game.end, match.mine) / played.length;
  }
  return result;
}

/** Plays a whole trial in this thread. */
export function trial<Army>(
  rules: Ruleset,
  armies: readonly Army[],
  bot: string,
  against: string,
  options: TrialOptions,
): TrialResult {
  const matches = matchesOf(rules, armies, bot, against, options);
  return resultOf(
    matches,
    matches.map(({ game }) => playGame(rules, game)),
  );
}
