import { describe, expect, test } from 'vitest';
import { drawBase } from '../base.ts';
import type { BaseLook } from '../base-look.ts';
import { all, base, look, ofClass, words } from '../drawing.test-support.ts';
import type { Level } from '../label.ts';
import type { DrawnNode } from '../node.ts';
import { PIECE_LOOKS, type Theme } from '../palette.ts';

const LEVELS: readonly Level[] = ['near', 'middle', 'far', 'farthest', 'crowd'];
const THEMES: readonly Theme[] = ['light', 'dark'];

const piece = (at: 0 | 1, label: Partial<BaseLook['label']> = {}): BaseLook => ({
  ...look(at, label),
  pieces: 'figures',
});

/** The relative luminance of a colour, as for contrast. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const figuresOf = (nodes: readonly DrawnNode[]) => ofClass(nodes, 'figure');

describe('a piece', () => {
  test('has a figure, or letters if its figure is unknown', () => {
    expect(figuresOf(drawBase(base(0), piece(0)))).toHaveLength(1);
    for (const figure of ['moon', undefined]) {
      const nodes = drawBase(base(0), {
        ...piece(0),
        label: { ...piece(0).label, figure } as BaseLook['label'],
      });
      expect(figuresOf(nodes)).toHaveLength(0);
      expect(ofClass(nodes, 'pentagon')).toHaveLength(1);
    }
    expect(figuresOf(drawBase(base(0), { ...piece(0), pieces: 'letters' }))).toHaveLength(0);
  });

  test('is named as players write it when near, by type, grade and letter at the middle level, and from afar by type and as far as it fits by letter', () => {
    const told = (level: Level, depth = 20) => words(drawBase(base(0, depth), piece(0), level));
    expect(told('near')).toEqual(['Bd O', 'A']);
    expect(told('middle')).toEqual(['Bd', 'O', 'A']);
    expect(told('middle', 40)).toEqual(['Bd', 'O', 'A']);
    // The shallowest bases have room for one line beside the figure.
    expect(told('middle', 15)).toEqual(['Bd', 'A']);
    expect(told('far')).toEqual(['Bd']);
    expect(told('far', 40)).toEqual(['Bd', 'A']);
    expect(told('farthest')).toEqual([]);
  });

  test('is a stand with a silhouette in a crowd, where nobody sees its edges and tones', () => {
    const paths = (level: Level) => all(drawBase(base(0), piece(0), level)).length;
    const nodes = drawBase(base(0), piece(0), 'crowd');
    expect(nodes.map(({ tag, attributes }) => `${tag} ${attributes.class}`)).toEqual([
      'rect stand',
      'rect band',
      'path figure',
    ]);
    expect(paths('crowd') * 4).toBeLessThan(paths('far'));
    // A transform on the figure would be painted apart.
    expect(figuresOf(nodes)[0]?.attributes).not.toHaveProperty('transform');
  });

  test('leaves out a name that would be too small to read', () => {
    const long = { ...piece(0), letter: 'the-archers-on-the-left-7' };
    for (const depth of [15, 20, 40]) {
      expect(words(drawBase(base(0, depth), long, 'middle'))).not.toContain(long.letter);
      expect(words(drawBase(base(0, depth), piece(0), 'middle'))).toContain('A');
    }
  });

  test('writes nothing over its figure', () => {
    const span = (from: number, long: number) => [from, from + long] as const;
    for (const level of ['near', 'middle'] as const)
      for (const depth of [15, 20, 30, 40])
        for (const degrees of [0, 180]) {
          const nodes = drawBase(base(degrees, depth), piece(0, { regular: true }), level);
          const plate = ofClass(nodes, 'strip')[0]?.attributes ?? {};
          const [left, right] = span(Number(plate.x), Number(plate.width));
          const [top, bottom] = span(Number(plate.y), Number(plate.height));
          const place = String(figuresOf(nodes)[0]?.attributes.transform);
          const [x = 0, y = 0] = (place.match(/-?[\d.]+/g) ?? []).map(Number);
          const points = figuresOf(nodes)
            .flatMap(({ children }) => all(children))
            .filter(({ attributes }) => !['figure-shadow', 'gleam'].includes(String(attributes.class)))
            .flatMap(({ attributes }) => [...String(attributes.d).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
            .map(([, px, py]) => ({ x: x + Number(px), y: y + Number(py) }));
          expect(points.length).toBeGreaterThan(10);
          const covered = points.filter(
            (point) => point.x > left && point.x < right && point.y > top && point.y < bottom,
          );
          expect(covered, `${level} ${depth} ${degrees}`).toEqual([]);
        }
  });

  test('is bolder from afar: fewer men, larger and in broader lines', () => {
    const outline = (level: Level) => {
      const figure = figuresOf(drawBase(base(0, 20), piece(0), level)).flatMap(({ children }) =>
        all(children),
      );
      return Math.max(
        ...figure
          .filter(({ attributes }) => attributes.fill !== 'none')
          .map(({ attributes }) => Number(attributes['stroke-width'] ?? 0)),
      );
    };
    const men = (level: Level) =>
      String(
        figuresOf(drawBase(base(0, 20), piece(0), level))
          .flatMap(({ children }) => all(children))
          .find(({ attributes }) => attributes.stroke !== undefined && attributes.fill !== 'none')?.attributes
          .d,
      ).split('M').length - 1;
    expect(outline('far')).toBeGreaterThan(outline('near'));
    expect(men('far')).toBeLessThan(men('near'));
  });

  test('has light and shadow where they are seen', () => {
    for (const level of LEVELS) {
      const seen = ['near', 'middle'].includes(level);
      const nodes = drawBase(base(0, 40), piece(0, { figure: 'elephant' }), level);
      expect(ofClass(nodes, 'gleam').length > 0).toBe(seen);
      expect(ofClass(nodes, 'figure-shadow').length > 0).toBe(seen);
    }
  });

  test('has letters of the same size as other bases at a zoom level', () => {
    for (const level of ['near', 'middle'] as const) {
      const sizes = [15, 20, 30, 40].map(
        (depth) => ofClass(drawBase(base(0, depth), piece(0), level), 'troop')[0]?.attributes['font-size'],
      );
      expect(new Set(sizes).size).toBe(1);
    }
  });

  test('leaves the training out before the grade', () => {
    const commanded = { ...piece(0), command: 2 };
    expect(words(drawBase(base(0), commanded, 'near'))).toEqual(['Bd O', 'A']);
  });

  test('has the short form of a long name if there is no room for it', () => {
    const hero = piece(0, { type: 'Rôdeurs aquatiques du fleuve', short: 'WLk', grade: '', regular: null });
    expect(words(drawBase(base(0), hero, 'near'))).toEqual(['WLk', 'A']);
  });

  test('shows regulars by a straight line and ranks, irregulars by a wave and no ranks', () => {
    const [regular, irregular] = [true, false].map((each) =>
      drawBase(base(0), piece(0, { regular: each }), 'middle'),
    );
    expect(ofClass(regular ?? [], 'regular')).toHaveLength(1);
    expect(ofClass(irregular ?? [], 'irregular')[0]?.attributes.d).toMatch(/q/);
    expect(figuresOf(regular ?? [])).not.toEqual(figuresOf(irregular ?? []));
  });

  test('shows a standard for a leader at each level', () => {
    for (const level of LEVELS) {
      const crowned = ofClass(drawBase(base(0), piece(0, { leader: true }), level), 'leader');
      expect(ofClass(crowned, 'crown')).toHaveLength(1);
      expect(ofClass(drawBase(base(0), piece(0), level), 'leader')).toHaveLength(0);
    }
  });

  test.each(THEMES)('differs in lightness by side and has readable letters in the %s theme', (theme) => {
    const [first, second] = PIECE_LOOKS[theme];
    for (const one of [first.front, first.rear])
      for (const other of [second.front, second.rear]) expect(contrast(one, other)).toBeGreaterThan(3);
    for (const { front, rear, ink, strip, stripInk } of PIECE_LOOKS[theme]) {
      expect(contrast(ink, front)).toBeGreaterThan(4.5);
      expect(contrast(ink, rear)).toBeGreaterThan(4.5);
      expect(contrast(strip, stripInk)).toBeGreaterThan(4.5);
    }
  });

  test('has text that never stands upside down', () => {
    for (const level of ['near', 'middle'] as const)
      for (let degrees = 0; degrees < 360; degrees += 15) {
        const [writing] = ofClass(drawBase(base(degrees), piece(0), level), 'writing');
        const turn = Number(String(writing?.attributes.transform).match(/rotate\((\d+)\)/)?.[1]);
        const seen = (degrees + turn) % 360;
        expect(seen <= 90.01 || seen >= 269.99, `${level} ${degrees}`).toBe(true);
      }
  });

  test('throws its shadow to the same side of the screen at any facing', () => {
    for (const degrees of [0, 45, 90, 180, 270]) {
      const [shadow] = ofClass(drawBase(base(degrees, 40), piece(0)), 'shadow');
      const { x = 0, y = 0, width = 0, height = 0 } = shadow?.attributes ?? {};
      const [aside, down] = [Number(x) + Number(width) / 2, Number(y) + Number(height) / 2 - 20];
      const angle = (degrees * Math.PI) / 180;
      expect(aside * Math.cos(angle) - down * Math.sin(angle)).toBeGreaterThan(0.5);
      expect(aside * Math.sin(angle) + down * Math.cos(angle)).toBeGreaterThan(0.5);
    }
  });

  test('has a broken outline and a farther shadow in flight than in a fight on the ground', () => {
    const [up, down] = (['flying', 'engaged'] as const).map((airborne) =>
      drawBase(base(0, 30), piece(0, { figure: 'flyers', airborne })),
    ) as [readonly DrawnNode[], readonly DrawnNode[]];
    const far = (nodes: readonly DrawnNode[]) => Number(ofClass(nodes, 'shadow')[0]?.attributes.y);
    expect(ofClass(up, 'stand')[0]?.attributes['stroke-dasharray']).toBeDefined();
    expect(ofClass(down, 'stand')[0]?.attributes['stroke-dasharray']).toBeUndefined();
    expect(far(up)).toBeGreaterThan(far(down) + 2);
  });

  test('shows commands by colour and by the number of bars at each level', () => {
    for (const level of LEVELS) {
      const bars = (command: number) =>
        ofClass(drawBase(base(0), { ...piece(0), command }, level), 'command');
      expect([0, 1, 2].map((command) => bars(command).length)).toEqual([1, 2, 3]);
      expect(bars(0)[0]?.attributes.fill).not.toBe(bars(1)[0]?.attributes.fill);
      for (const { attributes } of bars(5)) expect(Number(attributes.width)).toBeGreaterThan(1);
    }
  });

  test('shows vehicles behind their men, and a white flag if demoralised', () => {
    const both = drawBase(base(0, 40), piece(0, { vehicles: 20, demoralised: true }));
    expect(figuresOf(both)).toHaveLength(2);
    expect(figuresOf(ofClass(both, 'cart'))).toHaveLength(1);
    expect(ofClass(both, 'demoralised')).toHaveLength(1);
  });

  test('leaves room for its troop beside a long name', () => {
    const long = {
      ...piece(0, { type: 'Blades', grade: '', regular: null }),
      letter: 'the-archers-on-the-left-7',
    };
    for (const command of [null, 0, 5])
      for (const { attributes } of all(drawBase(base(0), { ...long, command }, 'near')))
        if (attributes['font-size'] !== undefined)
          expect(Number(attributes['font-size'])).toBeGreaterThan(0.8);
  });

  test('holds no NaN, undefined or Infinity', () => {
    for (const level of LEVELS)
      for (const leader of [true, false])
        for (const { attributes } of all(drawBase(base(33), piece(1, { leader }), level)))
          for (const value of Object.values(attributes))
            expect(String(value)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
