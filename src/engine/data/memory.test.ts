import { describe, expect, test } from 'vitest';
import { withDropped, withObserver } from '../effects.ts';
import {
  keptByKey,
  keptByPair,
  keptByRules,
  keptByText,
  keptForAlike,
  keptLast,
  keptWith,
} from './memory.ts';

interface Thing {
  readonly of: string;
}

const one: Thing = { of: 'one' };
const other: Thing = { of: 'other' };

/** The arguments of each computation, in order. */
const computed: string[] = [];
const noted = <Answer>(name: string, answer: Answer): Answer => {
  computed.push(name);
  return answer;
};
const count = (ask: () => void): readonly string[] => {
  computed.length = 0;
  ask();
  return [...computed];
};

describe('a cached answer', () => {
  test('lives with its subject, whatever the answer is', () => {
    const find = keptWith(({ of }: Thing) => noted(of, null));
    expect(count(() => [find(one), find(other), find(one), find({ ...one })])).toEqual([
      'one',
      'other',
      'one',
    ]);
  });

  test('lives with two subjects, in their order', () => {
    const find = keptByPair((a: Thing, b: Thing) => noted(`${a.of} ${b.of}`, false));
    const all = () => [find(one, other), find(other, one), find(one, one)];
    expect(count(() => [all(), all()])).toEqual(['one other', 'other one', 'one one']);
  });

  test('is kept for the last argument only', () => {
    const find = keptLast(({ of }: Thing, figure: number) => noted(`${of} ${figure}`, figure));
    expect(count(() => [1, 1, 2, 1].map((figure) => find(one, figure)))).toEqual(['one 1', 'one 2', 'one 1']);
  });

  test('serves arguments that are alike', () => {
    const find = keptLast(
      (_: Thing, text: string) => noted(text, text.length),
      (then, now) => then.length === now.length,
    );
    expect(count(() => ['ab', 'cd', 'abc'].map((text) => find(one, text)))).toEqual(['ab', 'abc']);
  });

  test('is kept under each key, up to a number of keys', () => {
    const find = keptByKey((_: Thing, key: string, figure: number) => noted(`${key}${figure}`, figure), {
      most: 2,
    });
    expect(count(() => ['a', 'b', 'a', 'b'].map((key) => find(one, key, 1)))).toEqual(['a1', 'b1']);
    expect(count(() => [find(one, 'a', 2), find(one, 'b', 1)])).toEqual(['a2', 'b1']);
    expect(count(() => ['c', 'c', 'a'].map((key) => find(one, key, 3)))).toEqual(['c3', 'a3']);
  });

  test('is the same object for subjects that are alike', () => {
    const find = keptForAlike(
      ({ of }: Thing) => noted(of, [of]),
      (then, now) => then.of === now.of,
    );
    expect(count(() => expect(find({ ...one })).toBe(find({ ...one })))).toEqual(['one']);
    expect(count(() => expect(find(other)).toEqual(['other']))).toEqual(['other']);
  });

  test('is kept for a number of texts', () => {
    const find = keptByText(2, (text) => noted(text, text.length));
    expect(count(() => ['a', 'bb', 'a', 'ccc', 'bb'].map(find))).toEqual(['a', 'bb', 'ccc', 'bb']);
    expect(find('ccc')).toBe(3);
  });

  test('is not used while effects are observed, if it is a decision of rules', () => {
    const find = keptByRules(keptWith, ({ of }: Thing) => noted(of, of));
    expect(count(() => [find(one), find(one)])).toEqual(['one']);
    expect(count(() => withDropped(['any'], () => [find(one), find(one)]))).toEqual(['one', 'one']);
    expect(
      count(() =>
        withObserver(
          () => {},
          () => find(one),
        ),
      ),
    ).toEqual(['one']);
    expect(count(() => find(one))).toEqual([]);
  });
});
