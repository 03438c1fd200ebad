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

describe('ground', () => {
  test('is told in words where the rules have letters for it', () => {
    const french: Telling = { ...bnb, language: 'fr' };
    const laid = { side: 'Ur', kind: 'H(G)' };
    expect(say('event.terrain-laid', laid, bnb)).toBe('Ur lays a gentle hill.');
    expect(say('event.terrain-laid', laid, french)).toBe('Ur pose une colline douce.');
    expect(say('screen.ambush.within', { kind: 'BUA', piece: 'T1' }, bnb)).toBe(
      'Within a built-up area (T1)',
    );
    const offered = { kind: 'D', offered: ['O', 'Wd'] };
    expect(say('bnb.setup.terrain-not-offered', offered, bnb)).toContain('an orchard and a wood');
    expect(say('event.deployed', { side: 'Ur', bases: ['O', 'D'] }, bnb)).toBe('Ur deploys O and D.');
  });

  test('chosen is told piece by piece', () => {
    const pieces = [
      { kind: 'D', size: 'large' },
      { kind: 'Rv', size: 'medium' },
    ];
    const chosen = (list: typeof pieces) => say('event.terrain-chosen', { side: 'Ur', pieces: list }, bnb);
    expect(chosen(pieces)).toBe('Ur has chosen its terrain: dunes (large) and a river (medium).');
    expect(chosen([])).toBe('Ur has chosen its terrain: none.');
  });
});
