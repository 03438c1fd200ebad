import { describe, expect, test } from 'vitest';
import { expectedScore, type Meeting, ratingsOf, verdictOf } from './rating.ts';

const meetings = (pair: readonly [string, string], scores: readonly number[]): readonly Meeting[] =>
  scores.map((score, round) => ({ pair, score, round }));

describe('ratings', () => {
  test('a bot that wins 10 of 11 points is 400 stronger, but for the draw that every pair begins with', () => {
    const scores = Array.from({ length: 110 }, (_, at) => (at % 11 === 0 ? 0 : 1));
    const [first, second] = ratingsOf(['a', 'b'], meetings(['a', 'b'], scores));
    expect(first?.bot).toBe('a');
    expect((first?.elo ?? 0) - (second?.elo ?? 0)).toBeCloseTo(400, -1);
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 6);
  });

  test('strength reaches bots that never met through those that met both', () => {
    const all = [...meetings(['a', 'b'], [1, 1, 1, 0]), ...meetings(['b', 'c'], [1, 1, 1, 0])];
    expect(ratingsOf(['c', 'b', 'a'], all).map(({ bot }) => bot)).toEqual(['a', 'b', 'c']);
  });

  test('more rounds of the same kind narrow the interval, one alone has none', () => {
    const give = (times: number): number | null =>
      ratingsOf(['a', 'b'], meetings(['a', 'b'], Array(times).fill([1, 0.25]).flat()))[0]?.give ?? null;
    expect(ratingsOf(['a', 'b'], meetings(['a', 'b'], [1]))[0]?.give).toBeNull();
    expect(give(40)).toBeLessThan((give(10) ?? 0) * 0.6);
  });

  test('the mean of all is 0, also where one bot won nothing', () => {
    const all = ratingsOf(['a', 'b'], meetings(['a', 'b'], [1, 1, 1]));
    expect(all.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 9);
    expect(Number.isFinite(all[0]?.elo)).toBe(true);
  });
});

describe('the sequential test', () => {
  test('shows a difference, refutes it, and waits while neither is clear', () => {
    expect(verdictOf(Array(40).fill([0.75, 1]).flat(), 50)).toBe('shown');
    expect(verdictOf(Array(40).fill([0.5, 0.25]).flat(), 50)).toBe('refuted');
    expect(verdictOf([0.5, 0.75, 0.5, 0.75, 0.25], 50)).toBeNull();
    expect(verdictOf([1, 1, 1, 1], 50)).toBeNull();
  });
});
