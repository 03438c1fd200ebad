import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import { type Level, labelNodes } from './label.ts';
import { type DrawnNode, draw, pointsText } from './node.ts';
import type { SideLook } from './palette.ts';

/** What is written on a base: the troop type large, its grade small, and a sign for leaders. */
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
    class: 'pentagon',
    points: pointsText(points),
    fill: look.light,
    'fill-opacity': 0.8,
    stroke: look.line,
    'stroke-width': 0.45,
    'stroke-opacity': 0.75,
  });
}

const outline = (base: PlacedBase, look: BaseLook): DrawnNode =>
  draw('rect', {
    class: 'stand',
    x: -base.width / 2,
    y: 0,
    width: base.width,
    height: base.depth,
    fill: `url(#${look.fill})`,
    stroke: look.side.line,
    'stroke-width': 0.7,
  });

/** A base to scale after the figure conventions: origin at the middle of its front, y to its rear. */
export function drawBase(base: PlacedBase, look: BaseLook, level: Level = 'near'): readonly DrawnNode[] {
  const degrees = degreesOf(base.pose.facing);
  return [
    outline(base, look),
    pentagon(base.width, base.depth, look.side),
    ...labelNodes(base, look, degrees, level),
  ];
}

const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a base's drawing stands on a table of that depth; SVG's y grows to the south. */
export const basePlace = (base: Pick<PlacedBase, 'pose'>, tableDepth: number): string =>
  `translate(${fine(base.pose.x)} ${fine(tableDepth - base.pose.y)}) rotate(${fine(degreesOf(base.pose.facing))})`;
