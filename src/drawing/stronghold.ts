/** Draws strongholds. */
import { rowOf } from '../engine/data/lookup.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { sideSign } from './label.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import { INK, type SideLook } from './palette.ts';

/** The facts about a stronghold besides its outline. */
export interface StrongholdLook {
  readonly side: SideLook;
  readonly name: string;
  /** Its appearance: a castle, a barrow, ... */
  readonly look: string;
  /** Captured or destroyed. */
  readonly taken: boolean;
}

/** The strokes for each appearance, in a square of 24 with the ground at 20. */
const LOOK_PATHS: Readonly<Record<string, string>> = {
  castle: 'M3 20V7h3v2h3V7h6v2h3V7h3v13z M10 20v-5a2 2 0 0 1 4 0v5z',
  tower: 'M8 20V8H7V4h2v2h2V4h2v2h2V4h2v4h-1v12z',
  city: 'M2 20v-7l4-4 4 4v-6l4-4 4 4v6l4-3v10z M6 20v-3 M14 20v-4 M19 20v-3',
  temple: 'M3 20h18 M4 9l8-5 8 5z M6 9v10 M10 9v10 M14 9v10 M18 9v10',
  forest: 'M6 20v-4 M2 16l4-9 4 9z M15 20v-4 M10 16l5-12 5 12z M21 20v-3 M19 17l2-5 2 5z',
  caves: 'M1 20l6-13 4 5 4-8 8 16z M9 20a3 4 0 0 1 6 0z',
  hill: 'M1 20q5-14 11-14t11 14z M8 12q4-3 8 0',
  barrow: 'M1 20q3-11 11-11t11 11z M10 20v-5h4v5 M9 15h6',
  graveyard: 'M4 20v-9a3 3 0 0 1 6 0v9z M14 20v-9a3 3 0 0 1 6 0v9z M7 12v4 M5.5 13.5h3 M17 12v4 M15.5 13.5h3',
  fleet: 'M2 15h20l-3 5H5z M12 15V3l7 9h-7 M11 5l-6 7h6',
  harbour: 'M12 6v14 M12 6a2 2 0 1 1 .1 0 M8 9h8 M4 14q1 6 8 6t8-6',
  camp: 'M2 20L9 6l7 14z M9 20l0-6 M13 12l3-5 6 13h-6',
  hall: 'M2 12L12 4l10 8v1H2z M4 13v7h16v-7 M10 20v-4h4v4',
  'standing-stones': 'M3 20V8h4v12z M10 20V8h4v12z M17 20V8h4v12z M2 8V5h13v3z',
};

/** A tower at a corner of the walls. Its roof has the shape of the side's sign. */
const tower = ({ x, y }: Point, { side }: StrongholdLook): DrawnNode =>
  draw(
    'g',
    { class: 'tower', transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})` },
    [
      draw('rect', {
        x: -5.4,
        y: -5.4,
        width: 10.8,
        height: 10.8,
        rx: 2.4,
        fill: STONE.wall,
        stroke: STONE.line,
        'stroke-width': 0.8,
      }),
      sideSign(side, 3.9, side.dark),
    ],
  );

const STONE = { court: '#d8cbb0', wall: '#b5ada0', merlon: '#ddd7cc', line: '#4f4638' } as const;

/** Walls with merlons round a court, a tower at each corner. */
function walls(outline: readonly Point[], look: StrongholdLook): readonly DrawnNode[] {
  const points = pointsText(outline);
  const wall = (stroke: string, width: number, more: DrawnNode['attributes'] = {}): DrawnNode =>
    draw('polygon', {
      points,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      ...more,
    });
  return [
    draw('polygon', { points, fill: '#000', 'fill-opacity': 0.25, transform: 'translate(3 3.4)' }),
    draw('polygon', { points, fill: STONE.court }),
    wall(STONE.line, 6.4),
    wall(STONE.wall, 5),
    wall(STONE.merlon, 3.6, { 'stroke-dasharray': '3 2.4' }),
    ...outline.map((corner) => tower(corner, look)),
  ];
}

function picture(look: StrongholdLook, size: number): DrawnNode {
  const scale = size / 24;
  return draw('path', {
    class: 'stronghold-look',
    d: rowOf(LOOK_PATHS, look.look) ?? LOOK_PATHS.castle ?? '',
    transform: `translate(${-size / 2} ${-size * 0.72}) scale(${scale})`,
    fill: look.side.light,
    stroke: INK,
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
  });
}

/** A name in one line or two. */
function nameLines(name: string): readonly string[] {
  if (name.length < 14) return [name];
  const words = name.split(' ');
  const half = name.length / 2;
  let first = '';
  while (words.length > 1 && first.length + (words[0] ?? '').length / 2 < half)
    first = `${first}${first === '' ? '' : ' '}${words.shift() ?? ''}`;
  return first === '' ? [name] : [first, words.join(' ')];
}

/** The largest and smallest size of the letters of a name, and the number of letter sizes that fit across. */
const LARGEST = 9;
const SMALLEST = 5;
const ROOM = 1.5;

/** The part of a line that fits in the smallest letters. */
function shortened(line: string, width: number): string {
  const most = Math.floor((width * ROOM) / SMALLEST);
  return line.length <= most ? line : `${line.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

function writtenName(name: string, width: number): readonly DrawnNode[] {
  const lines = nameLines(name).map((line) => shortened(line, width));
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min(LARGEST, Math.max(SMALLEST, (width * ROOM) / longest));
  return lines.map((line, at) =>
    draw(
      'text',
      {
        class: 'stronghold-name',
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        y: 11 + at * size * 1.05,
        'font-size': size,
        'font-weight': 700,
        fill: INK,
        stroke: '#fff',
        'stroke-width': 1.8,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      [line],
    ),
  );
}

const cross = (half: number): DrawnNode =>
  draw('path', {
    class: 'taken',
    d: `M${-half} ${-half} L${half} ${half} M${half} ${-half} L${-half} ${half}`,
    stroke: '#a3161f',
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });

/**
 * A stronghold with its owner's sign, its name and its appearance, upright on a table turned by this many degrees. The
 * outline is as drawn, with y downward.
 */
export function drawStronghold(
  outline: readonly Point[],
  look: StrongholdLook,
  turned = 0,
): readonly DrawnNode[] {
  const { minX, minY, maxX, maxY } = boxOf(outline);
  const [width, height] = [maxX - minX, maxY - minY];
  const size = Math.max(16, Math.min(34, Math.min(width, height) * 0.55));
  const upright = turned === 0 ? '' : ` rotate(${-turned})`;
  const middle = `translate(${(minX + maxX) / 2} ${(minY + maxY) / 2})${upright} translate(0 -3)`;
  return [
    ...walls(outline, look),
    draw('g', { class: 'stronghold', transform: middle, 'fill-opacity': look.taken ? 0.6 : 1 }, [
      picture(look, size),
      draw('g', { transform: `translate(${size / 2 + 4} ${-size * 0.3})` }, [sideSign(look.side, 4)]),
      ...writtenName(look.name, width),
      ...(look.taken ? [cross(Math.min(width, height) * 0.42)] : []),
    ]),
  ];
}
