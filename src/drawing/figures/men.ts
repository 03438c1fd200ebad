/** Men seen from above, and their equipment. Each stands at the origin and looks to the front. */
import { blob, block, body, curve, disc, line, type Model, mark, pair, plate, put, star } from './shape.ts';

/** Shoulders and a helmet. */
export const man: Model = [disc('cloth', 0, 0.2, 3.1, 1.8), disc('metal', 0, -0.2, 1.6)];
/** A man with a crest from front to rear. */
const crested: Model = [...man, line('hide', 1, [0, -2.1], [0, 1.9])];
/** A bare-headed man with wild hair. */
const longHaired: Model = [
  disc('cloth', 0, 0.2, 3.3, 1.9),
  plate('hide', ...star(9, 2.6, 1.5).map(([x, y]) => [x, y + 0.3] as const)),
  mark(disc('metal', 0, -0.8, 0.8)),
];
/** A man in a hood with a long cloak. */
export const cloaked: Model = [
  body('cloth', [0, -2.2], [2.6, -1], [3.2, 1], [3.6, 4.2], [1.4, 5.2], [0, 4.6]),
  body('hide', [0, -2.6], [1.7, -1.2], [1.7, 0.6], [0, 2.4]),
  mark(disc('ink', 0, -1, 0.9)),
];

/** A round shield with a boss. */
export const roundShield: Model = [disc('metal', 0, 0, 2.9), mark(disc('hide', 0, 0, 1.3))];
/** A long oval shield with a spine. */
export const ovalShield: Model = [disc('metal', 0, 0, 1.9, 3.2), line('hide', 0.8, [0, -2.4], [0, 2.4])];
/** A large shield with corners, held across. */
const tallShield: Model = [
  block('hide', [0, -1.7], [2.9, -1.2], [2.9, 1.5], [0, 1.1]),
  mark(disc('metal', 0, -0.2, 0.9)),
];
/** A shield that is broad above and pointed below. */
export const kiteShield: Model = [
  body('metal', [0, -2.2], [1.8, -1.8], [1.6, 0.6], [0, 3.4]),
  line('hide', 0.7, [0, -1.8], [0, 2.4]),
  line('hide', 0.7, [-1.5, -0.6], [1.5, -0.6]),
];
/** A small crescent-shaped shield of wickerwork. */
export const crescentShield: Model = [
  blob(
    'metal',
    [-2.2, 0.8],
    [-1.6, -1.2],
    [0, -2],
    [1.6, -1.2],
    [2.2, 0.8],
    [0.9, 0.1],
    [0, 0.5],
    [-0.9, 0.1],
  ),
];

/** A shaft from the rear to the front, with a point. */
const shaft = (from: number, to: number, width = 0.75): Model => [
  line('wood', width, [0, from], [0, to + 1.4]),
  plate('metal', [0, to], [0.85, to + 1.7], [0, to + 2.7], [-0.85, to + 1.7]),
];

export const spear: Model = shaft(2.4, -5.8);
const pike: Model = shaft(2.4, -9.6, 0.9);
export const javelin: Model = shaft(3, -5.6, 0.65);
export const lance: Model = shaft(4, -11, 0.9);

export const sword: Model = [
  block('metal', [0, -6.6], [0.8, -5.4], [0.75, -1.2], [0, -1.2]),
  line('wood', 0.8, [-1.5, -1], [1.5, -1]),
  line('wood', 0.8, [0, -1], [0, 0.6]),
];
/** An axe with two blades. */
const axe: Model = [
  line('wood', 0.9, [0, 2.4], [0, -7.2]),
  ...pair([blob('metal', [0.2, -5.6], [2.6, -7.4], [3, -4.8], [2.6, -2.4], [0.2, -4])]),
];
const club: Model = [body('hide', [0, -5.6], [1.1, -5], [0.9, -3], [0.35, 1], [0, 1.2])];
const fork: Model = [
  line('wood', 0.7, [0, 3], [0, -4]),
  line('wood', 0.6, [-1.3, -6], [-1.3, -4], [1.3, -4], [1.3, -6]),
  line('wood', 0.6, [0, -4], [0, -6]),
];
const torch: Model = [
  line('wood', 0.8, [0, 2], [0, -3.4]),
  body('metal', [0, -7], [0.8, -5.4], [1.3, -4.2], [0, -3]),
];
export const dagger: Model = [
  block('metal', [0, -4], [0.7, -3], [0.6, -0.8], [0, -0.8]),
  line('wood', 0.7, [-1.1, -0.6], [1.1, -0.6]),
];

