/** Creatures and flying ships seen from above. */
import { crewman } from './men.ts';
import { blob, body, curve, disc, limb, line, type Model, mark, pair, plate, put, star } from './shape.ts';

/** A spread wing to the right, with its feathers. */
export const wing = (tone: 'cloth' | 'metal' | 'hide'): Model => [
  blob(
    tone,
    [1, -2.4],
    [6, -6.4],
    [12, -7],
    [17.4, -3],
    [15.2, -1.6],
    [15.4, 1.4],
    [12.2, 1.2],
    [11.4, 4.2],
    [8, 2.8],
    [6.4, 5.4],
    [3.4, 3],
    [1, 3.6],
  ),
  line('wood', 0.5, [4, -1.6], [11, -3.4], [15, -2.4]),
  line('wood', 0.45, [11, -3.2], [12, 1]),
  line('wood', 0.45, [7.4, -2.4], [8, 2.6]),
];

/** A bird of prey. */
export const eagle: Model = [
  ...pair(wing('hide'), { size: 0.8 }),
  body('metal', [0, 5.6], [1.4, 6], [3, 10.4], [1.2, 9.8], [0, 10.8]),
  body('cloth', [0, -5.4], [1.4, -4], [2.2, -0.6], [1.8, 4], [0, 7]),
  body('metal', [0, -8], [0.5, -6.8], [1.5, -5.4], [1.4, -3.6], [0, -2.6]),
];

const membrane: Model = [
  blob(
    'cloth',
    [2, -4],
    [8, -9.4],
    [15, -10.6],
    [19, -6.4],
    [18.4, 1.6],
    [15.4, -1.2],
    [13.4, 4.4],
    [10.4, 0.6],
    [7.6, 6],
    [5.2, 2.2],
    [2, 4],
  ),
  line('wood', 0.7, [2.4, -2.6], [8, -7.6], [15, -9]),
  line('wood', 0.55, [8, -7.4], [18.2, 0.8]),
  line('wood', 0.55, [7.6, -7], [13.2, 3.6]),
  line('wood', 0.55, [7, -6.4], [7.6, 5.2]),
];

export const dragon: Model = [
  ...limb('hide', 2.4, [0, 8], [2.6, 13], [-1.4, 17.6], [-3, 21]),
  blob('hide', [-2.6, 20], [-1, 23.6], [-4.4, 26.4], [-5.8, 22]),
  ...pair(membrane),
  ...pair(limb('hide', 1.4, [2.2, 5], [5.4, 7], [6.2, 10])),
  ...limb('hide', 2.8, [0, -7], [-1.8, -11.4], [-0.4, -16]),
  body('hide', [0, -9], [2, -7.6], [3.4, -3], [3.8, 3], [2.6, 9], [0, 11]),
  ...[-5.4, -1.6, 2.2, 6].map((y) => plate('metal', [0, y - 1.7], [1.1, y + 1.3], [-1.1, y + 1.3])),
  ...put(
    [
      blob('metal', [0, -4.4], [1.4, -6.4], [1.1, -8.6], [0, -12], [-1.1, -8.6], [-1.4, -6.4]),
      mark(blob('cloth', [0, -4.8], [0.7, -6.4], [0, -9.4], [-0.7, -6.4])),
      ...pair(limb('metal', 0.6, [1, 1], [2.4, 3.4], [2.2, 5.8])),
      body('hide', [0, -5.6], [1.1, -5], [1.4, -2.8], [2.7, -0.8], [2, 2.2], [0, 3]),
      ...pair([mark(disc('metal', 1.2, -0.4, 0.55))]),
    ],
    { x: -0.3, y: -17 },
  ),
];

const sail = (y: number): Model => [
  blob(
    'metal',
    [3.4, y - 1],
    [11, y - 5.4],
    [18, y - 4.6],
    [16.4, y - 0.4],
    [17.4, y + 3.4],
    [11, y + 3],
    [3.4, y + 3],
  ),
  line('wood', 0.6, [3.4, y - 0.6], [18, y - 4.4]),
  line('wood', 0.4, [3.4, y + 0.8], [16.4, y - 0.4]),
  line('wood', 0.4, [3.4, y + 2.4], [17.2, y + 3]),
];

/** A flying ship: sails to either side and a fin. */
export const airboat: Model = [
  ...pair(sail(-6)),
  ...pair(sail(6)),
  body('metal', [0, 15], [2.6, 17], [6.4, 23], [2, 21.4], [0, 22.4]),
  body('hide', [0, -22], [1.4, -18], [4, -11], [5.2, 0], [4.4, 12], [2.4, 17.6], [0, 19]),
  mark(body('cloth', [0, -15], [2.2, -10], [3.6, 0], [3, 11], [1.4, 15.4], [0, 16])),
  ...[-9, -4.4, 0.2, 4.8, 9.4].map((y) => line('wood', 0.4, [-2.8, y], [2.8, y])),
  ...[-6.6, 2.6, 11.4].flatMap((y, at) => put(crewman, { x: at % 2 === 0 ? -0.6 : 0.8, y, size: 1.05 })),
];

