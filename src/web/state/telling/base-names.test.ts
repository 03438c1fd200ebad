import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en-GB' });
vi.stubGlobal('document', { documentElement: {} });
const { cutTo } = await import('./base-names.ts');

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  [`ab${FAMILY}`, 2 + FAMILY.length, `ab${FAMILY}`],
  [`ab${FAMILY}`, 1 + FAMILY.length, 'ab'],
  [`${FAMILY}${FAMILY}`, FAMILY.length + 1, FAMILY],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['', 3, ''],
])('%j has at most %i characters as %j', (text, most, expected) => {
  expect(cutTo(text, most)).toBe(expected);
});