/** A bow drawn to the chin, with its arrow. */
export const bow: Model = [
  line('metal', 0.35, [-4, -2.6], [0, -1], [4, -2.6]),
  curve('wood', 1, [-4.1, -2.5], [-2.6, -4.5], [0, -5.2], [2.6, -4.5], [4.1, -2.5]),
  ...shaft(-1, -7.6, 0.55),
];
export const crossbow: Model = [
  line('wood', 1.3, [0, 0.4], [0, -6]),
  curve('wood', 0.9, [-3, -3.6], [-1.8, -5.2], [0, -5.6], [1.8, -5.2], [3, -3.6]),
  line('metal', 0.35, [-3, -3.6], [3, -3.6]),
];
/** A gun just fired: smoke drifts before its muzzle. */
const handgun: Model = [
  line('wood', 1.5, [0, 1.4], [0, -4]),
  line('metal', 0.8, [0, -0.6], [0, -5]),
  blob(
    'metal',
    [-1.2, -5.2],
    [-1.9, -6.6],
    [-0.8, -7.4],
    [0.2, -8],
    [1.5, -7.4],
    [1.8, -6.2],
    [0.9, -5.2],
    [0, -5.6],
  ),
];
/** A sling swung about the head. */
export const sling: Model = [
  curve('wood', 0.5, [0, 0], [1.6, -2.4], [1.2, -5], [-1.2, -6.4]),
  disc('metal', -1.8, -6.5, 0.9),
];

const armed = (who: Model, ...with_: readonly Model[]): Model => [...who, ...with_.flat()];

export const spearman = armed(crested, put(spear, { x: 3.2 }), put(roundShield, { x: -1.5, y: -2.8 }));
export const pikeman = armed(
  [],
  put(pike, { x: 2.6 }),
  put(pike, { x: -2.4, y: 1.6 }),
  man,
  put(roundShield, { x: -0.6, y: -2, size: 0.72 }),
);
export const swordsman = armed(
  crested,
  put(sword, { x: 3.1, y: -0.6 }),
  put(tallShield, { x: -1.1, y: -2.9 }),
);
export const auxiliary = armed(man, put(javelin, { x: 3.2, turn: 6 }), put(ovalShield, { x: -2, y: -2.4 }));
export const javelinman = armed(
  man,
  put(javelin, { x: 3.2, y: -0.6, turn: -8 }),
  put(crescentShield, { x: -2.2, y: -2.2 }),
);
export const slinger = armed(man, put(sling, { x: 2.6, y: -0.6 }));
export const archer = armed(man, bow);
export const crossbowman = armed(man, crossbow);
export const gunner = armed(man, put(handgun, { x: 2, turn: -4 }));
export const tribesman = armed(
  longHaired,
  put(sword, { x: 3.4, y: -0.6, turn: 16, size: 1.1 }),
  put(ovalShield, { x: -2.4, y: -1.8, turn: -10, size: 0.9 }),
);
export const axeman = armed(longHaired, put(axe, { x: 3, y: 0.2, turn: -4 }));
const bareheaded: Model = [disc('cloth', 0, 0.2, 2.9, 1.7), disc('hide', 0, -0.2, 1.4)];
export const forkman = armed(bareheaded, put(fork, { x: 2.6 }));
export const clubman = armed(bareheaded, put(club, { x: 2.6, y: -0.6, turn: 18 }));
export const torchman = armed(bareheaded, put(torch, { x: 2.4, turn: -12 }));
/** A crewman with empty hands. */
export const crewman: Model = put(man, { size: 0.75 });
