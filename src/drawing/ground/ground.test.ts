import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../engine/battle.ts';
import { outlineDistance } from '../../geometry/distance.ts';
import { boxOf, containsPoint } from '../../geometry/polygon.ts';
import { all, ofClass } from '../drawing.test-support.ts';
import { draw, svgText } from '../node.ts';
import { PRINTED } from '../style.ts';
import { definitions } from '../table-top.ts';
import { chance } from './chance.ts';
import { GROUND_COLOURS } from './colours.ts';
import { drawGround, KINDS_DRAWN } from './ground.ts';
import { beyond, drawnIn, rows, smoothed, spread } from './outline.ts';
import { drawCrossings } from './roads.ts';

const TABLE = { width: 600, depth: 400 };
/** A round area and one with corners. */
const ROUND = Array.from({ length: 24 }, (_, at) => ({
  x: 200 + 80 * Math.cos((at * Math.PI) / 12),
  y: 200 + 60 * Math.sin((at * Math.PI) / 12),
}));
const SQUARE = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 220 },
  { x: 100, y: 220 },
];
const CREST = [
  { x: 170, y: 200 },
  { x: 230, y: 205 },
];

const text = (piece: TerrainPiece, style = PRINTED): string =>
  svgText(draw('g', {}, drawGround(piece, TABLE, style)));

