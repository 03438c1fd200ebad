import type { PlacedBase } from '../engine/battle.ts';
import { degreesOf } from '../geometry/exact.ts';
import { figureNamed } from './figures/catalogue.ts';
import type { Level } from './label.ts';
import { letteredBase } from './letters.ts';
import type { DrawnNode } from './node.ts';
import type { PieceLook, SideLook } from './palette.ts';
import { pieceBase } from './pieces/piece.ts';

/** What is written and drawn on a base. */
export interface BaseLabel {
  readonly type: string;
  readonly grade: string;
  /** Regular troops stand in ranks, irregular ones do not, and the line under their type differs; null: neither. */
  readonly regular: boolean | null;
  readonly leader: boolean;
  /** The name of its drawn figure; a base without one that is known is drawn with letters. */
  readonly figure?: string;
  /** Vehicles stand behind it, so many millimetres of its depth. */
  readonly vehicles?: number;
  /** The type where there is room for few letters. */
  readonly short?: string;
  /** One that flies over others, or has come down on somebody to fight. */
  readonly airborne?: 'flying' | 'engaged';
  /** It has lost heart: it shows a white flag. */
  readonly demoralised?: boolean;
}

/** Bases with drawn figures, or with the signs and letters of the rulebook. */
export type Pieces = 'figures' | 'letters';

export interface BaseLook {
  readonly pieces: Pieces;
  readonly side: SideLook;
  readonly piece: PieceLook;
  /** Id of the gradient that `sideGradients` defines. */
  readonly fill: string;
  readonly label: BaseLabel;
  /** The identifying letter or number. */
  readonly letter: string;
  /** Which of its side's commands it is of, from 0; null where there is only one. */
  readonly command: number | null;
}

/**
 * A base to scale: origin at the middle of its front, y to its rear. On a table that is seen turned by so many
 * degrees, what is written stays upright.
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
