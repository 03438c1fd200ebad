import { describe, expect, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { BENDS, OUTLINES, outlinesFor, SHORES, SIZES } from '../../../engine/setup/outlines.ts';
import { centroid, containsPoint, extent, type Polygon, selfIntersects } from '../../../geometry/polygon.ts';
import { shapeReasons, sizeReasons } from './shape.ts';
import { KINDS } from './terrain-kinds.ts';

describe('the outlines that come with the program', () => {
  test.each(OUTLINES.map((outline) => [outline.id, outline] as const))('%s keeps the rules', (_, outline) => {
    expect(shapeReasons(outline)).toEqual([]);
    expect(selfIntersects(outline.area)).toBe(false);
    const { x, y } = centroid(outline.area);
    expect(Math.abs(x) + Math.abs(y)).toBeLessThan(2);
    for (const p of outline.crest ?? []) expect(containsPoint(outline.area, p)).toBe(true);
  });

  test('exist in several forms for every kind and size', () => {
    for (const kind of KINDS.filter((row) => row.laying === 'area').flatMap((row) => row.kinds))
      for (const size of SIZES) expect(outlinesFor(kind, size).length).toBeGreaterThanOrEqual(3);
    expect(new Set(OUTLINES.map((outline) => outline.id)).size).toBe(OUTLINES.length);
  });

  test('have a crest if they are hills, and none if they are dunes', () => {
    for (const { kind, crest } of OUTLINES)
      expect(crest !== undefined).toBe(kind === 'H(G)' || kind === 'H(S)');
  });

  test('are smooth with many points, except towns and fields', () => {
    for (const { kind, area } of OUTLINES)
      expect(area.length).toBeGreaterThanOrEqual(['BUA', 'fields'].includes(kind) ? 4 : 24);
  });

  test('shores and bends run from end to end', () => {
    for (const { points } of [...SHORES, ...BENDS]) {
      expect(points[0]?.[0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(1);
    }
    for (const { points } of BENDS) expect([points[0]?.[1], points.at(-1)?.[1]]).toEqual([0, 0]);
  });
});

const box = (length: number, width: number): Polygon => [
  { x: 0, y: 0 },
  { x: length, y: 0 },
  { x: length / 2, y: width },
];
const fits = (length: number, width: number, size: 'small' | 'medium' | 'large') =>
  sizeReasons(box(length, width), size).length === 0;

test.each([
  ['small', 90, 150, 90, 'bnb.terrain.32'],
  ['medium', 150, 240, 120, 'bnb.terrain.33'],
  ['large', 240, 360, 180, 'bnb.terrain.34'],
] as const)('a %s feature', (size, least, below, width, rule) => {
  expect(extent(box(below - 1, width)).length).toBe(below - 1);
  expect(fits(below - 1, width, size)).toBe(true);
  expect(fits(below, width, size)).toBe(false);
  expect(fits(below - 1, width - 1, size)).toBe(false);
  expect(fits(least - 1, width, size)).toBe(false);
  withDropped([rule], () => expect(fits(below, width, size)).toBe(true));
});

test('a size class includes its least length and excludes its greatest', () => {
  expect(fits(150, 125, 'medium')).toBe(true);
  expect(fits(150, 125, 'small')).toBe(false);
  withDropped(['bnb.terrain.35'], () => {
    expect(fits(150, 125, 'medium')).toBe(false);
    expect(fits(150, 125, 'small')).toBe(true);
  });
});

const oblong: Polygon = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 112, y: 95 },
  { x: 8, y: 90 },
];

test('only built-up areas have straight sides and corners', () => {
  const keys = (kind: string, area: Polygon) =>
    shapeReasons({ kind, size: 'small', area }).map(({ rule }) => rule);
  expect(keys('Wd', oblong)).toEqual(['bnb.terrain.5']);
  expect(keys('BUA', oblong)).toEqual([]);
  expect(keys('fields', oblong)).toEqual([]);
  withDropped(['bnb.terrain.5'], () => expect(keys('Wd', oblong)).toEqual([]));
  const crossed = [oblong[0], oblong[2], oblong[1], oblong[3]].filter((p) => p !== undefined);
  expect(keys('BUA', crossed)).toContain('bnb.terrain.5');
});

test('a hamlet is small, any other built-up area is not', () => {
  const wide: Polygon = oblong.map(({ x, y }) => ({ x: x * 1.5, y: y * 1.5 }));
  const rules = (models: 'hamlet' | 'town', size: 'small' | 'medium', area: Polygon) =>
    shapeReasons({ kind: 'BUA', size, area, models }).map(({ rule }) => rule);
  expect(rules('hamlet', 'small', oblong)).toEqual([]);
  expect(rules('town', 'medium', wide)).toEqual([]);
  expect(rules('town', 'small', oblong)).toEqual(['bnb.terrain.66']);
  expect(rules('hamlet', 'medium', wide)).toEqual(['bnb.terrain.65']);
  withDropped(['bnb.terrain.66'], () => expect(rules('town', 'small', oblong)).toEqual([]));
  withDropped(['bnb.terrain.65'], () => expect(rules('hamlet', 'medium', wide)).toEqual([]));
});
