import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import type { BaseLook } from './base-look.ts';
import { figureNamed } from './figures/catalogue.ts';
import type { Level } from './label.ts';
import { letteredBase } from './letters.ts';
import { stakesBefore } from './marks.ts';
import type { DrawnNode } from './node.ts';
import { pieceBase } from './pieces/piece.ts';

/**
 * A base to scale. The origin is the middle of its front, and y grows to its rear. Its text stays upright on a table
 * turned by this many degrees.
 */
export function drawBase(
  base: PlacedBase,
  look: BaseLook,
  level: Level = 'near',
  turned = 0,
): readonly DrawnNode[] {
  const degrees = (degreesOf(base.pose.facing) + turned) % 360;
  const figure = look.pieces === 'figures' ? figureNamed(look.label.figure) : null;
  const drawn = figure
    ? pieceBase(base, figure, look, level, degrees)
    : letteredBase(base, look, level, degrees);
  return look.label.stakes ? [...drawn, stakesBefore(base)] : drawn;
}

const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** The place of a base's drawing on a table of this depth. In SVG y grows to the south. */
export const basePlace = (base: Pick<PlacedBase, 'pose'>, tableDepth: number): string =>
  `translate(${fine(base.pose.x)} ${fine(tableDepth - base.pose.y)}) rotate(${fine(degreesOf(base.pose.facing))})`;
