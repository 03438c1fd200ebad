import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTextOf, textInLink } from './link-text.ts';

test('a link gives back the text that it holds, in signs that an address may have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const link = await linkTextOf(text);
      expect(link).toMatch(/^[\w-]*$/);
      expect(await textInLink(link)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a damaged link holds nothing', async () => {
  const link = await linkTextOf('{"format":"acies-record/1"}');
  for (const bad of ['', '%', 'AAAA', link.slice(0, 8), `x${link}`]) expect(await textInLink(bad)).toBeNull();
});

test('a short link that would unfold into a huge text is refused', async () => {
  const bomb = await linkTextOf(' '.repeat(60_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await textInLink(bomb)).toBeNull();
});
