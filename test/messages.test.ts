import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { keysNamed, missingIn } from '../tools/missing-messages.ts';
import { MESSAGES } from './support/words.ts';

const formats = { number: { distance: {}, degrees: {} } };
const LANGUAGES = ['en', 'fr'] as const;

test('the source names many message keys', () => {
  expect(keysNamed().length).toBeGreaterThan(500);
});

test.each(LANGUAGES)('every message that the source names exists in %s', (language) => {
  expect(missingIn(language)).toEqual([]);
});

describe.each([...MESSAGES])('the messages of %s', (_, messages) => {
  test.each(LANGUAGES)('can be read in %s', (language) => {
    const broken = Object.entries(messages[language]).filter(([, text]) => {
      try {
        return new IntlMessageFormat(text, language, formats, { ignoreTag: true }).getAst().length === 0;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });

  test('have the same keys in every language', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });
});
