import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKS } from '../src/rules/dbm/books.ts';

const procedures = readdirSync('src/debellis', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'effects.ts')
  .map((name) => readFileSync(`src/debellis/${name}`, 'utf8'))
  .join('\n');

test.each(Object.entries(BOOKS))('the procedures ask for each effect of the book %s', (room, book) => {
  const isAsked = (effect: string): boolean =>
    new RegExp(`\\.${room}(,\\s*'${effect}'|\\.${effect}\\b)`).test(procedures);
  expect(Object.keys(book).filter((effect) => !isAsked(effect))).toEqual([]);
});
