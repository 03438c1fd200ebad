import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en/index.ts';

const folder = new URL('./', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
);

/** Keys that stand as they are in the source; those put together are not seen. */
const keys = files.flatMap((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return [...text.matchAll(/'((?:screen|table|ask|choice|event|phase|outcome|mark)\.[a-zA-Z0-9.-]+)'/g)].map(
    (match) => `${match[1]} (${name})`,
  );
});

describe('words of the screen', () => {
  test('keys are found in the source at all', () => {
    expect(keys.length).toBeGreaterThan(100);
  });

  test('every key that the screen names has its English', () => {
    const missing = keys.filter((key) => !Object.hasOwn(en, key.split(' ')[0] ?? ''));
    expect(missing).toEqual([]);
  });

  test('every English message is well formed', () => {
    const formats = { number: { distance: {}, degrees: {} } };
    const wrong = Object.keys(en).filter((key) => {
      try {
        return new IntlMessageFormat(en[key] ?? '', 'en', formats, { ignoreTag: true }).getAst().length === 0;
      } catch {
        return true;
      }
    });
    expect(wrong).toEqual([]);
  });
});
