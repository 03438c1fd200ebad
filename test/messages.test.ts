import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { en } from '../src/words/en/index.ts';
import { fr } from '../src/words/fr/index.ts';
import { keysNamed } from '../tools/missing-messages.ts';

const formats = { number: { distance: {}, degrees: {} } };

test('every message that the source names is there in English', () => {
  expect(keysNamed().filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});

test.each([
  ['en', en],
  ['fr', fr],
] as const)('every message in %s can be read', (language, catalogue) => {
  const broken = Object.entries(catalogue).filter(([, text]) => {
    try {
      new IntlMessageFormat(text, language, formats, { ignoreTag: true });
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test('French has no message that English lacks', () => {
  expect(Object.keys(fr).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});
