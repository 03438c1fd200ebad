import { expect, test } from 'vitest';
import { battleOf, boardOnly, box, idsOf, onTable } from '../../../test/support/battle.ts';
import { area } from '../../geometry/polygon.ts';
import { withDropped } from '../effects.ts';
import { goingUnder, outlineOf, piecesUnder, whollyIn } from './going.ts';
import { rectangleAt, rectangleOfBase } from './rectangles.ts';

const battle = battleOf({
  bases: [{ id: 'a', at: [100, 100] }],
  terrain: [
    { kind: 'middling', area: box(200, 0, 400, 300) },
    { kind: 'bad', area: box(380, 0, 500, 300) },
    { kind: 'impassable', area: box(600, 0, 700, 300) },
    {
      id: 'road',
      kind: 'good',
      line: [
        [0, 50],
        [90, 50],
        [90, 300],
      ],
      width: 10,
    },
  ],
});
const a = onTable(battle, 'a');
const at = (x: number, y = 100) => rectangleAt(a, { x, y, facing: 0 });

test('a base is in each piece that any part of it is in; the worst going counts', () => {
  const going = (x: number) => goingUnder(boardOnly(), battle, a, at(x));
  expect([180, 180.2, 300, 361, 450, 521, 560, 581].map(going)).toEqual([
    'good',
    'middling',
    'middling',
    'bad',
    'bad',
    'good',
    'good',
    'impassable',
  ]);
});

test('if parts do not count, only pieces that hold the whole base do', () => {
  const whole = (x: number) => withDropped(['board.partly'], () => goingUnder(boardOnly(), battle, a, at(x)));
  expect([190, 300, 361].map(whole)).toEqual(['good', 'middling', 'middling']);
});

test('pieces under a base, and the piece that holds all of it', () => {
  expect(idsOf(piecesUnder(battle, at(390)))).toEqual(['middling', 'bad']);
  const [middling, bad] = battle.terrain;
  expect(middling && whollyIn(middling, at(380))).toBe(true);
  expect(bad && whollyIn(bad, at(390))).toBe(false);
  expect(idsOf(piecesUnder({ ...battle, terrain: [] }, at(390)))).toEqual([]);
});

test('a line covers a band as wide as it is, mitred where it bends', () => {
  const road = battle.terrain[3];
  expect(road && Math.abs(area(outlineOf(road)))).toBeCloseTo(90 * 10 + 250 * 10);
  expect(idsOf(piecesUnder(battle, rectangleOfBase(a)))).toEqual(['road']);
  expect(idsOf(piecesUnder(battle, at(116)))).toEqual([]);
});
