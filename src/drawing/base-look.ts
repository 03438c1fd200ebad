/** The look of a base: its label, its colours and its figure. */
import type { PieceLook, SideLook } from './palette.ts';

/** The label of a base: what the drawing writes on it, and its signs. */
export interface BaseLabel {
  readonly type: string;
  readonly grade: string;
  /**
   * Regular troops stand in ranks and irregular troops do not, and the line under their type differs. Null means
   * neither.
   */
  readonly regular: boolean | null;
  readonly leader: boolean;
  /** The name of its figure. A base without a known figure is drawn with letters. */
  readonly figure?: string;
  /** The depth of the vehicles behind it, in millimetres. */
  readonly vehicles?: number;
  /** A shorter type, for places with room for few letters. */
  readonly short?: string;
  /** A base that flies over others, or that is down on the ground to fight. */
  readonly airborne?: 'flying' | 'engaged';
  /** It has set stakes along its front. */
  readonly stakes?: boolean;
  /** It is demoralised, so it shows a white flag. */
  readonly demoralised?: boolean;
}

/** Bases are drawn with figures, or with the signs and letters of the rulebook. */
export type Pieces = 'figures' | 'letters';

export interface BaseLook {
  readonly pieces: Pieces;
  readonly side: SideLook;
  readonly piece: PieceLook;
  /** The id of the gradient that `sideGradients` defines. */
  readonly fill: string;
  readonly label: BaseLabel;
  /** The identifying letter or number. */
  readonly letter: string;
  /** The index of its command among those of its side, from 0; null if there is only one. */
  readonly command: number | null;
}
