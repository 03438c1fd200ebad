/** What a ruleset says of the table in other scales of figures. */
import type { Base } from '../../engine/battle.ts';

/** The height of the figures, in millimetres. */
export type FigureHeight = 6 | 15 | 25;

export const FIGURE_HEIGHTS: readonly FigureHeight[] = [6, 15, 25];

/** Millimetres on paper for each scale; battles are played in that of 15 mm. */
export interface Printing {
  /** The width and depth of a base. */
  baseOf(base: Base, figures: FigureHeight): { readonly width: number; readonly depth: number };
  /** By how much distances are longer than at 15 mm. */
  ground(figures: FigureHeight): number;
  /** The distance between two marks of a move stick, at 15 mm. */
  readonly mark: number;
}
