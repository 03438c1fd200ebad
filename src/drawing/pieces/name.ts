/** The name and the troop on a piece. */
import type { BaseLook } from '../base-look.ts';
import type { Box } from '../figures/fit.ts';
import { type Level, sideSign, uprightTurn } from '../label.ts';
import { commandBars, commandWidth } from '../marks.ts';
import { type DrawnNode, draw } from '../node.ts';

const CENTRED = { 'text-anchor': 'middle', 'dominant-baseline': 'central' } as const;
/** The width of a capital letter as a part of its height. */
const LETTER = 0.66;

/** The same for small letters. */
const SMALL_LETTER = 0.57;

const NEAR = 4.3;
const MIDDLE = 8.4;
const GRADE = 0.78;

/** A group in the middle of a box, kept upright. */
const upright = ({ x, y, width, depth }: Box, turn: number, children: readonly DrawnNode[]): DrawnNode =>
  draw(
    'g',
    { class: 'writing', transform: `translate(${x + width / 2} ${y + depth / 2}) rotate(${turn})` },
    children,
  );

/** The troop in the notation of players: Reg Sp (O). */
function notation({ type, grade, regular }: BaseLook['label']): string {
  const training = regular === null ? '' : regular ? 'Reg ' : 'Irr ';
  return `${training}${type}${grade === '' ? '' : ` (${grade})`}`;
}

/** A strip with the sign of the side, the base's letter, the bars of its command, and its troop. */
export function nameStrip(box: Box, look: BaseLook, turn: number): DrawnNode {
  const { label, letter, side, piece, command } = look;
  const { width, depth } = box;
  const sign = -width / 2 + 3;
  // Names that players gave may be long. The troop keeps more than half of the strip.
  const small = Math.min(NEAR * 0.85, (width * 0.3) / (letter.length * SMALL_LETTER));
  const bars = sign + 3 + letter.length * small * SMALL_LETTER;
  const troop = command === null ? bars : bars + commandWidth(command) + 1;
  const room = width / 2 - 1.6 - troop;
  const whole = notation(label);
  const words = whole.length * NEAR * SMALL_LETTER <= room ? whole : (label.short ?? label.type);
  const text = { 'dominant-baseline': 'central', fill: piece.stripInk };
  return draw('g', {}, [
    draw('rect', { class: 'strip', x: box.x, y: box.y, width, height: depth, fill: piece.strip }),
    upright(box, turn, [
      draw('g', { class: 'sign', transform: `translate(${sign} 0)` }, [sideSign(side, 1.5)]),
      ...(command === null ? [] : commandBars(command, bars, NEAR * 0.7)),
      draw(
        'text',
        {
          ...text,
          class: 'troop',
          'text-anchor': 'end',
          x: width / 2 - 1.6,
          'font-size': Math.min(NEAR, room / (words.length * SMALL_LETTER)),
          'font-weight': 700,
        },
        [words],
      ),
      // The troop comes first, as in the name of the base.
      draw('text', { ...text, class: 'letter', x: sign + 2.4, 'font-size': small }, [letter]),
    ]),
  ]);
}

/** The height of a base's letter on the screen, in pixels: the same at every zoom. */
const ON_SCREEN = 11;

/** Names longer than this run into each other where bases are small: the troop type stands there instead. */
const SHORT_NAME = 2;

/**
 * The letter of a base, upright in the left end of the figure's box at the middle level, and in its middle at others. It
 * keeps its size on the screen unless the base is too small for it. At the farthest level the troop type replaces a long
 * name.
 */
export function screenLetter(
  box: Box,
  { letter: name, label, piece }: BaseLook,
  degrees: number,
  level: Level,
): DrawnNode {
  const whole = level !== 'middle';
  const letter = level === 'farthest' && name.length > SHORT_NAME ? (label.short ?? label.type) : name;
  const most = Math.round((10 * box.width) / (Math.max(1.6, letter.length) * LETTER)) / 10;
  const part = whole ? 0.5 : uprightTurn(degrees) === 0 ? 0.2 : 0.8;
  const x = box.x + box.width * part;
  return draw(
    'text',
    {
      ...CENTRED,
      class: 'letter',
      'font-weight': 700,
      fill: piece.stripInk,
      stroke: piece.strip,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      transform: `translate(${x} ${box.y + box.depth / 2}) rotate(${-degrees})`,
      style: `font-size:min(calc(var(--px,1px)*${ON_SCREEN}),${most}px);stroke-width:calc(var(--px,1px)*3)`,
    },
    [letter],
  );
}

/** A straight line under the type of regulars, a wavy one under that of irregulars. */
const training = (half: number, y: number, regular: boolean, ink: string): DrawnNode =>
  draw('path', {
    class: regular ? 'regular' : 'irregular',
    d: regular
      ? `M${-half} ${y}H${half}`
      : `M${-half} ${y}${Array.from({ length: 6 }, (_, at) => `q${half / 6} ${at % 2 === 0 ? -1.6 : 1.6} ${half / 3} 0`).join('')}`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 0.8,
  });

/** Type and grade in letters that can be read from farther away. */
export function largeName(box: Box, { label, piece }: BaseLook, turn: number): DrawnNode {
  const type = label.short ?? label.type;
  const wide = (type.length + label.grade.length * GRADE) * LETTER;
  const size = Math.min(MIDDLE, (box.width - 1) / wide);
  const grade =
    label.grade === ''
      ? []
      : [
          draw('tspan', { class: 'grade', dx: 0.6, 'font-size': size * GRADE, 'font-weight': 500 }, [
            label.grade,
          ]),
        ];
  return upright(box, turn, [
    draw(
      'text',
      {
        ...CENTRED,
        class: 'troop',
        y: label.regular === null ? 0.3 : -0.3,
        'font-size': size,
        'font-weight': 700,
        fill: piece.ink,
      },
      [type, ...grade],
    ),
    ...(label.regular === null ? [] : [training(size * wide * 0.46, size * 0.46, label.regular, piece.ink)]),
  ]);
}
