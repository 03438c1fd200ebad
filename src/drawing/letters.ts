/** Bases as in the figures of a rulebook: a pentagon that points to the front, letters and wings. */
import type { PlacedBase } from '../engine/battle.ts';
import type { BaseLook } from './base-look.ts';
import { type Level, labelNodes } from './label.ts';
import { commandStrip, whiteFlag } from './marks.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import type { SideLook } from './palette.ts';

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

/** A flying base has a broken outline, and a flyer that fights on the ground a heavy one. */
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

/** The shadow of a flying base on the ground. On screens it falls to the rear right at any facing. */
const shadow = (base: PlacedBase): DrawnNode =>
  draw('rect', {
    class: 'shadow',
    ...stand(base),
    rx: 3,
    transform: 'translate(3.5 4)',
    fill: '#000',
    'fill-opacity': 0.22,
  });

/** The right half of a bird's spread wings from head to tail, as parts of a base's width and depth. */
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

/** Wings across the base: light in flight, dark on the ground in a fight. */
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

/** The vehicles of infantry: a cart with its wheels, in the last millimetres of the depth. */
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

/** A base with its signs and letters, on a table turned by this many degrees. */
export function letteredBase(
  base: PlacedBase,
  look: BaseLook,
  level: Level,
  degrees: number,
): readonly DrawnNode[] {
  const { airborne, vehicles = 0 } = look.label;
  // The men stand before their vehicles.
  const men = vehicles > 0 ? { ...base, depth: base.depth - vehicles } : base;
  const strip = level === 'near' ? Math.min(3.4, base.depth * 0.18) : Math.min(5, base.depth * 0.3);
  return [
    ...(airborne === 'flying' ? [shadow(base)] : []),
    outline(base, look),
    airborne ? wings(base, look) : pentagon(men.width, men.depth, look.side),
    ...(vehicles > 0 ? cart(base, vehicles, look.side) : []),
    ...(look.command === null ? [] : commandStrip(base, look.command, strip)),
    ...(look.label.demoralised ? [whiteFlag(base)] : []),
    ...labelNodes(men, look, degrees, level),
  ];
}
