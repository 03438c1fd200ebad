import { expect, test } from 'vitest';
import { partsOf } from '../src/words/form.ts';
import type { Catalogue, Messages } from '../src/words/types.ts';
import { MESSAGES } from '../test/support/words.ts';
import { moduleOf } from './parsed-messages.ts';

const built = async (catalogue: Catalogue, language: 'en' | 'fr' | null) =>
  (await import(`data:text/javascript,${encodeURIComponent(moduleOf({ catalogue }, language))}`)).catalogue;

test.each([...MESSAGES])('the built app has the parts of the messages of %s', async (_, messages) => {
  for (const language of ['en', 'fr'] as const) {
    const catalogue = messages[language];
    const wholeOf = (each: Messages) =>
      Object.fromEntries(Object.entries(each).map(([key, message]) => [key, partsOf(message, language)]));
    expect(wholeOf(await built(catalogue, language))).toEqual(JSON.parse(JSON.stringify(wholeOf(catalogue))));
  }
});

test('sentences about army files are as their files have them', async () => {
  expect(await built({ 'file.lines': 'trop long : {most}' }, null)).toEqual({
    'file.lines': [
      { type: 0, value: 'trop long : ' },
      { type: 1, value: 'most' },
    ],
  });
});
