/** The text on bases in letters. */
import type { PlacedBase } from '../engine/battle.ts';
import type { BaseLook } from './base-look.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import { INK, type SideLook } from './palette.ts';

/**
 * How much is written on a base: everything; type and grade in larger letters; both in letters of a fixed size on the
 * screen; only the type in such letters, or of a crowd of bases seen from there nothing.
 */
export type Level = 'near' | 'middle' | 'far' | 'farthest' | 'crowd';

/** The width of a capital letter as a part of its height. */
const LETTER = 0.64;
const WIDE_LETTER = 0.75;
/** The height of letters of a fixed size on the screen, in pixels. `--px` is the length of one pixel. */
const SCREEN_LETTER = 10;

const CENTRED = { 'text-anchor': 'middle', 'dominant-baseline': 'central' } as const;

/** Would the letters of a base with this facing stand upside down? They would on a base that faces south. */
const upsideDown = (degrees: number): boolean => degrees > 90.01 && degrees < 269.99;

/** The turn that keeps text readable from the southern edge, relative to the base. */
export const uprightTurn = (degrees: number): number => (upsideDown(degrees) ? 180 : 0);

function star(x: number, y: number, radius: number): DrawnNode {
  // The ten points of a five-pointed star, as parts of its radius.
  const points: readonly (readonly [number, number])[] = [
    [0, -1],
    [0.22, -0.31],
    [0.95, -0.31],
    [0.36, 0.12],
    [0.59, 0.81],
    [0, 0.38],
    [-0.59, 0.81],
    [-0.36, 0.12],
    [-0.95, -0.31],
    [-0.22, -0.31],
  ];
  return draw('polygon', {
    class: 'leader',
    points: pointsText(points.map(([px, py]) => ({ x: x + px * radius, y: y + py * radius }))),
    fill: '#c8102e',
    stroke: '#fff',
    'stroke-width': radius * 0.14,
  });
}

/** A full line under the type of regulars, a broken one under that of irregulars. */
const training = (from: number, to: number, y: number, size: number, regular: boolean): DrawnNode =>
  draw('line', {
    class: regular ? 'regular' : 'irregular',
    x1: from,
    x2: to,
    y1: y,
    y2: y,
    stroke: INK,
    'stroke-width': size * 0.08,
    ...(regular ? {} : { 'stroke-dasharray': `${size * 0.22} ${size * 0.16}` }),
  });

/** Longer types are words, not abbreviations. */
const MOST_LETTERS = 5;

/** The least depth of a base with room for a star above its text, in millimetres. */
const ROOMY = 25;

/** A type in one line or two, and the size in which its longest word fits on a base. */
function typeLines(
  type: string,
  base: PlacedBase,
  size: number,
  leader: boolean,
): readonly [readonly string[], number] {
  const room = base.width - (leader && base.depth < ROOMY ? 10 : 4);
  const fits = (lines: readonly string[]): number =>
    Math.min(
      size,
      room / (Math.max(...lines.map((line) => line.length)) * LETTER),
      (base.depth * 0.8) / (lines.length * 1.05),
    );
  const [whole, split] = [[type], type.split(' ')];
  return fits(split) > fits(whole) * 1.15 ? [split, fits(split)] : [whole, fits(whole)];
}

/** A type in words, as large as it fits, with the leader's star. */
function inWords(base: PlacedBase, look: BaseLook, degrees: number, size: number): DrawnNode {
  const { type, leader } = look.label;
  const [lines, height] = typeLines(type, base, size, leader);
  const above = base.depth >= ROOMY;
  const aside = leader && !above ? 3 : 0;
  const texts = lines.map((line, at) =>
    draw(
      'text',
      {
        ...CENTRED,
        class: 'troop',
        'font-size': height,
        'font-weight': 700,
        fill: INK,
        stroke: look.side.light,
        'stroke-width': height * 0.14,
        'paint-order': 'stroke',
        x: -aside,
        y: (at - (lines.length - 1) / 2) * height * 1.02,
      },
      [line],
    ),
  );
  const right = (Math.max(...lines.map((line) => line.length)) * height * LETTER) / 2;
  const starAt = above
    ? { x: base.width / 2 - 5.5, y: 5.5 - base.depth / 2 }
    : { x: Math.min(right + 2.5, base.width / 2 - 5.2), y: 0 };
  return draw(
    'g',
    {
      class: 'writing',
      transform: `translate(0 ${base.depth / 2 + Math.min(1, base.depth * 0.04)}) rotate(${uprightTurn(degrees)})`,
    },
    [...texts, ...(leader ? [star(starAt.x, starAt.y, 4.4)] : [])],
  );
}

