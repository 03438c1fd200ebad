import { describe, expect, it } from 'vitest';
import { holds, withDropped, withObserver } from './effects.ts';

describe('holds', () => {
  it('is true for each clause if nothing is dropped', () => {
    expect(holds('game.topic.1')).toBe(true);
  });

  it('is false for a dropped clause while it is dropped, and only for that', () => {
    const seen = withDropped(['game.topic.1'], () => [holds('game.topic.1'), holds('game.topic.2')]);
    expect(seen).toEqual([false, true]);
    expect(holds('game.topic.1')).toBe(true);
  });

  it('is true again after an error', () => {
    const failing = () => {
      throw new Error('stop');
    };
    expect(() => withDropped(['game.topic.1'], failing)).toThrow('stop');
    expect(() => withObserver(() => {}, failing)).toThrow('stop');
    expect(holds('game.topic.1')).toBe(true);
  });

  it('is false for the clauses of both nested drops', () => {
    const inner = () => withDropped(['b'], () => [holds('a'), holds('b'), holds('c')]);
    expect(withDropped(['a'], inner)).toEqual([false, false, true]);
  });
});

describe('withObserver', () => {
  it('reports the clauses that hold, in order, and no dropped clause', () => {
    const told: string[] = [];
    const result = withObserver(
      (id) => told.push(id),
      () => withDropped(['b'], () => [holds('a'), holds('b'), holds('a')].length),
    );
    expect(result).toBe(3);
    expect(told).toEqual(['a', 'a']);
    holds('c');
    expect(told).toEqual(['a', 'a']);
  });

  it('still reports to the outer observer when nested', () => {
    const outer: string[] = [];
    const inner: string[] = [];
    withObserver(
      (id) => outer.push(id),
      () => {
        holds('a');
        withObserver(
          (id) => inner.push(id),
          () => holds('b'),
        );
        holds('c');
      },
    );
    expect(outer).toEqual(['a', 'b', 'c']);
    expect(inner).toEqual(['b']);
  });
});
