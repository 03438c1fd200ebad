import { describe, expect, test } from 'vitest';
import { say } from './say.ts';
import '../../test/support/words.ts';
import type { Telling } from './types.ts';

const hott: Telling = { language: 'en', unit: 'MU', rules: 'hott' };
const bnb: Telling = { language: 'en', unit: 'MU', rules: 'bnb' };

describe('words of the rules in play', () => {
  test('points have the name that the rules give them', () => {
    expect(say('screen.pips', { points: 3 }, hott)).toBe('3\u00a0PIPs left');
    expect(say('screen.pips', { points: 3 }, bnb)).toBe('3\u00a0PIGs left');
    expect(say('screen.pips', { points: 1 })).toBe('1\u00a0PIP left');
  });

  test('lengths are told in the unit of the rules, or in the chosen one', () => {
    const told = (telling: Telling) => say('table.distance', { length: 60 }, telling);
    expect(told(hott)).toContain('240\u00a0paces');
    expect(told(bnb)).toContain('2\u00a0MU');
    expect(told({ ...hott, unit: 'BW' })).toContain('1.5\u00a0BW');
    expect(told({ ...bnb, unit: 'paces' })).toContain('240\u00a0paces');
    // The paces of De Bellis Multitudinis are twice as long.
    expect(told({ ...hott, rules: 'dbm' })).toContain('120\u00a0paces');
  });

  test('a length a little over another is told differently', () => {
    const told = (length: number) => say('reason.too-far', { length, allowance: 50 }, hott);
    expect(told(50.1)).toContain('200.4\u00a0paces long; 200\u00a0paces');
    expect(told(62.5)).toContain('250\u00a0paces long; 200\u00a0paces');
  });

  test('a troop is told in words, never by its notation', () => {
    const told = (key: string, troop: string, telling: Telling = bnb) =>
      say(key, { troop, letter: 'C2', leader: 'no' }, telling);
    const french: Telling = { ...bnb, language: 'fr' };
    expect(told('table.name', 'Reg Bd (O)')).toBe('Blades C2');
    expect(told('table.name', 'Irr Ps (O) sling')).toBe('Psiloi C2');
    expect(told('table.name', 'Irr Ps (O) sling', french)).toBe('C2 (Psilètes)');
    expect(told('table.name', 'Warband', { ...hott, language: 'fr' })).toBe('C2 (Bande guerrière)');
    expect(told('table.kind', 'Reg Bd (O)')).toBe('Blades');
    expect(told('table.kind', 'Reg mtd Bd (S)')).toBe('Superior Blades');
    expect(told('table.full', 'Irr Wb (F)')).toBe('Irregular fast Warband');
    expect(told('table.full', 'Irr Wb (F)', french)).toBe('Guerriers, irréguliers, rapides');
    expect(told('table.full', 'Warband', hott)).toBe('Warband');
  });

  test('a base that only turns on its spot is not said to go nowhere', () => {
    const told = (mm: number, language: Telling['language']) =>
      say(
        'event.moved',
        { bases: 'V', count: 1, mm, kind: '', leg: 'free', price: 1 },
        { ...hott, language },
      );
    expect(told(0, 'en')).toBe('V moves on the spot for 1\u00a0PIP.');
    expect(told(0, 'fr')).toContain('V se déplace sur place');
    expect(told(40, 'en')).toContain('V moves 160\u00a0paces for');
  });

  test('one is told as one, in both languages', () => {
    const told = (length: number, language: Telling['language']) =>
      say('table.distance', { length }, { ...hott, language });
    const paces = (language: Telling['language']) => [0, 0.24, 0.5].map((length) => told(length, language));
    expect(paces('en')).toEqual(['0\u00a0paces', '1\u00a0pace', '2\u00a0paces']);
    expect(paces('fr')).toEqual(['0\u00a0pas', '1\u00a0pas', '2\u00a0pas']);
    expect(say('hott.setup.empty-quarters', { found: 1, least: 3, area: 1 }, hott)).toContain(
      'in 1 quarter of',
    );
  });
});

describe('ground', () => {
  test('is told in words if the rules use letters for it', () => {
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

  test('is told piece by piece if it is chosen', () => {
    const pieces = [
      { kind: 'D', size: 'large' },
      { kind: 'Rv', size: 'medium' },
    ];
    const chosen = (list: typeof pieces) => say('event.terrain-chosen', { side: 'Ur', pieces: list }, bnb);
    expect(chosen(pieces)).toBe('Ur has chosen its terrain: dunes (large) and a river (medium).');
    expect(chosen([])).toBe('Ur has chosen its terrain: none.');
  });
});

test('French contracts the article of a figure, and nothing else', () => {
  const fr = (key: string, figures: object) =>
    say(key, figures as never, { language: 'fr', unit: 'MU', rules: 'bnb' });
  const border = { base: 'A', used: 60, allowance: 30, going: 'DGo' };
  expect(fr('bnb.distance.border', { ...border, piece: 'le bois' })).toContain('au bord du bois');
  expect(fr('bnb.distance.border', { ...border, piece: 'les vignes' })).toContain('au bord des vignes');
  expect(fr('bnb.distance.border', { ...border, piece: 'la mer' })).toContain('au bord de la mer');
  expect(fr('bnb.distance.border', { ...border, piece: 'une colline' })).toContain('au bord d’une colline');
  expect(fr('bnb.distance.border', { ...border, piece: 'leur bois' })).toContain('au bord de leur bois');
  expect(fr('bnb.distance.border', { ...border, base: 'le A', piece: 'x' })).toMatch(/^le A s’arrête/);
});
