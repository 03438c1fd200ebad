import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import type { BaseLook } from './base-look.ts';
import { figureNamed } from './figures/catalogue.ts';
import type { Level } from './label.ts';
import { letteredBase } from './letters.ts';
import type { DrawnNode } from './node.ts';
import { pieceBase } from './pieces/piece.ts';

/**
 * A base to scale: origin at the middle of its front, y to its rear. Its writing stays upright on a table that
 * is turned, in degrees.
 */
export function drawBase(
  base: PlacedBase,
  look: BaseLook,
  level: Level = 'near',
  turned = 0,
): readonly DrawnNode[] {
  const degrees = (degreesOf(base.pose.facing) + turned) % 360;
  const figure = look.pieces === 'figures' ? figureNamed(look.label.figure) : null;
  return figure ? pieceBase(base, figure, look, level, degrees) : letteredBase(base, look, level, degrees);
}

const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a base's drawing stands on a table of that depth; SVG's y grows to the south. */
export const basePlace = (base: Pick<PlacedBase, 'pose'>, tableDepth: number): string =>
  `translate(${fine(base.pose.x)} ${fine(tableDepth - base.pose.y)}) rotate(${fine(degreesOf(base.pose.facing))})`;