/** A horned giant animal with a frill. */
export const behemoth: Model = [
  body('hide', [0, 8], [3, 10], [1.6, 14], [0, 17]),
  ...pair([
    ...limb('hide', 3, [4.4, -4], [8.4, -5], [9.6, -7.6]),
    ...limb('hide', 3.2, [4.6, 7], [8.8, 8], [10, 6]),
  ]),
  body('hide', [0, -9.4], [4.6, -7.6], [7.2, -1.6], [7.4, 5], [5, 11], [0, 13.4]),
  ...[-1, 3.4, 7.8].map((y) => plate('metal', [0, y - 2], [1.7, y + 1.4], [-1.7, y + 1.4])),
  ...pair([mark(disc('cloth', 4.4, 1, 1.2, 2)), mark(disc('cloth', 3.8, 6.2, 1, 1.6))]),
  plate('metal', ...star(15, 9, 7).map(([x, y]) => [x, y * 0.62 - 9.6] as const)),
  disc('cloth', 0, -9.6, 6.6, 3.9),
  body('hide', [0, -19.4], [1.3, -18.6], [2.1, -15.6], [3, -12], [2.2, -8.8], [0, -7.6]),
  ...pair([blob('metal', [1.4, -12.2], [3.4, -12.6], [6, -19.6], [3, -15])]),
  plate('metal', [0, -22], [1, -17.2], [-1, -17.2]),
  ...pair([mark(disc('metal', 1.5, -14, 0.5))]),
];

/** A running wolf. */
export const wolf: Model = [
  ...limb('hide', 1.4, [0, 6], [1, 9], [0.2, 12.4]),
  ...pair([...limb('hide', 1, [1.6, -3], [3, -6], [2.9, -8]), ...limb('hide', 1, [1.6, 4.6], [3.2, 7.6])]),
  body('hide', [0, -6.4], [2, -5], [2.6, -2], [1.7, 2], [2, 5], [1.2, 7], [0, 7.4]),
  mark(body('cloth', [0, -5], [1, -3], [0.5, 3], [0, 6])),
  ...pair([plate('hide', [0.8, -7.2], [2.3, -8.6], [2, -6])]),
  body('hide', [0, -12], [0.8, -11.4], [1, -9.6], [2, -8], [1.7, -5.6], [0, -4.8]),
  ...pair([mark(disc('metal', 0.8, -8, 0.5))]),
];

/** Eyes in a bush, with a claw before it. */
export const lurker: Model = [
  ...pair([curve('metal', 0.8, [3, -4.6], [3.6, -6.8]), curve('metal', 0.8, [4.4, -4], [5.6, -6])]),
  blob(
    'cloth',
    [0, -5.4],
    [3, -5.8],
    [5, -3.4],
    [7.4, -2],
    [6.4, 1],
    [6.6, 4],
    [3.2, 4.4],
    [0, 6],
    [-3, 4.4],
    [-6.6, 4.2],
    [-6.6, 1],
    [-7.4, -2],
    [-5, -3.4],
    [-3, -5.8],
  ),
  blob('hide', [0, -3.4], [3, -3.2], [4, -0.8], [2.6, 1.6], [0, 2.4], [-2.6, 1.6], [-4, -0.8], [-3, -3.2]),
  ...pair([mark(disc('metal', 1.6, -1.2, 1.1, 0.9)), mark(disc('ink', 1.6, -1.4, 0.45))]),
];

const tentacle: Model = [
  ...limb('hide', 2.3, [0, 6], [-1.6, 1.6], [1.4, -2.4], [0, -6.4], [-2.2, -6.6]),
  mark(disc('cloth', -0.3, 2.8, 0.6)),
  mark(disc('cloth', 0, -0.2, 0.55)),
  mark(disc('cloth', 0.9, -3, 0.5)),
];

/** The arms of a sea creature. */
export const kraken: Model = [
  ...[12.4, 8.2].map((radius) =>
    curve('metal', 0.7, [-radius, 2], [-radius * 0.6, 5.6], [0, 7], [radius * 0.6, 5.6], [radius, 2]),
  ),
  ...put(tentacle, { x: -8, y: 0.6, turn: -14 }),
  ...put(tentacle, { x: 8, y: 0.6, turn: 14, mirrored: true }),
  ...put(tentacle, { y: -1, size: 1.2 }),
];
