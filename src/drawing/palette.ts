/** Shades of a side: dark to the rear, light to the front, and the sign round its letters. */
export interface SideLook {
  readonly dark: string;
  readonly light: string;
  readonly line: string;
  readonly sign: 'circle' | 'diamond';
}

/** The first side is drawn as friends are in the figures, ochre and circled; the second blue, in diamonds. */
export const SIDE_LOOKS: readonly [SideLook, SideLook] = [
  { dark: '#b9772e', light: '#fbe7c6', line: '#5a3208', sign: 'circle' },
  { dark: '#4f83bd', light: '#e3f0fd', line: '#0f2f57', sign: 'diamond' },
];

export interface GroundLook {
  readonly fill: string;
  readonly line: string;
  /** A pattern of small signs, so that grounds differ without their colour. */
  readonly sign: 'trees' | 'rows' | 'dots' | 'houses' | 'stones' | 'tufts' | 'waves' | 'strokes' | 'none';
}

/** What letters are written in. */
export const INK = '#111';
export const TABLE_COLOUR = '#e9edcf';

/** How kinds of ground look; several rulesets' words may share a look. */
export const GROUND_LOOKS: Readonly<Record<string, GroundLook>> = {
  Wd: { fill: '#a9c48c', line: '#4b6b32', sign: 'trees' },
  wood: { fill: '#a9c48c', line: '#4b6b32', sign: 'trees' },
  O: { fill: '#c3d79b', line: '#64803c', sign: 'rows' },
  V: { fill: '#cfd39a', line: '#7a7a36', sign: 'rows' },
  fields: { fill: '#e4dfa3', line: '#9b9350', sign: 'strokes' },
  D: { fill: '#f0e0ad', line: '#a98d4b', sign: 'dots' },
  dunes: { fill: '#f0e0ad', line: '#a98d4b', sign: 'dots' },
  BUA: { fill: '#d8cabd', line: '#6b5847', sign: 'houses' },
  bua: { fill: '#d8cabd', line: '#6b5847', sign: 'houses' },
  'H(G)': { fill: '#dfd5ac', line: '#8d7f4a', sign: 'none' },
  'H(S)': { fill: '#cbb98a', line: '#6f5d30', sign: 'none' },
  'gentle-hill': { fill: '#dfd5ac', line: '#8d7f4a', sign: 'none' },
  'steep-hill': { fill: '#cbb98a', line: '#6f5d30', sign: 'none' },
  brush: { fill: '#cddba6', line: '#74874a', sign: 'tufts' },
  rough: { fill: '#cddba6', line: '#74874a', sign: 'tufts' },
  rocky: { fill: '#d6d3c4', line: '#77725f', sign: 'stones' },
  marsh: { fill: '#bcd4c4', line: '#567c6a', sign: 'tufts' },
  gully: { fill: '#d3c7a8', line: '#7c6c42', sign: 'strokes' },
  WW: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  La: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  lake: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  sea: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  Rv: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  river: { fill: '#a8cbe6', line: '#3b6d94', sign: 'waves' },
  UR: { fill: '#e3d2a8', line: '#a08653', sign: 'none' },
  road: { fill: '#e3d2a8', line: '#a08653', sign: 'none' },
  island: { fill: '#e9edcf', line: '#8d7f4a', sign: 'none' },
  beach: { fill: '#f3e7c0', line: '#b59f66', sign: 'dots' },
  cliff: { fill: '#b9b2a4', line: '#55503f', sign: 'stones' },
  stronghold: { fill: '#c9bfb4', line: '#4f4338', sign: 'houses' },
  PR: { fill: '#dcd5c8', line: '#847b6a', sign: 'none' },
};

export const UNKNOWN_GROUND: GroundLook = { fill: '#dddddd', line: '#777777', sign: 'none' };
