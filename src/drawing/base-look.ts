import type { PieceLook, SideLook } from './palette.ts';

/** What is written and drawn on a base. */
export interface BaseLabel {
  readonly type: string;
  readonly grade: string;
  /** Regular troops stand in ranks, irregular ones do not, and the line under their type differs; null: neither. */
  readonly regular: boolean | null;
  readonly leader: boolean;
  /** The name of its drawn figure; a base without one that is known is drawn with letters. */
  readonly figure?: string;
  /** The depth of the vehicles that stand behind it, in millimetres. */
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
