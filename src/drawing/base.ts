import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import { type Level, labelNodes } from './label.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import type { SideLook } from './palette.ts';

/** What is written on a base: the troop type large, its grade small, and a sign for leaders. */
export interface BaseLabel {
  readonly type: string;
  readonly grade: string;
  /** Regular troops get a full line under their type, irregular ones a broken line; null: neither. */
  readonly regular: boolean | null;
  readonly leader: boolean;
  /** Vehicles stand behind it, so many millimetres of its depth. */
  readonly vehicles?: number;
  /** The type where there is room for few letters. */
  readonly short?: string;
  /** One that flies over others, or has come down on somebody to fight. */
  readonly airborne?: 'flying' | 'engaged';
  /** It has lost heart: it shows a white flag. */
  readonly demoralised?: boolean;
}

export interface BaseLook {
  readonly side: SideLook;
  /** Id of the gradient that `sideGradients` defines. */
  readonly fill: string;
  readonly label: BaseLabel;
  /** The identifying letter or number. */
  readonly letter: string;
  /** Which of its side's commands it is of, from 0; null where there is only one. */
  readonly command: number | null;
}

/** A pentagon with its foot at the rear and its point at the middle of the front. */
function pentagon(width: number, depth: number, look: SideLook): DrawnNode {
  const half = width * 0.3;
  const shoulder = Math.min(depth * 0.55, 12);
  const points = [
    { x: -half, y: depth },
    { x: -half, y: shoulder },
    { x: 0, y: 0.6 },
    { x: half, y: shoulder },
    { x: half, y: depth },
  ];
  return draw('polygon', {
    class: 'pentagon',
    points: pointsText(points),
    fill: look.light,
    'fill-opacity': 0.8,
    stroke: look.line,
    'stroke-width': 0.45,
    'stroke-opacity': 0.75,
  });
}

const stand = (base: PlacedBase): DrawnNode['attributes'] => ({
  x: -base.width / 2,
  y: 0,
  width: base.width,
  height: base.depth,
});

/** Who flies has a broken outline; who has come down to fight a heavy one. */
const outline = (base: PlacedBase, look: BaseLook): DrawnNode =>
  draw('rect', {
    class: 'stand',
    ...stand(base),
    fill: `url(#${look.fill})`,
    stroke: look.side.line,
    ...OUTLINES[look.label.airborne ?? 'ground'],
  });

const OUTLINES = {
  ground: { 'stroke-width': 0.7 },
  flying: { 'stroke-width': 1.3, 'stroke-dasharray': '4 2.2' },
  engaged: { 'stroke-width': 1.8 },
} as const;

/** A shadow on the ground below one that flies; on screens it falls to the rear right, whichever way it faces. */
const shadow = (base: PlacedBase): DrawnNode =>
  draw('rect', {
    class: 'shadow',
    ...stand(base),
    rx: 3,
    transform: 'translate(3.5 4)',
    fill: '#000',
    'fill-opacity': 0.22,
  });

/** A bird's spread wings in parts of a base's width and depth, its right half from head to tail. */
const WING: readonly (readonly [number, number])[] = [
  [0.06, 0.2],
  [0.2, 0.1],
  [0.34, 0.08],
  [0.47, 0.16],
  [0.43, 0.34],
  [0.45, 0.52],
  [0.33, 0.47],
  [0.29, 0.66],
  [0.19, 0.56],
  [0.12, 0.74],
  [0.06, 0.66],
  [0.1, 0.93],
];

/** Wings across the base: light in flight, dark where it has come down to fight. */
function wings(base: PlacedBase, look: BaseLook): DrawnNode {
  const half = WING.map(([x, y]) => ({ x: x * base.width, y: y * base.depth }));
  const mirrored = half.toReversed().map(({ x, y }) => ({ x: -x, y }));
  return draw('polygon', {
    class: 'wings',
    points: pointsText([{ x: 0, y: 1 }, ...half, ...mirrored]),
    fill: look.label.airborne === 'flying' ? look.side.light : look.side.dark,
    'fill-opacity': 0.9,
    stroke: look.side.line,
    'stroke-width': 0.7,
    'stroke-linejoin': 'round',
  });
}

