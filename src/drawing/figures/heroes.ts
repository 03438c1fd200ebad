/** Heroes, gods and magicians seen from above. */
import { wing } from './creatures.ts';
import { cloaked, dagger, kiteShield, roundShield, sword } from './men.ts';
import { crossedHorse, horse, rider } from './mounts.ts';
import { body, disc, limb, line, type Model, mark, pair, plate, put, star } from './shape.ts';

const cape: Model = [
  body('cloth', [0, 0], [2.6, 0.4], [4, 4], [5.4, 10.4], [3, 9.4], [0, 11]),
  line('hide', 0.5, [-1.6, 3], [-2.8, 9]),
  line('hide', 0.5, [1.6, 3], [2.8, 9]),
];

const crown: Model = [plate('metal', ...star(8, 2.7, 1.8)), disc('cloth', 0, 0, 1.2)];

const champion: Model = [
  ...cape,
  ...rider,
  ...put(sword, { x: 3.8, y: -1.4, turn: 20, size: 1.35 }),
  ...put(roundShield, { x: -3.4, y: -1.6, size: 0.95 }),
];

export const hero: Model = [...horse, ...champion, ...crown];

/** A model with its largest parts in shining metal. */
const inMetal = (model: Model): Model =>
  model.map((shape) =>
    shape.tone === 'ink' ? shape : { ...shape, tone: shape.width === null ? 'metal' : 'cloth' },
  );

/** Rays of a halo. */
const halo = (radius: number): Model => [
  plate('metal', ...star(20, radius, radius * 0.72)),
  mark(disc('cloth', 0, 0, radius * 0.62)),
];

export const paladin: Model = [
  ...crossedHorse,
  ...put(halo(4.6), { y: -0.2 }),
  ...rider,
  ...put(sword, { x: 4.2, y: -1.8, turn: 10, size: 1.35 }),
  ...put(kiteShield, { x: -4, y: -1, size: 1.1 }),
];

export const wingedHero: Model = [
  ...pair(wing('metal'), { y: -1, size: 1.05 }),
  ...horse,
  ...champion,
  ...crown,
];

/** Arms raised in a blaze of light. */
export const god: Model = [
  plate('metal', ...star(12, 14, 8.6)),
  mark(disc('cloth', 0, 0, 8)),
  mark(plate('metal', ...star(12, 7.6, 5.6))),
  ...put(
    [
      ...pair(limb('hide', 1.8, [1.6, 0], [3.8, -1.4], [4.2, -4.4])),
      body('hide', [0, -2], [2.6, -1], [3, 1], [3.6, 5], [1.4, 5.8], [0, 5.4]),
      disc('metal', 0, -0.4, 1.9),
      mark(disc('cloth', 0, -0.4, 0.9)),
    ],
    { size: 1.25 },
  ),
];

const staff: Model = [
  line('wood', 0.9, [0, 5], [0, -6.6]),
  disc('metal', 0, -7.4, 1.6),
  mark(disc('cloth', 0, -7.4, 0.8)),
];

const robed: Model = [
  body('cloth', [0, -2], [2.8, -1], [3.4, 1.6], [4.4, 6], [2, 7.2], [0, 6.6]),
  line('hide', 0.5, [-1, 2], [-1.6, 6.4]),
  line('hide', 0.5, [1, 2], [1.6, 6.4]),
];

/** A magic circle with a star, under a man with a pointed hat. */
export const magician: Model = [
  disc('metal', 0, 0, 12.6),
  mark(disc('hide', 0, 0, 11.4)),
  ...put(
    [line('metal', 0.8, ...[0, 2, 4, 1, 3, 0].map((at) => star(5, 11.2, 5)[at * 2] ?? ([0, 0] as const)))],
    {},
  ),
  ...robed,
  ...put(staff, { x: 4, y: -0.4, turn: 6 }),
  disc('hide', 0, -0.6, 3.3),
  mark(disc('metal', 0, -0.6, 2.6)),
  body('hide', [0, -3], [1.9, -1.2], [1.5, 0.8], [0.5, 4.6], [0, 5]),
];

const crossStaff: Model = [
  line('wood', 0.9, [0, 5.4], [0, -5]),
  plate(
    'metal',
    [0.75, -11.6],
    [0.75, -9.8],
    [2.5, -9.8],
    [2.5, -8.3],
    [0.75, -8.3],
    [0.75, -4.6],
    [-0.75, -4.6],
    [-0.75, -8.3],
    [-2.5, -8.3],
    [-2.5, -9.8],
    [-0.75, -9.8],
    [-0.75, -11.6],
  ),
];
const candle: Model = [line('metal', 1, [0, 0], [0, -3.4]), body('cloth', [0, -6], [0.8, -4.4], [0, -3.4])];
const acolyte: Model = [...robed, disc('hide', 0, -0.4, 1.5), ...put(candle, { x: 2.6, y: -1 })];

/** A priest with a cross before two acolytes. */
export const cleric: Model = [
  ...put(acolyte, { x: -8.6, y: 5, size: 0.8, mirrored: true }),
  ...put(acolyte, { x: 8.6, y: 5, size: 0.8 }),
  ...put(inMetal(robed), { size: 1.6, y: 0 }),
  line('cloth', 1.3, [0, 3], [0, 9.6]),
  ...put(crossStaff, { x: 6, y: 0, size: 1.15 }),
  ...put(halo(4.2), { y: -1.4 }),
  disc('hide', 0, -1.4, 2.1),
  mark(disc('metal', 0, -1.4, 1)),
];

export const sneak: Model = [
  ...cloaked,
  ...put(dagger, { x: 3, y: -1.6, turn: 14, size: 1.2 }),
  ...put(dagger, { x: -3, y: -1.6, turn: -14, size: 1.2 }),
];
