import { expect, test } from 'vitest';
import type { Base, Battle } from '../engine/battle.ts';
import { cutToFigure, figureNaming } from './figure.ts';
import { draw } from './node.ts';

const base = (id: string, x: number, y: number, place: Base['place'] = 'table'): Base => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  width: 40,
  depth: 20,
  place,
  pose: { x, y, facing: 0 },
  marks: {},
  bound: {},
  start: null,
});

const battle = (bases: readonly Base[]) => ({ table: { width: 1000, depth: 800 }, bases }) as Battle;
const boxOf = (bases: readonly Base[], points: readonly { x: number; y: number }[] = []) =>
  cutToFigure(
    draw('svg', { viewBox: 'all' }),
    battle(bases),
    points.length > 0 ? [{ kind: 'line', points }] : [],
  ).attributes.viewBox;

test('a figure is cut to its bases and guides, with some ground round them', () => {
  expect(boxOf([base('A', 200, 400), base('B', 600, 500)])).toBe('150 270 500 180');
  expect(boxOf([base('A', 200, 400), base('B', 600, 500)], [{ x: 800, y: 700 }])).toBe('150 70 680 380');
});

test('a hidden base counts, a lost one does not', () => {
  const [a, lost, hidden] = [base('A', 400, 400), base('B', 900, 700, 'lost'), base('B', 900, 700, 'ambush')];
  expect(boxOf([a, lost])).toBe(boxOf([a]));
  expect(boxOf([a, hidden])).not.toBe(boxOf([a]));
});

test('a figure shows a little ground at least, none beyond the table edge, and the whole table if it is empty', () => {
  expect(boxOf([base('A', 400, 400)])).toBe('320 330 160 160');
  expect(boxOf([base('A', 20, 20)])).toBe('-12 710 112 102');
  expect(boxOf([])).toBe('all');
});

test('a base in a figure shows neither grade nor regularity', () => {
  const label = { type: 'Bd', grade: 'O', regular: true, leader: true };
  const naming = figureNaming({ label: () => label, letter: () => 'A', title: () => 'Blades' });
  expect(naming.label(base('A', 0, 0) as never)).toEqual({ ...label, grade: '', regular: null });
});
