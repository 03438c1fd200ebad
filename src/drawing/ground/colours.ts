import type { Theme } from '../palette.ts';

const LIGHT = {
  plain: '#e9edcf',
  grass: '#b6c482',
  grassLight: '#d0dba0',
  grassDark: '#97aa66',
  rim: '#6d4a2c',
  rimLight: '#94683f',
  rimDark: '#43290f',
  gentle: '#bcc684',
  gentleTop: '#dfe0ae',
  steep: '#b4ad78',
  steepTop: '#e2dab2',
  contour: '#857a48',
  floor: '#829b5c',
  leaf: '#416b3a',
  leafLit: '#5f8f4a',
  leafBright: '#8cb468',
  leafWarm: '#6f9646',
  meadow: '#b4c781',
  fruit: '#c2452c',
  soil: '#c9b384',
  furrow: '#ab9361',
  crop: '#d8c67f',
  hedge: '#5d7d40',
  shrub: '#738a4c',
  shrubLit: '#98ad67',
  scrub: '#abb87c',
  marsh: '#a0b78d',
  reed: '#4c6a41',
  sand: '#e5d5a2',
  sandDark: '#c6ae76',
  sandLight: '#f5ebc9',
  stony: '#c1bea4',
  stone: '#99938a',
  stoneLit: '#cbc6ba',
  stoneDark: '#6c675e',
  earth: '#d3c4a3',
  wall: '#eadfc8',
  roof: '#b65a3a',
  roofDark: '#8a3d27',
  thatch: '#c79a55',
  thatchDark: '#9a7138',
  gully: '#a8946a',
  gullyDeep: '#86734c',
  deep: '#5b98b8',
  water: '#76afc9',
  shallow: '#a6d1da',
  foam: '#e3f2f1',
  bank: '#c5b485',
  dirt: '#d2b98a',
  dirtEdge: '#b49a69',
  rut: '#b0935f',
  paved: '#cfc9bc',
  joint: '#a39c8f',
  kerb: '#8f887b',
  plank: '#b98d58',
  plankDark: '#6d4a26',
  unknown: '#d5d5d0',
  line: '#3d3a2a',
  shade: '#1c2410',
  glow: '#fffbe8',
} as const;

export type GroundColours = Readonly<Record<keyof typeof LIGHT, string>>;

/** Dusk takes most of the red and the least of the blue: the part of each that stays, and what the sky adds. */
const DUSK = [
  [0.41, 5],
  [0.47, 8],
  [0.46, 9],
] as const;

/** A colour at dusk. */
function dimmed(colour: string): string {
  const parts = DUSK.map(([stays, added], at) =>
    Math.round(Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) * stays + added),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const DARK = Object.fromEntries(
  Object.entries(LIGHT).map(([name, colour]) => [name, dimmed(colour)]),
) as GroundColours;

/** The colours of the ground in each theme. */
export const GROUND_COLOURS: Readonly<Record<Theme, GroundColours>> = {
  light: LIGHT,
  dark: { ...DARK, line: '#d9d4bd', glow: '#c9c7a8', shade: '#04070a' },
};
