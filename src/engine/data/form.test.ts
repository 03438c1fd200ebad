import { expect, test } from 'vitest';
import { text } from './form.ts';

test('a text has 1 to 200 letters', () => {
  expect([0, 1, 200, 201].map((length) => text.fits('x'.repeat(length)))).toEqual([false, true, true, false]);
});
