/** The results of a ladder: ratings, wins of each pair and habits of each bot. */
import type { GamePlayed } from '../../bots/simulate/game.ts';
import { addedHabits, type Habits, habitsOf, NO_HABITS } from '../../bots/simulate/habits.ts';
import type { LadderGame } from '../../bots/simulate/ladder.ts';
import { type Meeting, type Rating, ratingsOf, type Verdict, verdictOf } from '../../bots/simulate/rating.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Share, shareOf } from '../interval.ts';

/** What is kept of a battle: the score of the first bot, and the habits of both. */
export interface Kept {
  readonly pair: readonly [string, string];
  readonly round: number;
  readonly score: number;
  readonly habits: Readonly<Record<string, Habits>>;
}

/** Reads what is kept of a battle that was played. */
export function keptOf(
  rules: Ruleset,
  { pair, round, first }: LadderGame,
  { record, end }: GamePlayed,
): Kept {
  const winner = end.result?.winner ?? null;
  const sides = end.sides.map(({ id }) => id);
  const habits = sides.map((side) => [pair[side === first ? 0 : 1], habitsOf(rules, record, end, side)]);
  return {
    pair,
    round,
    score: winner === null ? 0.5 : Number(winner === first),
    habits: Object.fromEntries(habits),
  };
}

/** The members of a list that have the same key, in the order of their first. */
function groups<Of>(list: readonly Of[], keyOf: (each: Of) => string): readonly (readonly Of[])[] {
  const byKey = new Map<string, Of[]>();
  for (const each of list) byKey.set(keyOf(each), [...(byKey.get(keyOf(each)) ?? []), each]);
  return [...byKey.values()];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The scores of whole rounds: battles of one round are not independent of each other. */
function meetingsOf(kept: readonly Kept[]): readonly Meeting[] {
  return groups(kept, ({ pair, round }) => `${round} ${pair.join(' ')}`).flatMap((games) => {
    const [one] = games;
    return one ? [{ pair: one.pair, round: one.round, score: mean(games.map(({ score }) => score)) }] : [];
  });
}

/** The habits of a bot as shares, by what they mean. */
function sharesOf(all: Habits): Readonly<Record<string, Share>> {
  return {
    'own bases ever in a fight': shareOf(all.fought, all.bases),
    'second line ever in a fight': shareOf(all.secondFought, all.secondLine),
    'shooters in a close fight': shareOf(all.shootersFought, all.shooters),
    'points spent': shareOf(all.spent, all.points),
    'bounds with points and no order': shareOf(all.idle, all.bounds),
    'later bounds without a fight': shareOf(all.quiet, all.later),
    'generals lost': shareOf(all.generalsLost, all.generals),
  };
}

export interface Results {
  readonly ruleset: string;
  /** The version of its rules. */
  readonly rulebook: string;
  readonly ratings: readonly Rating[];
  readonly pairs: readonly PairResult[];
  readonly habits: Readonly<Record<string, BotHabits>>;
  readonly verdict?: Verdict | 'open';
}

export interface PairResult {
  readonly pair: readonly [string, string];
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly wins: Share;
}

export interface BotHabits {
  readonly battles: number;
  readonly firstFight: number;
  readonly shares: Readonly<Record<string, Share>>;
}

function pairResults(kept: readonly Kept[]): readonly PairResult[] {
  return groups(kept, ({ pair }) => pair.join(' ')).flatMap((games) => {
    const [one] = games;
    if (!one) return [];
    const count = (score: number): number => games.filter((game) => game.score === score).length;
    const counts = { games: games.length, won: count(1), drawn: count(0.5), lost: count(0) };
    return [{ pair: one.pair, ...counts, wins: shareOf(counts.won, games.length) }];
  });
}

function habitsOfBots(bots: readonly string[], kept: readonly Kept[]): Readonly<Record<string, BotHabits>> {
  const rows = bots.map((bot) => {
    const all = kept.flatMap(({ habits }) => habits[bot] ?? []).reduce(addedHabits, NO_HABITS);
    const firstFight = all.firstFight / Math.max(1, all.battles);
    return [bot, { battles: all.battles, firstFight, shares: sharesOf(all) }] as const;
  });
  return Object.fromEntries(rows);
}

/** Is the first of two bots stronger by `elo`, as far as these battles of whole rounds show? */
export const verdictNow = (kept: readonly Kept[], elo: number): Verdict | null =>
  verdictOf(
    meetingsOf(kept).map(({ score }) => score),
    elo,
  );

/** All results of some bots; with a verdict where a difference by Elo is in question. */
export const resultsOf = (
  rules: Ruleset,
  bots: readonly string[],
  kept: readonly Kept[],
  elo: number | null,
): Results => ({
  ruleset: rules.id,
  rulebook: rules.version,
  ratings: ratingsOf(bots, meetingsOf(kept)),
  pairs: pairResults(kept),
  habits: habitsOfBots(bots, kept),
  ...(elo === null ? {} : { verdict: verdictNow(kept, elo) ?? 'open' }),
});
