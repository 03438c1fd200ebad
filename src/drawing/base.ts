import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import type { SideLook } from './palette.ts';

/** What is written on a base: the troop type large, its grade small, and a sign for regulars or leaders. */
export interface BaseLabel {
  readonly type: string;
  readonly grade: string;
  /** Regular troops get a full line under their type, irregular ones a broken line. */
  readonly regular: boolean;
  readonly leader: boolean;
}

export interface BaseLook {
  readonly side: SideLook;
  /** Id of the gradient that `sideGradients` defines. */
  readonly fill: string;
  readonly label: BaseLabel;
  /** The identifying letter or number. */
  readonly letter: string;
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
    points: pointsText(points),
    fill: look.light,
    'fill-opacity': 0.55,
    stroke: look.line,
    'stroke-width': 0.35,
    'stroke-opacity': 0.6,
  });
}

const upsideDown = (degrees: number): boolean => degrees > 90.01 && degrees < 269.99;

/** The letter stands in the front left corner, upright whichever way the base faces. */
function letter(base: PlacedBase, look: BaseLook, degrees: number): DrawnNode {
  const size = base.depth < 18 ? 3.4 : 4;
  const x = -base.width / 2 + size + 0.6;
  const y = size + 0.6;
  const sign =
    look.side.sign === 'circle'
      ? draw('circle', { cx: 0, cy: 0, r: size, fill: '#fff', stroke: look.side.line, 'stroke-width': 0.5 })
      : draw('polygon', {
          points: pointsText([
            { x: 0, y: -size - 0.4 },
            { x: size + 0.4, y: 0 },
            { x: 0, y: size + 0.4 },
            { x: -size - 0.4, y: 0 },
          ]),
          fill: '#fff',
          stroke: look.side.line,
          'stroke-width': 0.5,
        });
  const text = draw(
    'text',
    {
      class: 'letter',
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'font-size': look.letter.length > 1 ? size * 1.05 : size * 1.4,
      'font-weight': 700,
      fill: '#111',
    },
    [look.letter],
  );
  return draw('g', { transform: `translate(${x} ${y}) rotate(${-degrees})` }, [sign, text]);
}

function troopText(base: PlacedBase, look: BaseLook, degrees: number): DrawnNode {
  const size = Math.min(base.depth * 0.52, 9.5);
  const middle = base.depth / 2 + (base.depth < 18 ? 0.6 : 1.2);
  const { type, grade, regular, leader } = look.label;
  const attributes = { 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: '#111' };
  const turn = upsideDown(degrees) ? 180 : 0;
  const width = type.length * size * 0.62;
  const parts = [
    draw('text', { ...attributes, class: 'troop', 'font-size': size, 'font-weight': 700, x: 1.5 }, [type]),
    draw('text', { ...attributes, class: 'grade', 'font-size': size * 0.72, x: 1.5 + width / 2 + size * 0.62 }, [grade]),
    draw('line', {
      x1: 1.5 - width / 2,
      x2: 1.5 + width / 2,
      y1: size * 0.55,
      y2: size * 0.55,
      stroke: '#111',
      'stroke-width': 0.55,
      ...(regular ? {} : { 'stroke-dasharray': '1.6 1.3' }),
    }),
  ];
  if (leader) parts.push(star(1.5 + width / 2 + size * 1.55, 0, size * 0.42));
  return draw('g', { transform: `translate(0 ${middle}) rotate(${turn})` }, parts);
}

function star(x: number, y: number, radius: number): DrawnNode {
  // Ten points of a five-pointed star as parts of its radius.
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
    'stroke-width': 0.3,
  });
}

/** A base to scale after the figure conventions: origin at the middle of its front, y to its rear. */
export function drawBase(base: PlacedBase, look: BaseLook): readonly DrawnNode[] {
  const degrees = degreesOf(base.pose.facing);
  return [
    draw('rect', {
      class: 'stand',
      x: -base.width / 2,
      y: 0,
      width: base.width,
      height: base.depth,
      fill: `url(#${look.fill})`,
      stroke: look.side.line,
      'stroke-width': 0.7,
    }),
    pentagon(base.width, base.depth, look.side),
    troopText(base, look, degrees),
    letter(base, look, degrees),
  ];
}

/** Where a base's drawing stands on a table of that depth; SVG's y grows to the south. */
export const basePlace = (base: Pick<PlacedBase, 'pose'>, tableDepth: number): string =>
  `translate(${base.pose.x} ${tableDepth - base.pose.y}) rotate(${Math.round(degreesOf(base.pose.facing) * 1000) / 1000})`;
