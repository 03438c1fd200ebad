import { expect, test } from 'vitest';
import type { GridCell } from '../../src/book/compose/nodes.ts';
import { columnsFor } from '../../src/book/pdf/columns.ts';

const row = (...texts: readonly string[]): GridCell[] =>
  texts.map((value) => ({
    type: 'gridCell',
    columns: 1,
    rows: 1,
    align: 'left',
    children: [{ type: 'text', value }],
  }));
const widths = (columns: string): readonly number[] =>
  [...columns.matchAll(/([\d.]+)fr/g)].map(([, width]) => Number(width));

test('a table whose cells fit on the page is as wide as they are', () => {
  expect(columnsFor([row('Troop', 'Factor')], [row('Blades', '5')], 80)).toEqual({
    columns: '(auto, auto, )',
    size: 0.86,
  });
});

test('no column is narrower than its longest word, and long texts get more than short ones', () => {
  const long = 'Destroyed by elephants and by heavy chariots in good going; else recoils '.repeat(2);
  const { columns, size } = columnsFor([row('Troop', 'Result')], [row('skirmishers on foot', long)], 60);
  const [short = 0, wide = 0] = widths(columns);
  expect(short).toBeGreaterThanOrEqual('skirmishers'.length + 2);
  expect(wide).toBeGreaterThan(2 * short);
  expect(short + wide).toBeCloseTo(60, -1);
  expect(size).toBe(0.86);
});

test('the words below joined cells are heeded, and those in them are not', () => {
  const [joined, tall] = [row('De Bellis Magistrorum Militum'), row('Troop')].map(
    ([each]) => each as GridCell,
  );
  const head = [
    [
      { ...(tall as GridCell), rows: 2 },
      { ...(joined as GridCell), columns: 2 },
    ],
    row('mountainous', 'bad'),
  ];
  const [troop = 0, good = 0, bad = 0] = widths(columnsFor(head, [row('Bd', '1', '2')], 24).columns);
  expect(troop).toBeGreaterThanOrEqual('Troop'.length + 2);
  expect(good).toBeGreaterThanOrEqual('mountainous'.length + 2);
  expect(bad).toBeLessThan(good);
});

test('the type is smaller where even the longest words do not fit', () => {
  const words = Array.from({ length: 8 }, () => 'Multitudinis');
  expect(columnsFor([row(...words)], [row(...words)], 60).size).toBeLessThan(0.6);
});
