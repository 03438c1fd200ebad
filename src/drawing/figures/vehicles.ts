/** Chariots, wagons, engines and camps seen from above. */
import { archer, crewman, spear } from './men.ts';
import { horse, ox } from './mounts.ts';
import { blob, block, body, curve, disc, line, type Model, mark, pair, plate, put } from './shape.ts';

/** A wheel on its edge. From above it is a bar with a hub. */
const wheel = (x: number, y: number, radius: number): Model => [
  plate('ink', [x - 0.7, y - radius], [x + 0.7, y - radius], [x + 0.7, y + radius], [x - 0.7, y + radius]),
  mark(disc('metal', x, y, 0.5)),
];
const axle = (y: number, half: number, radius: number): Model => [
  line('wood', 1, [-half, y], [half, y]),
  ...pair(wheel(half, y, radius)),
];

/** The floor of a chariot, round in front and open behind. */
const car = (half: number, front: number, rear: number): Model => [
  body(
    'metal',
    [0, front],
    [half * 0.7, front + 0.6],
    [half, front + 3],
    [half, rear - 1.4],
    [half * 0.84, rear],
    [half * 0.4, rear],
    [0, rear],
  ),
  mark(
    body(
      'cloth',
      [0, front + 1.4],
      [half * 0.6, front + 1.9],
      [half - 1.2, front + 3.6],
      [half - 1.2, rear - 0.2],
      [0, rear - 0.2],
    ),
  ),
];

const pole = (from: number, to: number, yoke: number): Model => [
  line('wood', 0.9, [0, from], [0, to]),
  line('wood', 0.9, [-yoke, to], [yoke, to]),
];

/** Two horses and a crew of two. */
export const lightChariot: Model = [
  ...pole(3, -8, 4),
  ...pair(horse, { x: 3.3, y: -6.5, size: 0.95 }),
  ...axle(8.6, 6.8, 4),
  ...car(4.8, 3.6, 11),
  ...put(crewman, { x: -1.8, y: 6.6, size: 1.1 }),
  ...put(archer, { x: 1.5, y: 8.4, size: 0.8 }),
];

/** Four horses and a crew of three. */
export const heavyChariot: Model = [
  ...pole(2, -8, 9),
  ...pair(horse, { x: 2.7, y: -6.5, size: 0.95 }),
  ...pair(horse, { x: 8.1, y: -6, size: 0.95 }),
  ...axle(8.4, 10.4, 4.6),
  ...car(7.6, 3, 13),
  ...put(spear, { x: 5, y: 6, size: 0.9 }),
  ...put(crewman, { x: 0, y: 6, size: 1.15 }),
  ...put(archer, { x: -3.6, y: 9, size: 0.85 }),
  ...put(crewman, { x: 3.6, y: 9.4, size: 1.15 }),
];

const scythe: Model = [curve('metal', 1.4, [7.4, 8.4], [11, 7.6], [13.6, 4.4], [13.8, 2])];

/** A chariot with blades at its wheels and a driver alone. */
export const scythedChariot: Model = [
  ...pole(2, -8, 9),
  ...pair(horse, { x: 2.7, y: -6.5, size: 0.95 }),
  ...pair(horse, { x: 8.1, y: -6, size: 0.95 }),
  ...pair(scythe),
  ...axle(8.4, 7.2, 4.2),
  ...car(4.8, 3.6, 11.4),
  ...put(crewman, { x: 0, y: 7.6, size: 1.2 }),
];

const planks = (half: number, from: number, to: number, count: number): Model =>
  Array.from({ length: count }, (_, at) => {
    const y = from + ((to - from) * (at + 0.5)) / count;
    return line('wood', 0.4, [-half, y], [half, y]);
  });

/** A wagon under a hood, drawn by two oxen. */
export const wagon: Model = [
  ...pole(0, -10, 4),
  ...pair(ox, { x: 3.6, y: -6.4, size: 0.9 }),
  ...axle(5, 7, 2.6),
  ...axle(13, 7, 3),
  block('hide', [0, 0], [5.6, 0], [5.6, 17], [0, 17]),
  body('metal', [0, 1], [3.6, 1.4], [5, 3], [5, 14.4], [3.6, 16], [0, 16.4]),
  ...[4.4, 8.6, 12.8].map((y) => curve('hide', 0.6, [-4.9, y + 0.4], [0, y - 0.8], [4.9, y + 0.4])),
];

/** The baggage wagon that infantry leaves behind. */
export const cart: Model = [
  ...axle(4.6, 6.4, 3.2),
  block('hide', [0, 0], [5, 0], [5, 9], [0, 9]),
  ...planks(5, 0, 9, 4),
  disc('metal', -1.6, 3.2, 2.2, 1.9),
  disc('cloth', 1.8, 5.4, 2.3, 2),
];

