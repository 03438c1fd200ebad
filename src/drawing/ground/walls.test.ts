import { describe, expect, test } from 'vitest';
import type { Battle, TerrainPiece, Wall } from '../../engine/battle.ts';
import { all, ofClass } from '../drawing.test-support.ts';
import { draw, svgText } from '../node.ts';
import { SIDE_LOOKS } from '../palette.ts';
import { PRINTED } from '../style.ts';
import { drawTableTop } from '../table-top.ts';
import { drawWall, WALLS_DRAWN } from './walls.ts';

const TABLE = { width: 600, depth: 400 };

/** A section along the x axis, with its outside to the north. */
const wall = (kind: string, more: Partial<Wall> = {}): Wall => ({
  id: 'w',
  kind,
  line: [
    { x: 100, y: 100 },
    { x: 140, y: 100 },
  ],
  width: 10,
  side: 'red',
  ...more,
});

/** A kind of `WALLS_DRAWN`, which may name a cover after a space. */
function named(name: string): Wall {
  const [kind = '', cover] = name.split(' ');
  return wall(kind, cover === undefined ? {} : { cover });
}

const text = (piece: Wall, { at = 0, fallen = false, style = PRINTED } = {}): string =>
  svgText(draw('g', {}, drawWall(piece, { side: SIDE_LOOKS[at as 0 | 1], fallen }, TABLE.depth, style)));

const withoutColours = (drawing: string): string => drawing.replaceAll(/#[\da-f]{6}/g, '');

describe('a wall', () => {
  test.each(WALLS_DRAWN)('%s has a valid drawing in each theme, standing and fallen', (name) => {
    for (const fallen of [false, true]) {
      const drawing = text(named(name), { fallen });
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(text(named(name), { fallen })).toBe(drawing);
      expect(text(named(name), { fallen, style: { ...PRINTED, theme: 'dark' } })).not.toBe(drawing);
    }
    expect(text(named(name))).not.toContain('fallen');
    expect(text(named(name), { fallen: true })).toContain('class="wall fallen"');
  });

  test('kinds look different, even without colour', () => {
    const shapes = WALLS_DRAWN.map((name) => withoutColours(text(named(name))));
    expect(new Set(shapes).size).toBe(WALLS_DRAWN.length);
  });

  test('sides have different signs, even without colour', () => {
    expect(withoutColours(text(wall('PF'), { at: 1 }))).not.toBe(withoutColours(text(wall('PF'))));
  });

  test('its outside is to the left of its line, and its ground is drawn exactly', () => {
    const drawn = (line: Wall['line']) =>
      drawWall(wall('PF', { line }), { side: SIDE_LOOKS[0], fallen: false }, TABLE.depth, PRINTED);
    const east = drawn(wall('PF').line);
    expect(ofClass(east, 'wall')[0]?.attributes.transform).toBe('translate(120 300) rotate(0)');
    expect(ofClass(east, 'exact')[0]?.attributes.points).toBe('100,305 140,305 140,295 100,295');
    const west = drawn([wall('PF').line[1], wall('PF').line[0]]);
    expect(ofClass(west, 'wall')[0]?.attributes.transform).toBe('translate(120 300) rotate(180)');
    const north = drawn([
      { x: 100, y: 100 },
      { x: 100, y: 140 },
    ]);
    expect(ofClass(north, 'wall')[0]?.attributes.transform).toBe('translate(100 280) rotate(-90)');
    // The merlons stand on the outer edge, which is up.
    expect(all(east).some(({ attributes }) => String(attributes.d).startsWith('M-20 5V-5h2v3h4v-3'))).toBe(
      true,
    );
  });

  test('the shadow falls to the same side of the screen at any facing', () => {
    const shadow = (line: Wall['line']): string =>
      /<path[^>]*transform="(translate[^"]*)"/.exec(text(wall('PF', { line })))?.[1] ?? '';
    const [from, to] = wall('PF').line;
    expect(shadow([from, to])).toBe('translate(2.12 2.12)');
    expect(shadow([to, from])).toBe('translate(-2.12 -2.12)');
  });
});

describe('on a table', () => {
  const road: TerrainPiece = { id: 'road', kind: 'Rd', line: [...wall('PF').line], width: 25 };
  const river: TerrainPiece = { ...road, id: 'river', kind: 'Rv' };
  const battle = {
    table: TABLE,
    terrain: [wall('gate', { id: 'g' }), road, wall('PF', { id: 'b', side: 'blue' }), river],
    sides: [{ id: 'red' }, { id: 'blue' }],
    bases: [],
  } as unknown as Battle;

  const pieces = (hasFallen?: (piece: Wall) => boolean) =>
    ofClass([drawTableTop(battle, PRINTED, hasFallen ? { hasFallen } : {})], 'terrain');

  test('walls lie over roads, and roads over rivers', () => {
    expect(pieces().map(({ attributes }) => attributes['data-id'])).toEqual(['river', 'road', 'g', 'b']);
  });

  test('only walls that have fallen lie in rubble', () => {
    const fallen = pieces(({ id }) => id === 'b').map((piece) => ofClass([piece], 'wall fallen').length);
    expect(fallen).toEqual([0, 0, 0, 1]);
    expect(ofClass(pieces(), 'wall')).toHaveLength(2);
  });

  test('each bears the sign of its own side', () => {
    const [, , red, blue] = pieces();
    expect(svgText(red as never)).toContain(SIDE_LOOKS[0].dark);
    expect(svgText(blue as never)).toContain(SIDE_LOOKS[1].dark);
  });
});
