import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../test/support/words.ts';
import { say } from './say.ts';
import { typesetFrench } from './spaces.ts';
import type { Telling } from './types.ts';

const FRENCH: Telling = { language: 'fr', unit: 'MU', rules: 'bnb' };
const inFrench = (key: string, figures = {}, telling = FRENCH): string => say(key, figures, telling);

/** Figures for every message. */
const ALWAYS: readonly string[] = ['point', 'unit'];

/** The names of the figures that a message uses. The name of a figure counts as that figure. */
function figuresIn(text: string, language: string): readonly string[] {
  const formats = { number: { distance: {}, degrees: {} } };
  const found = new Set<string>();
  const visit = (parts: readonly unknown[]): void => {
    for (const part of parts as readonly { type: number; value: string; options?: object }[]) {
      if (part.type >= 1 && part.type <= 6) found.add(part.value.replace(/Name$/, ''));
      for (const { value } of Object.values(part.options ?? {}) as { value: unknown[] }[]) visit(value);
    }
  };
  visit(new IntlMessageFormat(text, language, formats, { ignoreTag: true }).getAst());
  return [...found].filter((name) => !ALWAYS.includes(name)).toSorted();
}

describe('French', () => {
  test.each([...MESSAGES])(
    'tells just the figures that English tells, in the messages of %s',
    (_, { en, fr }) => {
      const apart = Object.keys(fr).filter((key) => {
        const [english, french] = [figuresIn(en[key] ?? '', 'en'), figuresIn(fr[key] ?? '', 'fr')];
        return english.join() !== french.join();
      });
      expect(apart).toEqual([]);
    },
  );

  test('counts 0 as singular', () => {
    const left = (count: number): string => inFrench('screen.bases', { base: 'A', more: count });
    expect([0, 1, 2].map(left)).toEqual(['A et 0 autre', 'A et 1 autre', 'A et 2 autres']);
  });

  test('writes numbers with a comma, and units in its own words', () => {
    const figures = { base: 'A', went: 25, kept: '', from: 'none' };
    expect(inFrench('event.fled', figures)).toBe('A fuit de 0,83\u00a0MU.');
    expect(inFrench('event.fled', figures, { ...FRENCH, unit: 'paces' })).toBe('A fuit de 100\u00a0pas.');
    expect(inFrench('event.fled', figures, { ...FRENCH, unit: 'BW' })).toBe('A fuit de 0,63\u00a0LS.');
  });

  test('names a figure, alone and in a list', () => {
    expect(inFrench('event.phase-ended', { phase: 'voluntary-moves' })).toContain('mouvements volontaires');
    expect(inFrench('event.phase-ended', { phase: 'pips' })).toContain('PIG');
    const figures = { edge: 'north', edges: ['west', 'east'] };
    expect(inFrench('bnb.setup.water-edge', figures)).toContain('ouest et est');
    expect(inFrench('bnb.setup.water-edge', figures)).toContain('nord');
    expect(say('event.phase-ended', { phase: 'moral' })).toBe('End of the phase: moral.');
  });

  test('has no line end before a mark', () => {
    expect(inFrench('screen.delete.sure', { name: 'X' })).toBe(
      'Effacer «\u00a0X\u00a0» de ce navigateur pour de bon\u00a0?',
    );
    const army = { points: 1, bases: 2, confidence: 3, years: 'known', from: 3000, to: 705 };
    expect(inFrench('screen.army.facts', { ...army, unspent: 0 })).toBe(
      '1 point, 2 socles, 3 points de confiance · 3000–705 av. J.-C.',
    );
    expect(inFrench('screen.army.facts', { ...army, unspent: 4 })).toMatch(
      /^1 point \(4 du budget non dépensés\), /,
    );
  });

  test('prints round apostrophes where files have straight ones', () => {
    expect(typesetFrench("La compagnie de l'hiver : 24' d'or")).toBe(
      "La compagnie de l’hiver\u00a0: 24' d’or",
    );
  });

  test('uses the terms of its players for Hordes of the Things', () => {
    const hott: Telling = { ...FRENCH, rules: 'hott' };
    const going = (ground: string): string => inFrench('hott.distance', { base: 'A', going: ground }, hott);
    expect(['good', 'bad', 'river', 'road'].map(going)).toEqual([
      'A en bon terrain',
      'A en terrain difficile',
      'A en rivière',
      'A sur route',
    ]);
    const arrived = (price: number): string =>
      inFrench('event.arrived', { base: 'A', element: 'Hordes', price }, hott);
    expect([0, 2].map(arrived)).toEqual(['A arrive.', 'A arrive pour 2 PIP.']);
    expect(inFrench('event.edges-thrown', { side: 'Rouge', face: 3, edge: 'west' }, hott)).toBe(
      'Rouge obtient 3 et vient du bord ouest.',
    );
  });
});