/** Type, grade and leader's star in the middle of the base, in letters of at most this many millimetres. */
function written(base: PlacedBase, look: BaseLook, degrees: number, largest: number): DrawnNode {
  const { type, grade, regular, leader, short } = look.label;
  if (short !== undefined || type.length > MOST_LETTERS) return inWords(base, look, degrees, largest);
  // The width as a multiple of the size: type, gap, grade and star.
  const wide =
    type.length * WIDE_LETTER +
    (grade === '' ? 0 : 0.18 + grade.length * 0.75 * LETTER) +
    (leader ? 0.95 : 0);
  const size = Math.min(largest, (base.width - 2) / wide);
  const typeWidth = type.length * size * LETTER;
  const gradeWidth = grade.length * size * 0.75 * LETTER;
  const starWidth = leader ? size * 0.95 : 0;
  const gap = grade === '' ? 0 : size * 0.18;
  const left = -(typeWidth + gap + gradeWidth + starWidth) / 2;
  const gradeAt = left + typeWidth + gap + gradeWidth / 2;
  const parts = [
    draw(
      'text',
      {
        ...CENTRED,
        class: 'troop',
        'font-size': size,
        'font-weight': 700,
        fill: INK,
        x: left + typeWidth / 2,
      },
      [type],
    ),
    ...(grade === ''
      ? []
      : [
          draw('text', { ...CENTRED, class: 'grade', 'font-size': size * 0.75, fill: INK, x: gradeAt }, [
            grade,
          ]),
        ]),
    ...(regular === null ? [] : [training(left, left + typeWidth, size * 0.5, size, regular)]),
    ...(leader ? [star(left + typeWidth + gap + gradeWidth + starWidth * 0.58, 0, size * 0.42)] : []),
  ];
  const middle = base.depth / 2 + Math.min(1, base.depth * 0.04);
  return draw(
    'g',
    { class: 'writing', transform: `translate(0 ${middle}) rotate(${uprightTurn(degrees)})` },
    parts,
  );
}

/** The sign of a side: a circle or a diamond. */
export const sideSign = (side: SideLook, size: number, fill = '#fff'): DrawnNode =>
  side.sign === 'circle'
    ? draw('circle', { cx: 0, cy: 0, r: size, fill, stroke: side.line, 'stroke-width': 0.5 })
    : draw('polygon', {
        points: pointsText([
          { x: 0, y: -size * 1.15 },
          { x: size * 1.15, y: 0 },
          { x: 0, y: size * 1.15 },
          { x: -size * 1.15, y: 0 },
        ]),
        fill,
        stroke: side.line,
        'stroke-width': 0.5,
      });

/** The letter in the front left corner, upright at any facing, with the sign of its side. */
function letter(base: PlacedBase, look: BaseLook, degrees: number, size: number): DrawnNode {
  const height = size * (look.letter.length < 2 ? 1.4 : look.letter.length < 3 ? 1.15 : 0.85);
  const text = draw(
    'text',
    { ...CENTRED, class: 'letter', 'font-size': height, 'font-weight': 700, fill: INK },
    [look.letter],
  );
  const place = `translate(${-base.width / 2 + size + 0.8} ${size + 0.8}) rotate(${-degrees})`;
  return draw('g', { class: 'sign', transform: place }, [sideSign(look.side, size), text]);
}

/** On a base that faces to the side, upright letters would run over its neighbours, so they run along the base. */
const isSideways = (degrees: number): boolean => Math.abs(90 - (degrees % 180)) < 30;

/**
 * Upright letters of a fixed size on the screen. The sides differ without colour: dark on light for the first, light on
 * dark for the second.
 */
function onScreen(base: PlacedBase, look: BaseLook, degrees: number, graded: boolean): DrawnNode {
  const { type, short = type, grade, leader } = look.label;
  const first = look.side.sign === 'circle';
  const words = `${short}${graded && grade !== '' ? ` ${grade}` : ''}`;
  // The letters of neighbours must not run into each other, even where letters are wide.
  const most = base.width / (Math.max(2, words.length) * WIDE_LETTER);
  const text = draw(
    'text',
    {
      ...CENTRED,
      class: 'troop',
      'font-weight': 700,
      fill: first ? INK : '#fff',
      stroke: first ? '#fff' : look.side.line,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      style: `font-size:min(calc(var(--px,1px)*${SCREEN_LETTER}),${Math.round(most * 10) / 10}px);stroke-width:calc(var(--px,1px)*1.4)`,
    },
    [words],
  );
  const along = isSideways(degrees);
  // Beside letters that run along the base, in a place that no enemy in contact covers.
  const at = along
    ? star(base.width * 0.36, 0, base.width * 0.17)
    : star(0, -base.width * 0.42, base.width * 0.2);
  const turn = along ? uprightTurn(degrees) : -degrees;
  return draw('g', { class: 'writing', transform: `translate(0 ${base.depth / 2}) rotate(${turn})` }, [
    text,
    ...(leader ? [at] : []),
  ]);
}

/** The text on a base at a level. */
export function labelNodes(
  base: PlacedBase,
  look: BaseLook,
  degrees: number,
  level: Level,
): readonly DrawnNode[] {
  switch (level) {
    case 'near':
      return [
        written(base, look, degrees, Math.min(base.depth * 0.52, 9.5)),
        letter(base, look, degrees, base.depth < 18 ? 3.4 : 4),
      ];
    case 'middle':
      return [letter(base, look, degrees, 3), written(base, look, degrees, Math.min(base.depth * 0.76, 12))];
    case 'far':
      return [onScreen(base, look, degrees, true)];
    case 'farthest':
    case 'crowd':
      return [onScreen(base, look, degrees, false)];
  }
}
