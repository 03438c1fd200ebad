import { describe, expect, test } from 'vitest';
import type { Battle, PlacedBase } from '../engine/battle.ts';
import { basePlace, drawBase } from './base.ts';
import { all, base, look, ofClass, words } from './drawing.test-support.ts';
import { type Level, uprightTurn } from './label.ts';
import type { Naming } from './naming.ts';
import { type DrawnNode, draw, svgText, wordsOf } from './node.ts';
import { SIDE_LOOKS } from './palette.ts';
import { drawStronghold } from './stronghold.ts';
import { drawBattle } from './table.ts';

const LEVELS: readonly Level[] = ['near', 'middle', 'far', 'farthest'];

const naming: Naming = {
  label: () => look(0).label,
  letter: (each) => each.id,
  title: (each) => `${each.troop} <${each.id}>`,
};

const battle = (bases: readonly PlacedBase[], terrain: Battle['terrain'] = []): Battle => ({
  ruleset: 'any',
  options: {},
  table: { width: 600, depth: 400 },
  terrain,
  sides: [
    { id: 'red', edge: 'south', facts: {} },
    { id: 'blue', edge: 'north', facts: {} },
  ],
  bases,
  turn: { round: 1, bound: 1, active: 'red', pips: {}, drawOffered: null },
  own: {},
  flow: { phase: '', stack: [], awaits: [] },
  result: null,
});

describe('a base', () => {
  test('has type and grade at each level except the farthest, which has only the type', () => {
    for (const level of LEVELS) {
      const written = words(drawBase(base(30), look(0), level)).join(' ');
      expect(written).toContain('Bd');
      expect(written.includes('O')).toBe(level !== 'farthest');
    }
  });

  test('is outlined to scale, from its front to its rear', () => {
    const [stand] = ofClass(drawBase(base(0, 30), look(0)), 'stand');
    expect(stand?.attributes).toMatchObject({ x: -20, y: 0, width: 40, height: 30 });
  });

  test('shows its side without colour: a circle or a diamond, and dark or light letters at the far level', () => {
    const sign = (at: 0 | 1) =>
      ofClass(drawBase(base(0), look(at), 'near'), 'sign')[0]?.children[0] as DrawnNode;
    expect([sign(0).tag, sign(1).tag]).toEqual(['circle', 'polygon']);
    const ink = (at: 0 | 1) => ofClass(drawBase(base(0), look(at), 'farthest'), 'troop')[0]?.attributes.fill;
    expect(ink(0)).not.toBe(ink(1));
  });

  test('shows regular, irregular and leader', () => {
    for (const level of LEVELS)
      expect(ofClass(drawBase(base(0), look(0, { leader: true }), level), 'leader')).toHaveLength(1);
    for (const level of ['near', 'middle'] as const) {
      expect(ofClass(drawBase(base(0), look(0), level), 'regular')).toHaveLength(1);
      expect(ofClass(drawBase(base(0), look(0, { regular: false }), level), 'irregular')).toHaveLength(1);
      expect(ofClass(drawBase(base(0), look(0), level), 'leader')).toHaveLength(0);
    }
  });

  test('shows the stakes that it has set', () => {
    for (const level of LEVELS)
      for (const stakes of [true, false])
        expect(ofClass(drawBase(base(0), look(0, { stakes }), level), 'stakes')).toHaveLength(stakes ? 1 : 0);
  });

  test('has letters that never stand upside down', () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const seen = (degrees + uprightTurn(degrees)) % 360;
      expect(seen <= 90.01 || seen >= 269.99, `${degrees}`).toBe(true);
    }
    const [sign] = ofClass(drawBase(base(135), look(0)), 'sign');
    expect(sign?.attributes.transform).toContain('rotate(-135)');
  });

  test('keeps its text within its outline', () => {
    for (const level of ['near', 'middle'] as const)
      for (const text of all(drawBase(base(0, 15), look(0, { leader: true }), level)).filter(
        (node) => node.tag === 'text',
      ))
        expect(Number(text.attributes['font-size'])).toBeLessThanOrEqual(15);
  });

  test('is drawn in SVG coordinates, with y downward', () => {
    expect(basePlace(base(90), 400)).toBe('translate(100.123 200) rotate(90)');
  });
});

