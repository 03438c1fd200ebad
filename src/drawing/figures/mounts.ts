/** Horses, camels and elephants seen from above, and their riders. */
import {
  crescentShield,
  crewman,
  javelin,
  kiteShield,
  lance,
  ovalShield,
  roundShield,
  spear,
} from './men.ts';
import { blob, block, body, curve, disc, limb, line, type Model, mark, pair, plate, put } from './shape.ts';

const tail: Model = [curve('ink', 1.9, [0, 7], [0.9, 9.4], [-0.4, 12.4])];
const ears: Model = pair([plate('hide', [0.5, -8.4], [2.3, -10.8], [2, -7.4])]);
const head: Model = [
  body('hide', [0, -13.6], [1.1, -13], [1.2, -11.4], [1.8, -9.4], [1.5, -7.6], [1.6, -5.6], [0, -4.8]),
  mark(disc('metal', 0, -10.9, 0.5, 1.3)),
  curve('ink', 1.3, [0, -8.4], [0.5, -6], [-0.2, -3.2]),
];

/** A horse. Its nose is 13 millimetres before the rider, and its tail nearly as far behind. */
export const horse: Model = [
  ...tail,
  body(
    'hide',
    [0, -6.6],
    [1.3, -6.2],
    [2.2, -4.8],
    [3.1, -2.8],
    [2.9, -0.4],
    [2.4, 2],
    [3.3, 4.8],
    [2.5, 7.4],
    [0, 8.4],
  ),
  ...ears,
  ...head,
];

/** The outline of a horse under a long cloth. */
const barding = (tone: 'metal' | 'cloth'): Model => [
  body(
    tone,
    [0, -12.8],
    [1.1, -12],
    [1.8, -9.2],
    [1.4, -7.4],
    [2.2, -5.6],
    [4, -4.2],
    [4, 0],
    [4.6, 6],
    [3.8, 8.8],
    [0, 9.2],
  ),
];

/** A horse under a long cloth with a border. */
const bardedHorse: Model = [
  ...tail,
  ...ears,
  ...barding('metal'),
  mark(body('cloth', [0, -7.6], [0.7, -6.6], [1.5, -4.6], [3, -3], [3.1, 0], [3.5, 5.6], [2.9, 7.6], [0, 8])),
  mark(body('cloth', [0, -11.6], [0.7, -10.4], [0.9, -9], [0, -8.4])),
];

/** A horse under a white cloth with a cross. */
export const crossedHorse: Model = [
  ...tail,
  ...ears,
  ...barding('metal'),
  line('cloth', 1.5, [0, 2.6], [0, 8]),
  line('cloth', 1.5, [-2.2, 4.6], [2.2, 4.6]),
  line('cloth', 1, [0, -11.4], [0, -5]),
];

export const camel: Model = [
  ...limb('hide', 0.8, [0, 7], [0.4, 8.8], [0, 10.4]),
  ...limb('hide', 1.5, [0, -4], [-1.1, -6.6], [-0.6, -9.4], [0, -11]),
  ...put(
    [
      ...pair([plate('hide', [0.4, -0.4], [1.5, 0.2], [1, 1.2])]),
      body('hide', [0, -3.4], [0.8, -3], [0.9, -1.6], [1.1, 0], [0.8, 1.2], [0, 1.6]),
    ],
    { y: -11.4 },
  ),
  body('hide', [0, -5.4], [1.6, -4.6], [2.9, -2], [3.1, 1], [2.8, 5], [1.6, 7.4], [0, 8]),
  disc('cloth', 0, 4, 2.2, 2.7),
  mark(disc('metal', 0, 3.4, 1, 1.2)),
];

/** The saddle cloth, legs, shoulders and helmet of a rider. */
export const rider: Model = [
  body('metal', [0, -2.4], [3.1, -1.8], [3, 3.6], [0, 4.2]),
  mark(body('cloth', [0, -1.8], [2.4, -1.4], [2.3, 2.9], [0, 3.4])),
  ...pair([disc('cloth', 2.9, -0.6, 0.8, 1.7)]),
  disc('cloth', 0, 0.4, 3, 1.8),
  disc('metal', 0, 0, 1.6),
];