/** Colours of commands, and a sign of each that is not its colour: so many bars across the rear. */
const COMMAND_COLOURS = ['#c2185b', '#00695c', '#f9a825', '#5e35b1', '#6d4c41', '#0277bd'] as const;

/** The colour of a command, from 0. */
export const commandColour = (command: number): string =>
  COMMAND_COLOURS[command % COMMAND_COLOURS.length] ?? '#555';

/** A strip along the rear in the colour of its command, cut into as many parts as the command's number. */
function commandStrip(base: PlacedBase, command: number, level: Level): readonly DrawnNode[] {
  const parts = command + 1;
  const gap = 1.6;
  const width = (base.width - gap * (parts + 1)) / parts;
  const height = level === 'near' ? Math.min(3.4, base.depth * 0.18) : Math.min(5, base.depth * 0.3);
  return Array.from({ length: parts }, (_, at) =>
    draw('rect', {
      class: 'command',
      x: -base.width / 2 + gap + at * (width + gap),
      y: base.depth - height - 0.7,
      width,
      height,
      fill: commandColour(command),
      stroke: '#fff',
      'stroke-width': 0.4,
    }),
  );
}

/** Vehicles behind infantry: a cart with its wheels, in the last millimetres of the depth. */
function cart(base: PlacedBase, deep: number, { line, light }: SideLook): readonly DrawnNode[] {
  const [width, top] = [base.width * 0.5, base.depth - deep];
  const wheel = (x: number): DrawnNode =>
    draw('circle', {
      class: 'wheel',
      cx: x,
      cy: top + deep * 0.62,
      r: deep * 0.26,
      fill: light,
      stroke: line,
      'stroke-width': 1.2,
    });
  return [
    draw('line', {
      class: 'behind',
      x1: -base.width / 2,
      x2: base.width / 2,
      y1: top,
      y2: top,
      stroke: line,
      'stroke-width': 0.6,
      'stroke-dasharray': '2 1.4',
    }),
    draw('rect', {
      class: 'cart',
      x: -width / 2,
      y: top + deep * 0.18,
      width,
      height: deep * 0.4,
      fill: light,
      stroke: line,
      'stroke-width': 0.9,
    }),
    wheel(-width * 0.32),
    wheel(width * 0.32),
  ];
}

const whiteFlag = (base: PlacedBase): DrawnNode =>
  draw('path', {
    class: 'demoralised',
    d: 'M0 0 V-11 L8 -9 L0 -5',
    transform: `translate(${base.width / 2 - 9} ${base.depth - 1})`,
    fill: '#fff',
    stroke: '#111',
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });

/**
 * A base to scale after the figure conventions: origin at the middle of its front, y to its rear. On a table that is
 * seen turned by so many degrees, what is written stays upright.
 */
export function drawBase(
  base: PlacedBase,
  look: BaseLook,
  level: Level = 'near',
  turned = 0,
): readonly DrawnNode[] {
  const degrees = (degreesOf(base.pose.facing) + turned) % 360;
  const { airborne, vehicles = 0 } = look.label;
  // The men stand before their vehicles.
  const men = vehicles > 0 ? { ...base, depth: base.depth - vehicles } : base;
  return [
    ...(airborne === 'flying' ? [shadow(base)] : []),
    outline(base, look),
    airborne ? wings(base, look) : pentagon(men.width, men.depth, look.side),
    ...(vehicles > 0 ? cart(base, vehicles, look.side) : []),
    ...(look.command === null ? [] : commandStrip(base, look.command, level)),
    ...(look.label.demoralised ? [whiteFlag(base)] : []),
    ...labelNodes(men, look, degrees, level),
  ];
}

const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a base's drawing stands on a table of that depth; SVG's y grows to the south. */
export const basePlace = (base: Pick<PlacedBase, 'pose'>, tableDepth: number): string =>
  `translate(${fine(base.pose.x)} ${fine(tableDepth - base.pose.y)}) rotate(${fine(degreesOf(base.pose.facing))})`;
