import { expect, test } from 'vitest';
import { box, pieceOf } from '../../../test/support/battle.ts';
import { lengthBeyond, lengthInside } from './sight.ts';

const p = (x: number, y: number) => ({ x, y });

test('the length of a line inside a piece', () => {
  const wood = pieceOf({ kind: 'wood', area: box(100, 0, 160, 100) });
  expect(lengthInside(wood, [p(0, 50), p(300, 50)])).toBeCloseTo(60);
  expect(lengthInside(wood, [p(130, 50), p(300, 50)])).toBeCloseTo(30);
  expect(lengthInside(wood, [p(0, 150), p(300, 150)])).toBe(0);
});

test('the length of a line beyond a crest', () => {
  const crest = [p(100, 0), p(100, 100)];
  expect(lengthBeyond(crest, [p(0, 50), p(130, 50)])).toBeCloseTo(30);
  expect(lengthBeyond(crest, [p(130, 50), p(0, 50)])).toBeCloseTo(100);
  expect(lengthBeyond(crest, [p(0, 50), p(100, 50)])).toBe(0);
  expect(lengthBeyond(crest, [p(0, 50), p(90, 50)])).toBe(0);
  expect(lengthBeyond(crest, [p(0, 150), p(130, 150)])).toBe(0);
  expect(lengthBeyond([p(100, 50)], [p(0, 50), p(130, 50)])).toBe(0);
});
