/** The colours of the two sides. */
import type { Tones } from './figures/shape.ts';

/** The shades of a side, dark to the rear and light to the front, and the sign round its letters. */
export interface SideLook {
  readonly dark: string;
  readonly light: string;
  readonly line: string;
  readonly sign: 'circle' | 'diamond';
}

/**
 * The first side is drawn like friends in the figures of the book: ochre and circled. The second is blue, with
 * diamonds.
 */
export const SIDE_LOOKS: readonly [SideLook, SideLook] = [
  { dark: '#b9772e', light: '#fbe7c6', line: '#5a3208', sign: 'circle' },
  { dark: '#4f83bd', light: '#e3f0fd', line: '#0f2f57', sign: 'diamond' },
];

export type Theme = 'light' | 'dark';

/** The colours of a side's pieces: dark figures on a light base, or light figures on a dark base. */
export interface PieceLook {
  /** The base at its front and at its rear. */
  readonly front: string;
  readonly rear: string;
  readonly edge: string;
  /** A band along the front. */
  readonly band: string;
  readonly tones: Tones;
  /** The letters on the base and on the strip with its name, and that strip. */
  readonly ink: string;
  readonly strip: string;
  readonly stripInk: string;
}

const TERRACOTTA: Tones = {
  cloth: '#bf4d2a',
  hide: '#6b2f17',
  metal: '#fffaf0',
  wood: '#27100a',
  ink: '#27100a',
};
const LAPIS: Tones = { cloth: '#8ec0ee', hide: '#c9dcee', metal: '#ffffff', wood: '#f3dfab', ink: '#0a1830' };

/** The pieces of the sides differ in lightness, as in chess. */
export const PIECE_LOOKS: Readonly<Record<Theme, readonly [PieceLook, PieceLook]>> = {
  light: [
    {
      front: '#f8ecd2',
      rear: '#dfc08a',
      edge: '#4a2310',
      band: '#bf4d2a',
      tones: TERRACOTTA,
      ink: '#27100a',
      strip: '#5c2713',
      stripInk: '#fff6e4',
    },
    {
      front: '#3b6796',
      rear: '#1f3f66',
      edge: '#0a1830',
      band: '#d9e9f8',
      tones: LAPIS,
      ink: '#ffffff',
      strip: '#0d2341',
      stripInk: '#f1f7fd',
    },
  ],
  dark: [
    {
      front: '#e9dab8',
      rear: '#cdac74',
      edge: '#1d0d06',
      band: '#bf4d2a',
      tones: TERRACOTTA,
      ink: '#27100a',
      strip: '#5c2713',
      stripInk: '#fff6e4',
    },
    {
      front: '#325a86',
      rear: '#1a385c',
      edge: '#9cc0e4',
      band: '#d9e9f8',
      tones: LAPIS,
      ink: '#ffffff',
      strip: '#0a1c36',
      stripInk: '#f1f7fd',
    },
  ],
};

/** The standard of a leader. */
export const STANDARD = { field: '#c3142d', trim: '#ffd34d', pole: '#2b1a08' } as const;

/** The colour of letters. */
export const INK = '#111';
