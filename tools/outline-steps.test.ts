import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleOf, readerModule } from './outline-steps.ts';

const FOLDER = new URL('../content/terrain/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

const asAddress = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

test.each(FILES)('%s says the same in the built app, in fewer characters', async (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const written = moduleOf(text, asAddress(readerModule()));
  const { default: read } = await import(/* @vite-ignore */ asAddress(written));
  expect(read).toEqual(JSON.parse(text));
  expect(moduleOf(text, '').length).toBeLessThan(text.length);
});
