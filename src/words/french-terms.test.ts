import { expect, test } from 'vitest';
import { MESSAGES } from '../../test/support/words.ts';

/** Words that stand for a term in no message, with the right term. One row may hold for one ruleset. */
const TWINS: readonly (readonly [wrong: string, right: string, only?: string])[] = [
  ['mouvements? éloignés?', 'lointain'],
  ['très difficiles?', 'difficile (DGo)'],
  ['mauvais terrain', 'accidenté (RGo) ou difficile (DGo)', 'bnb'],
  ['escarpée?s?', 'colline difficile'],
  ['vent fort', 'grand vent'],
  ['bord avant', 'bord frontal'],
  ['tireurs? principa(?:l|ux)', 'tireur primaire'],
  ['soutien|soutient|soutiennent', 'support', 'bnb'],
  ['coude', 'cassure'],
  ['pliée?s?|se plie|se plier', 'se briser'],
  ['demi-tour', 'volte-face'],
  ['psiloi', 'psilètes'],
  ['bande guerrière', 'guerriers', 'bnb'],
  ['bâtie?s?|agglomération', 'zone construite'],
  ['seuil de déroute', 'niveau de déroute'],
  ['fait halte', 'fait un arrêt'],
  ['attaque arrière|à revers', 'dans le dos'],
  ['fantômes?', 'aperçu'],
  ['reprendre|repris|reprise', 'annuler'],
  ['pas permise?s?', 'interdit'],
  ['ce qui est choisi', 'la sélection'],
  ['(?:finir|fin de) l’étape', 'phase'],
];

/** Typography that a message does not have. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ …/, 'no space before …'],
  [/\p{L}'\p{L}/u, 'a round apostrophe'],
];

const words = (wrong: string): RegExp => new RegExp(`(?<!\\p{L})(?:${wrong})(?!\\p{L})`, 'iu');

const wrongIn = (text: string, id: string): readonly string[] =>
  [
    ...TWINS.filter(([wrong, , only]) => (only === undefined || only === id) && words(wrong).test(text)),
    ...SIGNS.filter(([wrong]) => wrong.test(text)),
  ].map(([, right]) => right);

test('a wrong twin is found where there is one', () => {
  expect(wrongIn('Un mouvement éloigné, puis un demi-tour …', 'hott')).toHaveLength(3);
  expect(wrongIn('Un soutien', 'bnb')).toEqual(['support']);
  expect(wrongIn('Un mouvement lointain, puis une volte-face…', 'bnb')).toEqual([]);
});

test.each([...MESSAGES])('French says the terms of the rulebook in the messages of %s', (id, { fr }) => {
  const wrong = Object.entries(fr).flatMap(([key, text]) =>
    wrongIn(text, id).map((right) => `${key}: ${text} → ${right}`),
  );
  expect(wrong).toEqual([]);
});