describe('ground', () => {
  test.each(KINDS_DRAWN)('%s is drawn, the same each time, and unlike another piece of its kind', (kind) => {
    const piece = (id: string): TerrainPiece =>
      /^(Rv|river|UR|Rd|PR|PRd|road|HO)$/.test(kind)
        ? { id, kind, line: SQUARE, width: 25 }
        : { id, kind, area: ROUND, crest: CREST };
    expect(text(piece('a'))).not.toMatch(/NaN|undefined|Infinity/);
    expect(text(piece('a'))).toBe(text(piece('a')));
    expect(text(piece('a'), { ...PRINTED, theme: 'dark' })).not.toBe(text(piece('a')));
  });

  test('kinds look different, even without colour', () => {
    const shapes = [
      'Wd',
      'O',
      'V',
      'fields',
      'D',
      'BUA',
      'H(G)',
      'H(S)',
      'brush',
      'rocky',
      'marsh',
      'gully',
      'La',
    ].map((kind) => text({ id: 'a', kind, area: ROUND, crest: CREST }).replaceAll(/#[\da-f]{6}/g, ''));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('the outline that counts is drawn exactly', () => {
    const [outline] = ofClass(drawGround({ id: 'a', kind: 'Wd', area: SQUARE }, TABLE, PRINTED), 'exact');
    expect(outline?.attributes.points).toBe('100,300 300,300 300,180 100,180');
  });

  test('built things keep their corners, plants are round', () => {
    const isAngular = (kind: string) =>
      text({ id: 'a', kind, area: ROUND }).includes('M280 200L277.27 184.47L');
    expect(['BUA', 'bua', 'fields', 'Wd', 'La'].map(isAngular)).toEqual([true, true, true, false, false]);
  });

  test('the cover of a hill is drawn on it', () => {
    const hill = { id: 'a', kind: 'H(G)', area: ROUND, crest: CREST };
    for (const cover of ['Wd', 'V', 'brush', 'rocky'])
      expect(text({ ...hill, cover }).length).toBeGreaterThan(text(hill).length + 500);
  });

  test('a line has the width in its data', () => {
    const road = drawGround({ id: 'r', kind: 'PR', line: SQUARE, width: 25 }, TABLE, PRINTED);
    expect(road.some(({ attributes }) => attributes['stroke-width'] === 25)).toBe(true);
    expect(ofClass(road, 'exact')[0]?.attributes.points).toMatch(/^100,/);
  });

  test.each(['moon', 'constructor'])(
    'an unknown kind, %s, and pieces without a shape are no error',
    (kind) => {
      const piece = { id: 'q', kind, cover: kind };
      expect(drawGround({ ...piece, area: SQUARE }, TABLE, PRINTED).length).toBeGreaterThan(0);
      expect(drawGround({ ...piece, line: SQUARE }, TABLE, PRINTED).length).toBeGreaterThan(0);
      expect(drawGround(piece, TABLE, PRINTED)).toEqual([]);
    },
  );

  test('light comes from the same side of the screen if the table is turned', () => {
    const shadowAt = (turned: number): readonly number[] => {
      const piece = { id: 'a', kind: 'Wd', area: ROUND };
      const [shadow] = all(drawGround(piece, TABLE, { ...PRINTED, turned })).filter(({ attributes }) =>
        String(attributes.transform ?? '').startsWith('translate'),
      );
      return (
        String(shadow?.attributes.transform)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? []
      );
    };
    const [x = 0, y = 0] = shadowAt(0);
    expect(Math.min(x, y)).toBeGreaterThan(1);
    expect(shadowAt(90)[0]).toBeCloseTo(y);
    expect(shadowAt(90)[1]).toBeCloseTo(-x);
  });

  test('the texture of the grass does not turn with the table', () => {
    const battle = { table: TABLE, terrain: [], bases: [], sides: [] };
    const [pattern] = all([
      definitions(battle as never, { ...PRINTED, surface: 'grass', turned: 90 }),
    ]).filter(({ tag }) => tag === 'pattern');
    expect(pattern?.attributes.patternTransform).toBe('rotate(-90)');
  });

  test('bridges and fords lie at right angles to their river', () => {
    const line = [
      { x: 0, y: 100 },
      { x: 200, y: 100 },
    ];
    const river = {
      id: 'r',
      kind: 'river',
      width: 30,
      line,
      crossings: [{ at: [50, 100], kind: 'bridge' }],
    } as const;
    const transformOf = (piece: TerrainPiece) =>
      drawCrossings(piece, 400, GROUND_COLOURS.light)[0]?.attributes.transform;
    expect(transformOf(river)).toMatch(/translate\(50 300\) rotate\(-?0\)/);
    expect(transformOf({ ...river, kind: 'UR' })).toMatch(/translate\(50 300\) rotate\(90\)/);
  });
});

describe('outlines', () => {
  const pairs = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

  test('a smooth one goes through all its points, and corners stay corners', () => {
    const round = pairs(smoothed(ROUND, true));
    for (const { x, y } of ROUND)
      expect(round).toContainEqual([Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
    // At a corner both ends of a curve lie on the straight edge.
    expect(smoothed(SQUARE, true)).toBe(
      'M100 100C100 100 300 100 300 100C300 100 300 220 300 220C300 220 100 220 100 220C100 220 100 100 100 100Z',
    );
  });

  test('a smooth one stays close to the true outline, even along long segments', () => {
    const bend = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 350, y: 130 },
    ];
    for (const outline of [ROUND, bend]) {
      const ends = pairs(smoothed(outline, true));
      // The middle of each curve, from its four points.
      for (let at = 1; at + 2 < ends.length; at += 3) {
        const [from = [], out = [], into = [], to = []] = ends.slice(at - 1, at + 3);
        const half = (axis: 0 | 1) =>
          ((from[axis] ?? 0) + 3 * (out[axis] ?? 0) + 3 * (into[axis] ?? 0) + (to[axis] ?? 0)) / 8;
        expect(outlineDistance({ x: half(0), y: half(1) }, outline)).toBeLessThan(5);
      }
    }
  });

  test('things are spread over the whole area, this far from its border', () => {
    const places = spread(SQUARE, 12, 5, chance('any'));
    expect(places.length).toBeGreaterThan(100);
    for (const place of places) {
      expect(containsPoint(SQUARE, place)).toBe(true);
      expect(outlineDistance(place, SQUARE)).toBeGreaterThanOrEqual(5);
    }
    const { minX, maxX, minY, maxY } = boxOf(places);
    expect([maxX - minX > 170, maxY - minY > 90]).toEqual([true, true]);
  });

  test('rows run across at any angle, and end before the border', () => {
    for (const angle of [0, 0.7, Math.PI / 2]) {
      const lines = rows(SQUARE, 10, angle, 2);
      expect(lines.length).toBeGreaterThan(8);
      for (const end of lines.flat()) expect(containsPoint(SQUARE, end)).toBe(true);
    }
  });

  test('an outline that is drawn in lies between itself and its target', () => {
    expect(drawnIn(SQUARE, CREST, 1)).toEqual(SQUARE);
    for (const point of drawnIn(SQUARE, CREST, 0.5)) expect(containsPoint(SQUARE, point)).toBe(true);
  });

  test('a piece at the table edge goes on beyond the edge and stays the same on the table', () => {
    const shore = [
      { x: 0, y: 0 },
      { x: 600, y: 10 },
      { x: 300, y: 300 },
    ];
    expect(beyond(shore, TABLE, 40, true)).toEqual([
      { x: 0, y: 0 },
      { x: -40, y: -40 },
      { x: 640, y: 10 },
      { x: 600, y: 10 },
      { x: 300, y: 300 },
    ]);
    const road = [
      { x: 0, y: 200 },
      { x: 300, y: 210 },
      { x: 310, y: 400 },
    ];
    expect(beyond(road, TABLE, 40, false)).toEqual([
      { x: -40, y: 200 },
      { x: 0, y: 200 },
      { x: 300, y: 210 },
      { x: 310, y: 400 },
      { x: 310, y: 440 },
    ]);
    expect(beyond(road.slice(0, 2), TABLE, 40, false)).toHaveLength(3);
  });
});

test('chance is the same for the same words, and different for others', () => {
  const ten = (words: string) => {
    const random = chance(words);
    return Array.from({ length: 10 }, random);
  };
  expect(ten('wood 1')).toEqual(ten('wood 1'));
  expect(ten('wood 1')).not.toEqual(ten('wood 2'));
  for (const value of ten('')) expect(value >= 0 && value < 1).toBe(true);
});
