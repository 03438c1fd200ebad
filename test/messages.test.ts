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

  // A count is written as # only straight inside its plural; inside a select within it the # itself would be shown.
  test.each(LANGUAGES)('show no bare # in %s', (language) => {
    const bare = Object.entries(messages[language]).filter(([, text]) =>
      JSON.stringify(new IntlMessageFormat(text, language, formats, { ignoreTag: true }).getAst()).includes(
        '#',
      ),
    );
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  test('have the same keys in every language', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });
});
