/** Ratings of bots by Elo, from the battles of each pair, and a test that stops as soon as a difference is clear. */

/** The share of points that the first of two bots won in some battles against the second: 1 a win, 1/2 a draw. */
export interface Meeting {
  readonly pair: readonly [string, string];
  readonly score: number;
  /** The round of the ladder. Battles of one round share armies and dice, so they are counted as one. */
  readonly round: number;
}

export interface Rating {
  readonly bot: string;
  /** The mean of all is 0; 400 points more mean odds of 10 to 1. */
  readonly elo: number;
  /** Half the width of the 95 % interval; null after a single round. */
  readonly give: number | null;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** The expected score of a bot that is this much stronger (Elo 1978). */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Steps of the iteration below; strengths settle long before. */
const STEPS = 200;
/** Each pair counts as having drawn this often besides, so that who won all has a finite rating. */
const PRIOR = 0.5;

/** Strengths by maximum likelihood for pairwise results (Bradley and Terry 1952; Hunter 2004), as Elo. */
function strengths(bots: readonly string[], meetings: readonly Meeting[]): ReadonlyMap<string, number> {
  const games = (one: string, other: string): readonly number[] =>
    meetings.flatMap(({ pair: [a, b], score }) => {
      if (a === one && b === other) return [score];
      return a === other && b === one ? [1 - score] : [];
    });
  const table = bots.map((one) =>
    bots.map((other) => {
      const scores = one === other ? [] : games(one, other);
      const sum = scores.reduce((all, score) => all + score, 0);
      return scores.length === 0
        ? { count: 0, sum: 0 }
        : { count: scores.length + PRIOR, sum: sum + PRIOR / 2 };
    }),
  );
  let strong = bots.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    strong = strong.map((mine, at) => {
      const row = table[at] ?? [];
      const won = row.reduce((all, { sum }) => all + sum, 0);
      const met = row.reduce((all, { count }, other) => all + count / (mine + (strong[other] ?? 1)), 0);
      return met === 0 ? mine : won / met;
    });
  }
  const elos = strong.map((each) => 400 * Math.log10(each));
  const middle = elos.reduce((sum, elo) => sum + elo, 0) / elos.length;
  return new Map(bots.map((bot, at) => [bot, (elos[at] ?? 0) - middle]));
}

/** The rating of each bot, the best first. Intervals by leaving out one round after the other (jackknife). */
export function ratingsOf(bots: readonly string[], meetings: readonly Meeting[]): readonly Rating[] {
  const all = strengths(bots, meetings);
  const rounds = [...new Set(meetings.map(({ round }) => round))];
  const without = rounds.map((left) =>
    strengths(
      bots,
      meetings.filter(({ round }) => round !== left),
    ),
  );
  const giveOf = (bot: string): number | null => {
    if (rounds.length < 2) return null;
    const each = without.map((some) => some.get(bot) ?? 0);
    const mean = each.reduce((sum, elo) => sum + elo, 0) / each.length;
    const spread = each.reduce((sum, elo) => sum + (elo - mean) ** 2, 0);
    return Z * Math.sqrt(((each.length - 1) / each.length) * spread);
  };
  return bots
    .map((bot) => ({ bot, elo: all.get(bot) ?? 0, give: giveOf(bot) }))
    .sort((a, b) => b.elo - a.elo);
}

/** Is a difference shown, or refuted? */
export type Verdict = 'shown' | 'refuted';

/** Both errors of the test below have this chance at most. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** With fewer rounds the spread is not known. */
const FEWEST = 5;

/**
 * A sequential test: is the first bot stronger than the second by `elo`, or not stronger at all? Scores are those of
 * whole rounds. The likelihood ratio is that of a normal distribution with the spread found (as chess engines are
 * tested). Null: go on.
 */
export function verdictOf(scores: readonly number[], elo: number): Verdict | null {
  if (scores.length < FEWEST) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
  const [none, wanted] = [0.5, expectedScore(elo)];
  const least = 1 / (16 * scores.length);
  const ratio =
    (scores.length * (wanted - none) * (2 * mean - none - wanted)) / (2 * Math.max(spread, least));
  if (ratio >= BOUND) return 'shown';
  return ratio <= -BOUND ? 'refuted' : null;
}