/** A fighting platform with shields along its sides, drawn by two oxen. */
export const warWagon: Model = [
  ...pole(-2, -11, 4),
  ...pair(ox, { x: 3.8, y: -8.4, size: 0.85 }),
  ...axle(3, 10, 3),
  ...axle(13, 10, 3),
  block('hide', [0, -2.4], [8.4, -2.4], [8.4, 17], [0, 17]),
  mark(block('cloth', [0, -0.6], [6.4, -0.6], [6.4, 15.2], [0, 15.2])),
  ...[0.4, 5, 9.6, 14.2].flatMap((y) => pair([disc('metal', 8.2, y, 1.5, 2)])),
  ...put(archer, { x: -2.8, y: 4.4, size: 0.85 }),
  ...put(archer, { x: 2.8, y: 4.4, size: 0.85 }),
  ...put(crewman, { x: -2.6, y: 10.6, size: 1.2 }),
  ...put(crewman, { x: 2.6, y: 10.6, size: 1.2 }),
];

/** A great crossbow on a stand, with a crew of two. */
export const engine: Model = [
  line('wood', 1.4, [-6, 7], [0, -1], [6, 7]),
  block('hide', [0, -8.4], [1.7, -8.4], [1.7, 12.4], [0, 12.4]),
  block('metal', [0, -6.4], [3.6, -6], [3.6, -3], [0, -2.6]),
  line('metal', 0.5, [-12, 1.4], [0, 6.4], [12, 1.4]),
  curve('wood', 2.1, [-12.2, 1.4], [-8, -3.4], [-2.4, -4.8]),
  curve('wood', 2.1, [12.2, 1.4], [8, -3.4], [2.4, -4.8]),
  line('wood', 0.9, [0, 6], [0, -12]),
  plate('metal', [0, -14], [1.5, -11], [0, -9.6], [-1.5, -11]),
  ...pair(put(crewman, { x: 6.4, y: 9.6, size: 1.5 })),
];

const GORES = 10;
const spoke = (at: number, radius: number): readonly [number, number] => {
  const angle = (at * 2 * Math.PI) / GORES;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
};

/** A round tent of striped cloth about its pole. */
export const tent: Model = [
  ...[1, 3, 5, 7, 9].map((at) => line('wood', 0.4, spoke(at, 6), spoke(at, 9.6))),
  plate('metal', ...Array.from({ length: GORES }, (_, at) => spoke(at, 8))),
  ...[0, 2, 4, 6, 8].map((at) => mark(plate('cloth', [0, 0], spoke(at, 7.7), spoke(at + 1, 7.7)))),
  disc('hide', 0, 0, 1.1),
];

export const bundles: Model = [
  disc('hide', -2.4, 0, 2.6, 2.2),
  disc('cloth', 2, 0.8, 2.8, 2.4),
  disc('metal', -0.4, -2.4, 2.2, 1.8),
  line('wood', 0.4, [-4.8, 0], [0, 0.2]),
  line('wood', 0.4, [-0.6, 1], [4.6, 0.8]),
];

const oar = (y: number): Model => [
  line('wood', 0.7, [3.6, y], [11, y + 3.4]),
  line('wood', 1.3, [9.2, y + 2.6], [11, y + 3.4]),
];

/** A long ship with a ram, oars and a furled sail. */
export const galley: Model = [
  ...[-8, -4.6, -1.2, 2.2, 5.6, 9].flatMap((y) => pair(oar(y))),
  body('hide', [0, -19], [0.8, -17], [1, -15], [3.6, -10.6], [4.6, -2], [4.4, 8], [2.4, 14.4], [0, 17]),
  mark(body('cloth', [0, -12.6], [2.2, -9], [3.2, -2], [3, 7.6], [1.4, 12.8], [0, 14.4])),
  ...planks(2.8, -8, 10, 6),
  line('wood', 1, [-7.4, -0.6], [7.4, -0.6]),
  body('metal', [0, -2.2], [4, -1.9], [7.2, -0.6], [4, 0.5], [0, 0.6]),
  disc('ink', 0, -0.6, 0.8),
  ...put(crewman, { y: 11.6, size: 1.1 }),
];

/** A round ship under a full sail. */
export const ship: Model = [
  body('hide', [0, -17], [3.6, -12.6], [6.4, -5], [6.6, 6], [4.6, 13.4], [0, 15.6]),
  mark(body('cloth', [0, -14], [2.6, -10.6], [4.8, -4], [5, 5.6], [3.2, 11.8], [0, 13.6])),
  ...planks(4.6, -10, 12, 7),
  blob('metal', [-11.6, 2.6], [-8, -3.4], [0, -6.4], [8, -3.4], [11.6, 2.6], [5, 0.6], [0, 0], [-5, 0.6]),
  line('hide', 0.5, [-4, -4.6], [-3, 0.4]),
  line('hide', 0.5, [4, -4.6], [3, 0.4]),
  line('wood', 1.1, [-11, 2.8], [11, 2.8]),
  disc('ink', 0, 2.6, 1),
  ...put(crewman, { y: 9.6, size: 1.2 }),
];

/** A small boat with two men who paddle. */
export const boat: Model = [
  line('wood', 0.6, [2, -1.4], [5.4, -3.8]),
  line('wood', 0.6, [-2, 3.6], [-5.4, 1.4]),
  body('hide', [0, -9], [2, -5], [2.6, 0], [2, 5.4], [0, 8]),
  mark(body('cloth', [0, -6.6], [1.2, -4], [1.7, 0], [1.2, 4.4], [0, 6])),
  ...put(crewman, { y: -1.6, size: 0.95 }),
  ...put(crewman, { y: 3.2, size: 0.95 }),
];
