import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { battleScreen } from './en/battle-screen.ts';
import { bnbImpetuous } from './en/bnb-impetuous.ts';
import { bnbMoves } from './en/bnb-moves.ts';
import { bnbPursuit } from './en/bnb-pursuit.ts';
import { bnbSetup } from './en/bnb-setup.ts';
import { bots } from './en/bots.ts';
import { combat } from './en/combat.ts';
import { events } from './en/events.ts';
import { faults } from './en/faults.ts';
import { en } from './en/index.ts';
import { names } from './en/names.ts';
import { reasons } from './en/reasons.ts';
import { screen } from './en/screen.ts';
import { table } from './en/table.ts';
import { fr } from './fr/index.ts';
import { say, type Telling } from './say.ts';

const FRENCH: Telling = { language: 'fr', unit: 'MU', rules: 'bnb' };
const inFrench = (key: string, figures = {}, telling = FRENCH): string => say(key, figures, telling);

const whole = {
  ...names,
  ...reasons,
  ...faults,
  ...bnbSetup,
  ...table,
  ...combat,
  ...bnbMoves,
  ...screen,
  ...battleScreen,
  ...events,
  ...bnbImpetuous,
  ...bots,
  ...bnbPursuit,
};

/** Given to every message. */
const ALWAYS: readonly string[] = ['point', 'unit', 'ruleset'];

/** The figures that a message uses, by name; what a figure stands for is the figure. */
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
  test('has every message of the screen and of Blood and Blades', () => {
    expect(Object.keys(whole).filter((key) => !Object.hasOwn(fr, key))).toEqual([]);
  });

  test('tells just the figures that English tells', () => {
    const apart = Object.keys(fr).filter((key) => {
      const [english, french] = [figuresIn(en[key] ?? '', 'en'), figuresIn(fr[key] ?? '', 'fr')];
      return english.join() !== french.join();
    });
    expect(apart).toEqual([]);
  });

  test('counts none as one', () => {
    const left = (points: number): string => inFrench('screen.pips', { points });
    expect([0, 1, 2].map(left)).toEqual(['0 PIG restant', '1 PIG restant', '2 PIG restants']);
  });

  test('writes numbers with a comma, and units in its own words', () => {
    const figures = { base: 'A', went: 25 };
    expect(inFrench('event.fled', figures)).toBe('A fuit de 0,83 MU.');
    expect(inFrench('event.fled', figures, { ...FRENCH, unit: 'paces' })).toBe('A fuit de 100 pas.');
    expect(inFrench('event.fled', figures, { ...FRENCH, unit: 'BW' })).toBe('A fuit de 0,63 LS.');
  });

  test('says what a figure stands for, alone and in a list', () => {
    expect(inFrench('event.phase-ended', { phase: 'voluntary-moves' })).toContain('mouvements volontaires');
    expect(inFrench('event.phase-ended', { phase: 'pips' })).toContain('PIG');
    const figures = { edge: 'north', edges: ['west', 'east'] };
    expect(inFrench('bnb.setup.water-edge', figures)).toContain('ouest et est');
    expect(inFrench('bnb.setup.water-edge', figures)).toContain('nord');
    expect(say('event.phase-ended', { phase: 'moral' })).toBe('End of the phase: moral.');
  });

  test('lets no line end before a mark', () => {
    expect(inFrench('screen.delete.sure', { name: 'X' })).toBe(
      'Effacer «\u00a0X\u00a0» de ce navigateur pour de bon\u00a0?',
    );
    expect(
      inFrench('screen.army.facts', {
        points: 1,
        bases: 2,
        confidence: 3,
        years: 'known',
        from: 3000,
        to: 705,
      }),
    ).toBe('1 points, 2 socles, 3 points de confiance · 3000–705 av. J.-C.');
  });
});
