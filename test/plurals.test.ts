/** What is counted agrees with its number in every message: "1 command", not "1 commands". */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import * as ofBnbEn from '../src/armies/bnb/messages.en.ts';
import * as ofBnbFr from '../src/armies/bnb/messages.fr.ts';
import * as ofDbmEn from '../src/armies/dbm/messages.en.ts';
import * as ofDbmFr from '../src/armies/dbm/messages.fr.ts';
import * as ofHottEn from '../src/armies/hott/messages.en.ts';
import * as ofHottFr from '../src/armies/hott/messages.fr.ts';
import * as ofListsEn from '../src/armies/lists/messages.en.ts';
import * as ofListsFr from '../src/armies/lists/messages.fr.ts';
import * as ofArmiesEn from '../src/armies/messages.en.ts';
import * as ofArmiesFr from '../src/armies/messages.fr.ts';
import { MESSAGES } from './support/words.ts';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** A part of a message, as far as it is looked at. */
interface Part {
  readonly type: number;
  readonly value: string;
  readonly style?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** The kinds of parts that are looked at (`@formatjs/icu-messageformat-parser`). */
const [LITERAL, ARGUMENT, NUMBER, PLURAL] = [0, 1, 2, 6];

/** Figures that are lists or names in the messages where they stand before a word. */
const NO_NUMBERS = new Set([
  'bases',
  'other',
  'own',
  'others',
  'faces',
  'found',
  'casters',
  'shooters',
  'commands',
]);
/** Figures that are numbers, beside those that some message puts into a plural. */
const NUMBERS = [
  'count',
  'most',
  'least',
  'chosen',
  'wanted',
  'needed',
  'sent',
  'losses',
  'routing',
  'minutes',
];
/** Limits and sizes that are never one. */
const LARGE = new Set([
  ...['debellis.order.commands', 'hott.army.size-between', 'hott.army.over'],
  ...['reason.malformed-command', 'fault.part-form', 'fault.form', 'fault.file-length', 'fault.file-depth'],
  ...[
    'screen.file.too-large',
    'distance.verdict.too-large',
    'distance.verdict.too-long',
    'server.too-deep',
    'server.too-large',
    'file.lines',
    'file.line-length',
    'file.bases',
  ],
]);

const SINGULAR: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['is', 'as', 'has', 'was', 'this', 'its', 'across', 'less', 'comes', 'gives', 'is']),
  fr: new Set([
    'pas',
    'plus',
    'moins',
    'dans',
    'sous',
    'sans',
    'fois',
    'corps',
    'bras',
    'vers',
    'des',
    'les',
    'aux',
  ]),
};
const OF_MANY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:are|have|were)$|^[a-z]+s$/,
  fr: /^(?:sont|ont|étaient)$|^\p{Ll}+[sx]$/u,
};

const partsOf = (text: string, language: Language): readonly Part[] =>
  new IntlMessageFormat(text, language, { number: { distance: {}, degrees: {} } }, { ignoreTag: true })
    .getAst()
    .map((part) => part as unknown as Part);

/** All lists of parts in a message, each with the figures whose number is known to be another than one there. */
function* branches(
  parts: readonly Part[],
  known: readonly string[] = [],
): Generator<[readonly Part[], readonly string[]]> {
  yield [parts, known];
  for (const part of parts)
    for (const [name, { value }] of Object.entries(part.options ?? {})) {
      const isKnown = part.type === PLURAL && name !== 'one' && name !== '=1';
      yield* branches(value, isKnown ? [...known, part.value] : known);
    }
}

/** The figures of a message before a word that is right for several only. */
function* wrongIn(text: string, language: Language, numbers: ReadonlySet<string>): Generator<string> {
  for (const [parts, known] of branches(partsOf(text, language)))
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      const isCount = part.type === ARGUMENT || (part.type === NUMBER && !part.style);
      if (!isCount || !next || next.type !== LITERAL) continue;
      const { value } = part;
      if (!numbers.has(value) || known.includes(value)) continue;
      const [first = '', second = ''] =
        /^[ \u00A0]([\p{L}’-]+)(?: ([\p{L}’-]+))?/u.exec(next.value)?.slice(1) ?? [];
      const isOfMany = (word: string): boolean =>
        OF_MANY[language].test(word) && !SINGULAR[language].has(word);
      if (isOfMany(first) || (first !== '' && isOfMany(second))) yield `{${value}} ${first} ${second}`.trim();
    }
}

const sentencesIn = (module: object): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(module).filter((each) => typeof each === 'object'));

const ofArmies = (modules: readonly object[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...modules.map(sentencesIn));

const ALL = [
  ...MESSAGES,
  [
    'armies',
    {
      en: ofArmies([ofArmiesEn, ofListsEn, ofBnbEn, ofDbmEn, ofHottEn]),
      fr: ofArmies([ofArmiesFr, ofListsFr, ofBnbFr, ofDbmFr, ofHottFr]),
    },
  ] as const,
];

const counted = ALL.flatMap(([, messages]) =>
  LANGUAGES.flatMap((language) =>
    Object.values(messages[language]).flatMap((text) =>
      [...branches(partsOf(text, language))].flatMap(([parts]) =>
        parts.flatMap((part) => (part.type === PLURAL ? [part.value] : [])),
      ),
    ),
  ),
);
const numbers = new Set([...NUMBERS, ...counted].filter((name) => !NO_NUMBERS.has(name)));

test('the search finds what it looks for', () => {
  expect([...wrongIn('the army has {count} commands', 'en', numbers)]).toEqual(['{count} commands']);
  expect([...wrongIn('{most} more are left', 'en', numbers)]).toHaveLength(1);
  expect([...wrongIn('{count, plural, one {# base} other {{count} bases}}', 'en', numbers)]).toEqual([]);
  expect([...wrongIn('{count, plural, one {{count} bases} other {#}}', 'en', numbers)]).toHaveLength(1);
  expect([...wrongIn('l’armée a {count} socles', 'fr', numbers)]).toHaveLength(1);
});

describe.each(ALL)('in the messages of %s', (_, messages) => {
  test.each(LANGUAGES)('what is counted agrees with its number in %s', (language) => {
    const wrong = Object.entries(messages[language]).flatMap(([key, text]) =>
      LARGE.has(key) ? [] : [...wrongIn(text, language, numbers)].map((each) => `${key}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });
});
