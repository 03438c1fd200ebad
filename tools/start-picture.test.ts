import { describe, expect, test } from 'vitest';
import { startPicture } from './start-picture.ts';

/** The bases of each picture, and the most bytes of its text. */
const PICTURES = [
  { name: 'start', bases: 49, most: 500_000 },
  { name: 'learn', bases: 6, most: 120_000 },
  { name: 'play', bases: 12, most: 220_000 },
  { name: 'build', bases: 5, most: 120_000 },
] as const;

describe.each(PICTURES)('the picture $name of the first page', ({ name, bases, most }) => {
  test('shows its bases, and is not too large', () => {
    const drawn = startPicture(name, 'light');
    expect(drawn.split('class="base"').length - 1).toBe(bases);
    expect(drawn.length).toBeLessThan(most);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });

  test('is darker by night', () => {
    expect(startPicture(name, 'dark')).not.toBe(startPicture(name, 'light'));
  });
});
