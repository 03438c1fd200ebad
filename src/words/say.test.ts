import { describe, expect, test } from 'vitest';
import { say, type Telling } from './say.ts';

const hott: Telling = { language: 'en', unit: 'MU', rules: 'hott' };
const bnb: Telling = { language: 'en', unit: 'MU', rules: 'bnb' };

describe('words of the rules that are played', () => {
  test('points have the name that the rules give them', () => {
    expect(say('screen.pips', { points: 3 }, hott)).toBe('3 PIPs left');
    expect(say('screen.pips', { points: 3 }, bnb)).toBe('3 PIGs left');
    expect(say('screen.pips', { points: 1 })).toBe('1 PIG left');
  });

  test('lengths are told in the unit that the rules measure in, or in the one asked for', () => {
    const told = (telling: Telling) => say('table.card.of', { length: 60 }, telling);
    expect(told(hott)).toContain('240 paces');
    expect(told(bnb)).toContain('2 MU');
    expect(told({ ...hott, unit: 'BW' })).toContain('1.5 BW');
    expect(told({ ...bnb, unit: 'paces' })).toContain('240 paces');
  });
});