describe('Hordes of the Things', () => {
  const flying = look(0, { regular: null, short: 'Fl', type: 'Flyers', airborne: 'flying' });
  const fighting = look(0, { regular: null, short: 'Fl', type: 'Flyers', airborne: 'engaged' });

  test('a base that flies has wings, a shadow and a broken outline; in a fight it stands on the ground', () => {
    const [up, down] = [drawBase(base(0, 30), flying), drawBase(base(0, 30), fighting)];
    for (const nodes of [up, down]) expect(ofClass(nodes, 'wings')).toHaveLength(1);
    expect(ofClass(up, 'shadow')).toHaveLength(1);
    expect(ofClass(down, 'shadow')).toHaveLength(0);
    expect(ofClass(up, 'stand')[0]?.attributes['stroke-dasharray']).toBeDefined();
    expect(ofClass(down, 'stand')[0]?.attributes['stroke-dasharray']).toBeUndefined();
  });

  test('types are written in words if there is room, in two lines if necessary, else in the short form', () => {
    const hero = look(0, { regular: null, short: 'AH', type: 'Aerial Hero' });
    expect(words(drawBase(base(0, 30), hero, 'near')).slice(0, 2)).toEqual(['Aerial', 'Hero']);
    expect(words(drawBase(base(0, 30), hero, 'farthest'))).toEqual(['AH']);
    for (const type of ['Aerial Hero', 'Water Lurkers', 'Behemoth', 'Magician'])
      for (const leader of [false, true])
        for (const text of all(drawBase(base(0, 30), look(0, { short: 'X', type, leader }))).filter(
          (node) => node.attributes.class === 'troop',
        )) {
          const letters = String(text.children[0]).length * Number(text.attributes['font-size']) * 0.64;
          expect(letters).toBeLessThanOrEqual(40);
        }
  });

  test('commands differ by colour and by the number of bars', () => {
    const bars = (command: number) => ofClass(drawBase(base(0), { ...look(0), command }), 'command');
    expect([bars(0).length, bars(1).length, bars(2).length]).toEqual([1, 2, 3]);
    expect(bars(0)[0]?.attributes.fill).not.toBe(bars(1)[0]?.attributes.fill);
    expect(ofClass(drawBase(base(0), look(0)), 'command')).toHaveLength(0);
  });

  test('a demoralised base shows a white flag', () => {
    const shaken = drawBase(base(0), look(0, { demoralised: true }));
    expect(ofClass(shaken, 'demoralised')).toHaveLength(1);
  });

  const keep = (at: 0 | 1, taken: boolean, name = 'The hall of nine lamps') => {
    const square = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 75 },
      { x: 0, y: 75 },
    ];
    return drawStronghold(square, { side: SIDE_LOOKS[at], name, look: 'hall', taken });
  };

  test('a name that is too long for a stronghold is cut short', () => {
    const lines = words(keep(0, false, 'a '.repeat(20) + 'longer'.repeat(20)));
    expect(lines.length).toBe(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(30);
    expect(lines[1]).toMatch(/…$/);
  });

  test('a stronghold has its name, the sign of its owner, and a cross when it is taken', () => {
    expect(words(keep(0, false)).join(' ')).toBe('The hall of nine lamps');
    expect(all(keep(0, false)).some(({ tag }) => tag === 'circle')).toBe(true);
    expect(all(keep(1, false)).some(({ tag }) => tag === 'circle')).toBe(false);
    expect(ofClass(keep(0, false), 'taken')).toHaveLength(0);
    expect(ofClass(keep(0, true), 'taken')).toHaveLength(1);
  });
});

describe('a whole battle', () => {
  const text = svgText(
    drawBattle(
      battle(
        [base(10), base(200, 30, 'blue', 'Z')],
        [
          {
            id: 'w',
            kind: 'Wd',
            area: [
              { x: 0, y: 0 },
              { x: 50, y: 0 },
              { x: 20, y: 40 },
            ],
          },
        ],
      ),
      naming,
      'A “title” & more',
    ),
  );

  test('holds no NaN, undefined or Infinity', () => {
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has names for screen readers on itself and each base, safely escaped', () => {
    expect(text).toContain('aria-label="A “title” &amp; more"');
    expect(text).toContain('<title>Reg Bd (O) &lt;A&gt;</title>');
    expect(text).toContain('<title>Reg Bd (O) &lt;Z&gt;</title>');
  });

  test('is well formed: every element is closed', () => {
    const open = [...text.matchAll(/<([a-zA-Z]+)(?:\s[^>]*?)?(\/?)>/g)]
      .filter((found) => found[2] === '')
      .map((found) => found[1]);
    const closed = [...text.matchAll(/<\/([a-zA-Z]+)>/g)].map((found) => found[1]);
    expect(open.toSorted()).toEqual(closed.toSorted());
  });

  test('draws each side with its own shading', () => {
    expect(text).toContain('url(#acies-side0)');
    expect(text).toContain('url(#acies-side1)');
  });
});

test('text of nodes is escaped as markup, and figures are rounded', () => {
  expect(svgText(draw('a', { b: '"<>&', c: 1 / 3 }, ['<x>']))).toBe(
    '<a b="&quot;&lt;&gt;&amp;" c="0.33">&lt;x&gt;</a>',
  );
});

test('the words of a drawing are parted by spaces', () => {
  const label = draw('g', {}, [
    draw('text', {}, ['Sp', draw('tspan', {}, ['O'])]),
    draw('rect'),
    draw('text', {}, ['A']),
  ]);
  expect(wordsOf([label])).toBe('Sp O A');
  expect(wordsOf([draw('rect')])).toBe('');
});
