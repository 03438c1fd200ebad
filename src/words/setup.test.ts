import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasMessage, PLAIN, say } from './say.ts';
import '../../test/support/words.ts';

const sources = [
  '../rules/bnb/setup/',
  '../rules/bnb/steps/',
  '../rules/hott/setup/',
  '../rules/hott/steps/',
  '../rules/dbm/setup/',
  '../rules/dbm/steps/',
  '../rules/dbmm/setup/',
  '../rules/dbmm/steps/',
  '../bots/setup/',
  '../bots/bnb/setup/',
  '../bots/hott/setup/',
  '../bots/dbm/setup/',
  '../bots/dbmm/setup/',
].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => readFileSync(new URL(folder + name, import.meta.url), 'utf8')),
);

test('every key of the setup has an English message', () => {
  const keys = new Set(
    sources.flatMap(
      (text) =>
        text.match(/(?<=')(?:bnb\.setup|hott\.setup|hott\.army|dbmm?\.setup|fault)\.[a-z][a-z-]+(?=')/g) ??
        [],
    ),
  );
  expect(keys.size).toBeGreaterThan(40);
  expect([...keys].filter((key) => !hasMessage(key, PLAIN))).toEqual([]);
});

test('lengths are told in the chosen unit', () => {
  const figures = { edge: 'north', distance: 20, least: 40 };
  expect(say('bnb.setup.near-edge', figures)).toBe(
    'It is 0.67\u00a0MU from the north edge; at least 1.33\u00a0MU are needed.',
  );
  expect(say('bnb.setup.terrain-of-size', { size: 'large', chosen: 2, most: 1 })).toBe(
    '2 large pieces are chosen; at most 1 may be.',
  );
});
