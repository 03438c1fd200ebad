import { readFileSync } from 'node:fs';

/** The battle in the picture of the README: two lines are about to meet, on many kinds of terrain. */

type Spot = readonly [number, number];

interface Outline {
  readonly id: string;
  readonly area: readonly Spot[];
  readonly crest?: readonly Spot[];
}

interface Feature {
  readonly kind: string;
  readonly file: string;
  readonly outline: string;
  readonly at: Spot;
  readonly cover?: string;
}

const FEATURES: readonly Feature[] = [
  { kind: 'Wd', file: 'woods', outline: 'wood-large-2', at: [372, 505] },
  { kind: 'H(G)', file: 'gentle-hills', outline: 'gentle-hill-large-1', at: [735, 545] },
  { kind: 'BUA', file: 'built-up-areas', outline: 'town-medium-2', at: [890, 205] },
  { kind: 'H(S)', file: 'steep-hills', outline: 'steep-hill-small-2', at: [330, 215], cover: 'V' },
  { kind: 'marsh', file: 'marshy-ground', outline: 'marsh-small-1', at: [560, 190] },
  { kind: 'rocky', file: 'rocky-ground', outline: 'rocky-small-2', at: [560, 545] },
];

/** Troops side by side from west to east, with their fronts on one line. */
interface Rank {
  readonly letter: string;
  readonly troop: string;
  readonly count: number;
  /** The midpoint of the first front, and the distance to the next. */
  readonly from: Spot;
  readonly apart?: number;
  readonly flags?: readonly string[];
}

const RED: readonly Rank[] = [
  { letter: 'A', troop: 'Reg Pk (I)', count: 4, from: [460, 352] },
  { letter: 'B', troop: 'Reg Pk (I)', count: 4, from: [460, 337] },
  { letter: 'C', troop: 'Reg Sp (O)', count: 3, from: [620, 352] },
  { letter: 'D', troop: 'Reg Sp (O)', count: 3, from: [620, 337] },
  { letter: 'E', troop: 'Reg Bd (F)', count: 2, from: [380, 360] },
  { letter: 'F', troop: 'Irr Ax (O)', count: 2, from: [300, 380] },
  { letter: 'G', troop: 'Reg Bw (O)', count: 2, from: [742, 356] },
  { letter: 'H', troop: 'Reg HCh (S)', count: 1, from: [580, 306], flags: ['c-in-c'] },
  { letter: 'I', troop: 'Irr Cv (O)', count: 3, from: [826, 372] },
  { letter: 'J', troop: 'Irr Wb (S)', count: 3, from: [440, 306] },
  { letter: 'K', troop: 'Irr Hd (O)', count: 2, from: [650, 296] },
];

const BLUE: readonly Rank[] = [
  { letter: 'Z', troop: 'Irr Bd (O)', count: 4, from: [460, 352] },
  { letter: 'Y', troop: 'Irr Wb (O)', count: 3, from: [620, 400] },
  { letter: 'X', troop: 'Irr Bw (O)', count: 2, from: [742, 424] },
  { letter: 'W', troop: 'Irr LCh (O)', count: 2, from: [826, 452] },
  { letter: 'V', troop: 'Irr Cm (O)', count: 1, from: [912, 452] },
  { letter: 'U', troop: 'Irr El (O)', count: 1, from: [405, 428] },
  { letter: 'T', troop: 'Irr LH (O)', count: 2, from: [300, 450] },
  { letter: 'S', troop: 'Irr LCh (S)', count: 1, from: [560, 424], flags: ['c-in-c'] },
  { letter: 'R', troop: 'Irr Ps (O)', count: 2, from: [480, 416] },
  { letter: 'Q', troop: 'Irr Hd (O)', count: 2, from: [640, 456] },
];

function placed({ kind, file, outline, at: [x, y], cover }: Feature) {
  const path = new URL(`../content/terrain/${file}.json`, import.meta.url);
  const { outlines } = JSON.parse(readFileSync(path, 'utf8')) as { outlines: readonly Outline[] };
  const found = outlines.find(({ id }) => id === outline);
  const moved = (spots: readonly Spot[] = []) => spots.map(([dx, dy]) => [x + dx, y + dy]);
  return {
    id: outline,
    kind,
    area: moved(found?.area),
    ...(found?.crest ? { crest: moved(found.crest) } : {}),
    ...(cover ? { cover } : {}),
  };
}

const standing = (side: string, facing: number, ranks: readonly Rank[]) =>
  ranks.flatMap(({ letter, troop, count, from: [x, y], apart = 40, flags = [] }) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${letter}${at + 1}`,
      side,
      troop,
      at: [x + at * apart, y],
      facing,
      flags,
    })),
  );

export const pictureBattle = () => ({
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  name: 'picture',
  title: { en: 'The lines meet' },
  table: { width: 1200, depth: 750 },
  terrain: [
    ...FEATURES.map(placed),
    {
      id: 'stream',
      kind: 'Rv',
      width: 25,
      line: [
        [190, 750],
        [192, 690],
        [206, 620],
        [232, 550],
        [240, 490],
        [226, 430],
        [216, 370],
        [226, 300],
        [236, 240],
        [222, 170],
        [216, 90],
        [232, 0],
      ],
      crossings: [{ at: [226, 300], kind: 'bridge' }],
    },
    {
      id: 'road',
      kind: 'UR',
      width: 25,
      line: [
        [0, 320],
        [110, 304],
        [226, 300],
        [330, 280],
        [440, 258],
        [560, 250],
        [680, 250],
        [790, 268],
        [900, 318],
        [1000, 384],
        [1090, 424],
        [1200, 440],
      ],
    },
  ],
  sides: {
    red: { edge: 'south', army: 'The deep phalanx' },
    blue: { edge: 'north', army: 'The hill kings' },
  },
  bases: [...standing('red', 0, RED), ...standing('blue', 180, BLUE)],
  turn: { round: 3, active: 'red', phase: 'voluntary-moves', pips: 4 },
});
