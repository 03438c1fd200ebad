/** The plate with the name and the troop on a piece. Nothing is written over its figure. */
import type { BaseLook } from '../base-look.ts';
import type { Box } from '../figures/fit.ts';
import { sideSign } from '../label.ts';
import { commandBars, commandWidth } from '../marks.ts';
import { type DrawnNode, draw } from '../node.ts';

/** The width of capital and of small letters as parts of their height. */
const CAPITAL = 0.64;
const SMALL = 0.57;
const BROAD = 0.92;

/** The width of a troop type as a multiple of the height of its letters. */
const widthOf = (type: string): number =>
  [...type].reduce((sum, letter) => sum + (letter === 'W' || letter === 'M' ? BROAD : CAPITAL), 0);

/** The heights of letters, in millimetres: on the strip of a base seen from near, and on plates at the middle level. */
const NEAR = 4.8;
const TYPE = 7.6;
const LETTER = 6.2;
const GRADE = 0.75;
/** A name in smaller letters could not be read, so it is left out. */
const LEAST = 4;
/** The least depth of a plate with two lines. */
const TWO_LINES = 16;

const BOLD = { 'font-weight': 700 } as const;

/** A plate with its writing, kept upright. */
function plate(
  { x, y, width, depth }: Box,
  look: BaseLook,
  turn: number,
  parts: readonly DrawnNode[],
): DrawnNode {
  return draw('g', {}, [
    draw('rect', { class: 'strip', x, y, width, height: depth, fill: look.piece.strip }),
    draw(
      'g',
      {
        class: 'writing',
        transform: `translate(${x + width / 2} ${y + depth / 2}) rotate(${turn})`,
        fill: look.piece.stripInk,
        'dominant-baseline': 'central',
      },
      parts,
    ),
  ]);
}

/** The forms of a troop from the longest to the shortest: Sp O, Sp. On plates of any size it is written the same way. */
const notations = ({ type, short = type, grade }: BaseLook['label']): readonly string[] => [
  `${type}${grade === '' ? '' : ` ${grade}`}`,
  short,
];

/** A strip with the sign of the side, the base's letter, the bars of its command, and its troop. */
export function nameStrip(box: Box, look: BaseLook, turn: number): DrawnNode {
  const { label, letter, side, command } = look;
  const { width } = box;
  const sign = -width / 2 + 3;
  // Names that players gave may be long. The troop keeps more than half of the strip.
  const small = Math.min(NEAR * 0.85, (width * 0.3) / (letter.length * SMALL));
  const bars = sign + 3 + letter.length * small * SMALL;
  const troop = command === null ? bars : bars + commandWidth(command) + 1;
  const room = width / 2 - 1.6 - troop;
  const forms = notations(label);
  const words = forms.find((form) => form.length * NEAR * SMALL <= room) ?? forms.at(-1) ?? '';
  const size = Math.min(NEAR, room / (words.length * SMALL));
  return plate(box, look, turn, [
    draw('g', { class: 'sign', transform: `translate(${sign} 0)` }, [sideSign(side, 1.6)]),
    ...(command === null ? [] : commandBars(command, bars, NEAR * 0.7)),
    draw('text', { ...BOLD, class: 'troop', 'text-anchor': 'end', x: width / 2 - 1.6, 'font-size': size }, [
      words,
    ]),
    // The troop comes first, as in the name of the base.
    draw('text', { class: 'letter', x: sign + 2.6, 'font-size': small }, [letter]),
  ]);
}

/** A straight line under the type of regulars, a wavy one under that of irregulars. */
const training = (from: number, to: number, y: number, regular: boolean, ink: string): DrawnNode => {
  const part = (to - from) / 12;
  const waves = Array.from({ length: 6 }, (_, at) => `q${part} ${at % 2 === 0 ? -1.6 : 1.6} ${part * 2} 0`);
  return draw('path', {
    class: regular ? 'regular' : 'irregular',
    d: `M${from} ${y}${regular ? `H${to}` : waves.join('')}`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 0.7,
    'stroke-opacity': 0.8,
  });
};

/** Type and grade from a place to the right, with the line of their training below. */
function typeAt(x: number, y: number, room: number, look: BaseLook, graded: boolean): readonly DrawnNode[] {
  const { type, short = type, grade, regular } = look.label;
  const shown = graded ? grade : '';
  const long = widthOf(short) + widthOf(shown) * GRADE + (shown === '' ? 0 : 0.2);
  const size = Math.min(TYPE, room / long);
  return [
    draw('text', { ...BOLD, class: 'troop', x, y, 'font-size': size }, [
      short,
      ...(shown === ''
        ? []
        : [
            draw('tspan', { class: 'grade', dx: size * 0.2, 'font-size': size * GRADE, 'font-weight': 500 }, [
              shown,
            ]),
          ]),
    ]),
    ...(regular === null
      ? []
      : [training(x, x + Math.min(room, size * long), y + TYPE * 0.5, regular, look.piece.stripInk)]),
  ];
}

/** The letter of a base in this room; none if it would be too small. */
function letterAt(
  x: number,
  y: number,
  room: number,
  letter: string,
  anchor: 'start' | 'end',
): readonly DrawnNode[] {
  const size = Math.min(LETTER, room / (letter.length * SMALL));
  if (size < LEAST) return [];
  return [draw('text', { class: 'letter', 'text-anchor': anchor, x, y, 'font-size': size }, [letter])];
}

/** Type, grade and letter for the middle level: one below the other beside a figure, or in one line. */
export function namePlate(box: Box, look: BaseLook, turn: number): DrawnNode {
  const { width, depth } = box;
  const [left, room] = [1.8 - width / 2, width - 3.6];
  if (depth >= TWO_LINES && width < depth * 2)
    return plate(box, look, turn, [
      ...typeAt(left, -depth * 0.2, room, look, true),
      ...letterAt(left, depth * 0.26, room, look.letter, 'start'),
    ]);
  // One line beside a figure has no room for the grade.
  const alone = depth < TYPE * 1.6 && width > TYPE * 4;
  return plate(box, look, turn, [
    ...typeAt(left, -0.4, room * 0.66, look, alone),
    ...letterAt(-left, 0, room * 0.34, look.letter, 'end'),
  ]);
}

/** The height of letters of a fixed size, in pixels. `--px` is the length of one pixel. */
const SCREEN = 10;

/** The type for the far level, in letters of a fixed size on the screen as far as it has room; with the letter if both fit. */
export function typePlate(box: Box, look: BaseLook, turn: number): DrawnNode {
  const { width, depth } = box;
  const { type, short = type } = look.label;
  const both = widthOf(short) + 0.25 + look.letter.length * SMALL;
  const isBoth = (width - 2) / both >= depth * 0.75;
  const most = Math.min(depth * 0.95, (width - 2) / (isBoth ? both : widthOf(short)));
  const size = `font-size:min(calc(var(--px,1px)*${SCREEN}),${Math.round(most * 10) / 10}px)`;
  const letter = draw('tspan', { class: 'letter', dx: '0.25em', 'font-weight': 400 }, [look.letter]);
  const words = [short, ...(isBoth ? [letter] : [])];
  return plate(box, look, turn, [
    draw('text', { ...BOLD, class: 'troop', 'text-anchor': 'middle', style: size }, words),
  ]);
}