const plume: Model = limb('cloth', 1.1, [0, 0.4], [0.3, 2.2], [-0.4, 4.4]);
const bowman: Model = [
  curve('wood', 0.9, [-3.6, -2], [-2.2, -3.8], [0, -4.4], [2.2, -3.8], [3.6, -2]),
  line('metal', 0.35, [-3.6, -2], [0, -0.6], [3.6, -2]),
  line('wood', 0.5, [0, -0.6], [0, -7]),
];

export const horseman: Model = [
  ...horse,
  ...rider,
  ...put(lance, { x: 3.4, y: 1 }),
  ...put(roundShield, { x: -3, y: -1, size: 0.85 }),
];
export const lightHorseman: Model = [
  ...horse,
  ...rider,
  ...put(javelin, { x: 3.3, y: -0.4, turn: -10 }),
  ...put(crescentShield, { x: -3, y: -1.2, size: 0.9 }),
];
export const horseArcher: Model = [...horse, ...rider, ...bowman];
export const knight: Model = [
  ...bardedHorse,
  ...rider,
  ...plume,
  ...put(lance, { x: 3.2, y: 1, turn: -3 }),
  ...put(kiteShield, { x: -3.2, y: -0.6, size: 0.95 }),
];
export const raider: Model = [
  ...horse,
  ...rider,
  ...put(spear, { x: 3.3, y: 1, turn: -6 }),
  ...put(ovalShield, { x: -3, y: -0.6, size: 0.8 }),
];
export const camelRider: Model = [
  ...camel,
  ...put(rider, { y: -1.4 }),
  ...put(spear, { x: 3.4, y: -0.4, turn: -4 }),
  ...put(roundShield, { x: -3, y: -2, size: 0.7 }),
];

const tusk: Model = limb('metal', 0.9, [2, -12], [3.4, -14.6], [2.2, -17.4]);
const ear: Model = [
  blob(
    'hide',
    [2.2, -12],
    [5.4, -14],
    [9, -13],
    [10.4, -9.4],
    [9.2, -6.4],
    [7.4, -7],
    [5.6, -5.2],
    [3, -6.4],
  ),
  curve('ink', 0.5, [4.2, -11], [7, -11.4], [8.4, -9]),
];

export const elephant: Model = [
  ...limb('hide', 1, [0, 13], [0.7, 16.4], [0.1, 18.4]),
  ...pair([disc('hide', 5, -4.4, 2.4, 2.8), disc('hide', 5.4, 9.6, 2.6, 3)]),
  body('hide', [0, -8], [5, -6.4], [7.4, -1], [7.8, 5], [6, 12.4], [0, 14.6]),
  ...pair(tusk),
  ...limb('hide', 2.2, [0, -12], [0.3, -15.4], [-0.8, -18], [-2.8, -19]),
  ...pair(ear),
  body('hide', [0, -14.8], [2.4, -13.6], [3.9, -10.4], [3.4, -6.8], [0, -5.2]),
  mark(body('cloth', [0, -13], [1.4, -11.4], [1, -9], [0, -8])),
];

/** A square of battlements with its crew. */
const tower: Model = [
  block('metal', [0, -4.4], [5, -4.4], [5, 5.4], [0, 5.4]),
  mark(block('hide', [0, -3], [3.6, -3], [3.6, 4], [0, 4])),
  ...put(crewman, { x: -1.9, y: -0.9, size: 0.95 }),
  ...put(crewman, { x: 1.9, y: -0.9, size: 0.95 }),
  ...put(crewman, { x: 0, y: 2.3, size: 0.95 }),
];

export const warElephant: Model = [
  ...elephant,
  block('cloth', [0, -5.2], [7, -5.2], [7.8, 9.4], [0, 9.4]),
  ...put(crewman, { y: -7.4 }),
  ...put(spear, { x: 4.2, y: 1, turn: 8, size: 0.9 }),
  ...put(spear, { x: -4.2, y: 1, turn: -8, size: 0.9 }),
  ...put(tower, { y: 1.6 }),
];

/** A broad ox with horns to both sides. */
export const ox: Model = [
  curve('hide', 0.9, [0, 8], [0.6, 10], [0, 11.4]),
  body('hide', [0, -7], [2.4, -5.6], [3.2, -1], [3.2, 5], [2.2, 8], [0, 8.6]),
  ...pair([curve('metal', 0.9, [0.9, -8.2], [2.6, -8.8], [3.2, -10.6])]),
  body('hide', [0, -11.2], [1.2, -10.6], [1.6, -8], [1.2, -5.8], [0, -5.2]),
];
