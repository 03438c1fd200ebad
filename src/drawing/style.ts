import type { Pieces } from './base-look.ts';
import type { Theme } from './palette.ts';

/** How a drawing is made. */
export interface Style {
  /** Begins the ids of its definitions: of several drawings on one page each has its own. */
  readonly prefix: string;
  readonly pieces: Pieces;
  readonly theme: Theme;
  /** Grass in a wooden rim, or an even ground within a line. */
  readonly surface: 'grass' | 'plain';
  /** Degrees that it is seen turned by: what is written stays upright. */
  readonly turned: number;
}

/** As rulebooks print it. */
export const PRINTED: Style = {
  prefix: 'acies',
  pieces: 'letters',
  theme: 'light',
  surface: 'plain',
  turned: 0,
};
