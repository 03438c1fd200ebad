import { describe, expect, it } from 'vitest';
import { holds, withDropped, withObserver } from './effects.ts';

describe('holds', () => {
  it('is true of every clause when nothing is dropped', () => {
    expect(holds('game.topic.1')).toBe(true);
  });

  it('is false of a dropped clause, and of no other, while dropped', () => {
    const seen = withDropped(['game.topic.1'], () => [holds('game.topic.1'), holds('game.topic.2')]);
    expect(seen).toEqual([false, true]);
    expect(holds('game.topic.1')).toBe(true);
  });

  it('comes back after an error', () => {
    const failing = () => {
      throw new Error('stop');
    };
    expect(() => withDropped(['game.topic.1'], failing)).toThrow('stop');
    expect(() => withObserver(() => {}, failing)).toThrow('stop');
    expect(holds('game.topic.1')).toBe(true);
  });

  it('drops both when droppings nest', () => {
    const inner = () => withDropped(['b'], () => [holds('a'), holds('b'), holds('c')]);
    expect(withDropped(['a'], inner)).toEqual([false, false, true]);
  });
});

describe('withObserver', () => {
  it('tells what held, in order, and not what was dropped', () => {
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

  it('keeps telling the outer observer when they nest', () => {
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
