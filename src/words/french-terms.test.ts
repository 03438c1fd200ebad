import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../test/support/words.ts';

/** Words that stand for a term nowhere, with the right term. One row may hold for one ruleset. */
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

/** The same in titles, clauses and rulings, which say more things than messages do. */
const TWINS_IN_TEXTS: typeof TWINS = [
  ['mouvements? éloignés?', 'lointain'],
  ['très difficiles?', 'difficile (DGo)'],
  ['escarpée?s?', 'colline difficile', 'bnb'],
  ['escarpée?s?', 'abrupte', 'hott'],
  ['raides?', 'colline difficile', 'bnb'],
  ['bords? avant', 'bord frontal'],
  ['tireurs? principa(?:l|ux)', 'tireur primaire', 'bnb'],
  ['soutien|soutient|soutiennent|soutenir', 'support', 'bnb'],
  ['demi-tour', 'volte-face'],
  ['psiloi|auxilia', 'psilètes, auxiliaires', 'bnb'],
  ['bandes? guerrières?', 'guerriers', 'bnb'],
  ['zones? bâties?|agglomérations?', 'zone construite'],
  ['fait halte', 'fait un arrêt', 'bnb'],
  ['attaque arrière|à revers', 'dans le dos'],
  ['attaqu(?:e|es|ant|ants|er) de flanc', 'prise de flanc', 'bnb'],
  ['ravins?', 'ravine', 'bnb'],
  ['trouées?', 'interstice'],
  ['intervalles?', 'interstice', 'bnb'],
  ['terrain supérieur', 'terrain plus élevé', 'bnb'],
  ['battue?s? de peu', 'battu d’une faible différence', 'bnb'],
  ['(?:pleine|la) distance sur route|pleine distance', 'capacité', 'bnb'],
  ['embusqués?', 'rôdeur', 'hott'],
  ['repoussement', 'repousser'],
  ['colonnes? pliées?|se plier?', 'briser'],
  ['C-in-C', 'C-en-C'],
  ['\\d PA', 'AP'],
];

/** Typography that a message does not have. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ …/, 'no space before …'],
  [/\p{L}'\p{L}/u, 'a round apostrophe'],
];

const words = (wrong: string): RegExp => new RegExp(`(?<!\\p{L})(?:${wrong})(?!\\p{L})`, 'iu');

const twinsIn = (text: string, id: string, twins: typeof TWINS) =>
  twins.filter(([wrong, , only]) => (only === undefined || only === id) && words(wrong).test(text));

const wrongIn = (text: string, id: string): readonly string[] =>
  [...twinsIn(text, id, TWINS), ...SIGNS.filter(([wrong]) => wrong.test(text))].map(([, right]) => right);

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

/** Every French text in a value that was read from JSON: those under "fr". */
function frenchOf(value: unknown, isFrench = false): readonly string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => frenchOf(part, isFrench || key === 'fr'));
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The French texts in the JSON files of a folder, each with its file. */
const textsIn = (folder: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      frenchOf(JSON.parse(readFileSync(`${ROOT}${folder}/${name}`, 'utf8'))).map(
        (text) => [name, text] as const,
      ),
    );

test('a wrong twin in a text is found where there is one', () => {
  expect(twinsIn('Le bord avant d’une colonne pliée', 'bnb', TWINS_IN_TEXTS)).toHaveLength(2);
  expect(twinsIn('Un soutien', 'hott', TWINS_IN_TEXTS)).toEqual([]);
  expect(frenchOf({ title: { en: 'a', fr: 'b' }, rows: [{ text: { fr: ['c', 'd'] } }] })).toEqual([
    'b',
    'c',
    'd',
  ]);
});

test.each(['bnb', 'hott', 'dbm'])('French says the terms of the rulebook in the texts of %s', (id) => {
  const texts = [`content/scenarios/${id}`, `src/rules/${id}`].flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.flatMap(([file, text]) =>
    twinsIn(text, id, TWINS_IN_TEXTS).map(([, right]) => `${file}: ${text} → ${right}`),
  );
  expect(wrong).toEqual([]);
});
