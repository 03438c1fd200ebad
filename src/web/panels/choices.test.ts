import { describe, expect, test } from 'vitest';
import type { Option } from '../../engine/contract/sequence.ts';
import { choicesOf } from './choices.ts';

const pursue = (distance: number): Option => ({
  command: { type: 'choose', option: 'pursue', distance },
  key: 'choice.pursue',
  figures: { distance },
});
const stay: Option = { command: { type: 'choose', option: 'stay' }, key: 'choice.stay' };

describe('choices', () => {
  test('the two ends of a range of distances are one choice', () => {
    expect(choicesOf([pursue(15), pursue(20), stay])).toEqual([
      { option: pursue(15), range: { least: 15, most: 20 } },
      { option: stay, range: null },
    ]);
  });

  test('a single distance is a plain option', () => {
    expect(choicesOf([pursue(15), stay]).map(({ range }) => range)).toEqual([null, null]);
  });
});
