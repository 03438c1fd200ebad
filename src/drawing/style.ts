/** The style of a drawing. */
import type { Pieces } from './base-look.ts';
import type { Level } from './label.ts';
import type { Theme } from './palette.ts';

/** The options of a drawing. */
export interface Style {
  /** The prefix of the ids of its definitions. Several drawings on one page need different ones. */
  readonly prefix: string;
  readonly pieces: Pieces;
  readonly theme: Theme;
  /** Grass in a wooden rim, or a plain ground with a border line. */
  readonly surface: 'grass' | 'plain';
  /** How much bases show; all if it is not given. */
  readonly level?: Level;
  /** The degrees by which it is turned on the screen. Text stays upright. */
  readonly turned: number;
}

/** The style of printed rulebooks. */
export const PRINTED: Style = {
  prefix: 'acies',
  pieces: 'letters',
  theme: 'light',
  surface: 'plain',
  turned: 0,
};
