import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { heightAt } from '../../../engine/board/heights.ts';
import { withDropped } from '../../../engine/effects.ts';
import { OUTLINES, outlineById, SHORES } from '../../../engine/setup/outlines.ts';
import { boxOf, extent } from '../../../geometry/polygon.ts';
import { paces } from '../measures.ts';
import { coastPieces, inWaterReasons } from './lay-coast.ts';
import { roadPiece } from './lay-line.ts';
import { areaPiece, enlarged } from './lay-shape.ts';
import { townPieces } from './lay-town.ts';
import { SIZE_CLASSES } from './terrain-kinds.ts';

const battle = battleOf({ table: [1800, 1200] });

test('outlines of each size fit into their size on the larger table', () => {
  for (const outline of OUTLINES.filter(({ kind }) => kind !== 'lake')) {
    const { length, width } = extent(enlarged(outline, outline.size).area ?? []);
    const most = SIZE_CLASSES[outline.size];
    expect([outline.id, length <= paces(most.length) && width <= paces(most.width)]).toEqual([
      outline.id,
      true,
    ]);
  }
});

test('a hill is laid with its crest', () => {
  const outline = outlineById('gentle-hill-small-1');
  if (!outline) throw new Error('no such hill');
  const hill = areaPiece({ kind: 'H(G)', size: 'small' }, outline, 'h', [300, 300, 0]);
  expect(hill.crest?.length).toBeGreaterThan(0);
  const [top] = hill.crest ?? [];
  expect(top && heightAt(hill, top)).toBeCloseTo(1);
  const flat = withDropped(['dbm.hill.6'], () =>
    areaPiece({ kind: 'H(G)', size: 'small' }, outline, 'h', [300, 300, 0]),
  );
  expect(flat.crest).toBeUndefined();
});

test('a road is no wider than an element', () => {
  expect(
    roadPiece(
      'r',
      [
        { x: 900, y: 0 },
        { x: 900, y: 1200 },
      ],
      'red',
    ).width,
  ).toBeLessThanOrEqual(40);
});

test('a beach lies along a waterway, 50 paces deep', () => {
  const [shore] = SHORES;
  if (!shore) throw new Error('no shore');
  const [water, beach] = coastPieces(battle, 's', shore, 'west');
  expect([water?.kind, beach?.kind]).toEqual(['WW', 'beach']);
  const { minX, maxX } = boxOf(beach?.area ?? []);
  expect(maxX - minX).toBeCloseTo(paces(50));
});

test('an island keeps a base width from the shore', () => {
  const sea = {
    id: 's',
    kind: 'WW',
    area: [
      { x: 0, y: 0 },
      { x: 450, y: 0 },
      { x: 450, y: 1200 },
      { x: 0, y: 1200 },
    ],
  };
  const isle = (x: number) => ({
    id: 'i',
    kind: 'H(G)',
    area: [
      { x, y: 500 },
      { x: x + 150, y: 500 },
      { x: x + 150, y: 650 },
      { x, y: 650 },
    ],
  });
  const rules = (x: number) => inWaterReasons({ ...battle, terrain: [sea] }, isle(x)).map(({ rule }) => rule);
  expect(rules(200)).toEqual([]);
  expect(rules(280)).toEqual(['dbm.island.2']);
  expect(rules(100)).toEqual(['dbm.island.2']);
});

test('a town on a hill has roads inside, and one of them leads down from the hill', () => {
  const outline = outlineById('hamlet-small-1');
  if (!outline) throw new Error('no such town');
  const wanted = { kind: 'BUA', size: 'small', hill: 'H(G)', streets: 2, side: 'blue' } as const;
  const pieces = townPieces(wanted, outline, 't', [300, 300, 0]);
  expect(pieces.map(({ kind }) => kind)).toEqual(['H(G)', 'BUA', 'Rd', 'Rd']);
});
