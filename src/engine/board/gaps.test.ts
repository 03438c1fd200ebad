import { expect, test } from 'vitest';
import { type BaseWords, battleOf, boardOnly, onTable } from '../../../test/support/battle.ts';
import { area } from '../../geometry/polygon.ts';
import { crossesGap, gapsNear, gapsOf } from './gaps.ts';
import { rectangleAt } from './rectangles.ts';

const rules = boardOnly();
const a: BaseWords = { id: 'a', at: [100, 200] };
const gapsWith = (others: readonly BaseWords[], movers: readonly string[] = [], board = rules) =>
  gapsOf(board, battleOf({ bases: [a, ...others] }), movers);

test('a space of at most the widest gap is a gap; a contact or a wider space is not', () => {
  const beside = (x: number) =>
    gapsWith([{ id: 'b', side: 'blue', at: [x, 200] }]).map((gap) => [gap.a, gap.b]);
  expect(beside(140)).toEqual([]);
  expect(beside(141)).toEqual([['a', 'b']]);
  expect(beside(180)).toEqual([['a', 'b']]);
  expect(beside(181)).toEqual([]);
});

test('the ruleset says how wide a gap may be', () => {
  const narrower = boardOnly({ gap: { rule: 'board.gap', widest: 39.9 } });
  expect(gapsWith([{ id: 'b', at: [180, 200] }], [], narrower)).toEqual([]);
  expect(gapsWith([{ id: 'b', at: [179, 200] }], [], narrower)).toHaveLength(1);
});

test('bases that move make no gap, other bases do', () => {
  const row: BaseWords[] = [
    { id: 'b', at: [150, 200] },
    { id: 'c', at: [200, 200] },
  ];
  const names = (movers: readonly string[]) => gapsWith(row, movers).map((gap) => gap.a + gap.b);
  expect(names([])).toEqual(['ab', 'bc']);
  expect(names(['c'])).toEqual(['ab']);
  expect(names(['b'])).toEqual([]);
});

test('between parallel edges the gap is ground, else a single segment', () => {
  const [square] = gapsWith([{ id: 'b', at: [170, 205] }]);
  expect(Math.abs(area(square?.shape ?? []))).toBeCloseTo(30 * 10);
  const [slant] = gapsWith([{ id: 'b', at: [170, 200], facing: 20 }]);
  expect(slant?.shape).toHaveLength(2);
  const [corners] = gapsWith([{ id: 'b', at: [160, 240] }]);
  expect(corners?.shape).toEqual([
    { x: 120, y: 200 },
    { x: 140, y: 225 },
  ]);
});

test('a base crosses a gap when it is in it, not when it touches it', () => {
  const battle = battleOf({ bases: [a, { id: 'b', at: [180, 200] }, { id: 'm', at: [400, 400] }] });
  const [gap] = gapsOf(rules, battle, ['m']);
  const m = onTable(battle, 'm');
  const at = (x: number, y: number) => gap && crossesGap(gap, rectangleAt(m, { x, y, facing: 0 }).corners);
  expect(at(140, 195)).toBe(true);
  expect(at(140, 215)).toBe(false);
  expect(at(140, 214)).toBe(true);
  expect(at(140, 300)).toBe(false);
});

test('a base crosses a gap that is one segment', () => {
  const battle = battleOf({
    bases: [a, { id: 'b', at: [170, 200], facing: 20 }, { id: 'm', at: [400, 400] }],
  });
  const [gap] = gapsOf(rules, battle, ['m']);
  const [from, to] = gap?.shape ?? [];
  const m = onTable(battle, 'm');
  const y = ((from?.y ?? 0) + (to?.y ?? 0)) / 2;
  const at = (up: number) => gap && crossesGap(gap, rectangleAt(m, { x: 130, y: y + up, facing: 0 }).corners);
  expect(at(7)).toBe(true);
  expect(at(40)).toBe(false);
});

test('near a box are the gaps that reach into it', () => {
  const row: BaseWords[] = [
    { id: 'b', at: [170, 200] },
    { id: 'c', at: [240, 200] },
  ];
  const battle = battleOf({ bases: [a, ...row] });
  const near = (minX: number, maxX: number) =>
    gapsNear(rules, battle, [], { minX, maxX, minY: 180, maxY: 190 }).map((gap) => gap.a + gap.b);
  expect(near(135, 136)).toEqual(['ab']);
  expect(near(135, 200)).toEqual(['ab', 'bc']);
  expect(near(155, 185)).toEqual([]);
});
