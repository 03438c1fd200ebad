/** The figures of troops by name, and the places of their models on a base 40 millimetres wide. */
import * as creatures from './creatures.ts';
import * as heroes from './heroes.ts';
import * as men from './men.ts';
import * as mounts from './mounts.ts';
import type { Model } from './shape.ts';
import * as vehicles from './vehicles.ts';

/** A model and its place, from the middle of the front of the base. */
export interface Member {
  readonly model: Model;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The models of a figure. It is drawn as large as there is room. */
export type Figure = readonly Member[];

const times = (count: number, model: Model): readonly Model[] => Array.from({ length: count }, () => model);

/** Models side by side, from the left, this far apart. */
const abreast = (models: readonly Model[], pitch: number, y = 0): Figure =>
  models.map((model, at) => ({ model, x: (at - (models.length - 1) / 2) * pitch, y }));

const rank = (count: number, model: Model, pitch: number): Figure => abreast(times(count, model), pitch);

const alone = (model: Model, size = 1): Figure => [{ model, x: 0, y: 0, size }];

const FOOT: Readonly<Record<string, Figure>> = {
  spears: rank(4, men.spearman, 9.4),
  pikes: rank(4, men.pikeman, 9.4),
  blades: rank(4, men.swordsman, 9),
  auxilia: rank(3, men.auxiliary, 11),
  javelins: rank(2, men.javelinman, 15),
  slings: rank(2, men.slinger, 15),
  'skirmishing bows': rank(2, men.archer, 15),
  'skirmishing crossbows': rank(2, men.crossbowman, 15),
  bows: rank(4, men.archer, 9),
  crossbows: rank(4, men.crossbowman, 9),
  handguns: rank(4, men.gunner, 9),
  warband: [
    { model: men.axeman, x: -13, y: 0.6 },
    { model: men.tribesman, x: -4, y: -0.6 },
    { model: men.axeman, x: 5.4, y: 0.8 },
    { model: men.tribesman, x: 13.6, y: -0.4 },
  ],
  horde: [
    ...abreast([men.forkman, men.clubman, men.torchman, men.forkman], 9),
    ...abreast([men.clubman, men.forkman, men.clubman], 9, 7),
    ...abreast([men.torchman, men.forkman, men.clubman, men.forkman], 9, 14),
  ],
};

const MOUNTED: Readonly<Record<string, Figure>> = {
  cavalry: rank(3, mounts.horseman, 11.4),
  'light horse': rank(2, mounts.lightHorseman, 15),
  'horse archers': rank(2, mounts.horseArcher, 15),
  knights: rank(3, mounts.knight, 12),
  riders: rank(3, mounts.raider, 11.4),
  camels: rank(3, mounts.camelRider, 12),
  elephant: alone(mounts.warElephant),
  'light chariot': alone(vehicles.lightChariot),
  'heavy chariot': alone(vehicles.heavyChariot),
  'scythed chariot': alone(vehicles.scythedChariot),
};

const MACHINES: Readonly<Record<string, Figure>> = {
  artillery: alone(vehicles.engine),
  'war wagon': alone(vehicles.warWagon),
  baggage: [
    { model: vehicles.wagon, x: 9, y: 0 },
    { model: vehicles.tent, x: -9.4, y: -6 },
    { model: vehicles.bundles, x: -9, y: 10.4, size: 1.2 },
  ],
  cart: [...abreast(times(2, vehicles.cart), 17)],
  galley: alone(vehicles.galley),
  ship: alone(vehicles.ship),
  boats: rank(3, vehicles.boat, 11.2),
};

const FANTASY: Readonly<Record<string, Figure>> = {
  hero: alone(heroes.hero, 1.3),
  'aerial hero': alone(heroes.wingedHero),
  paladin: alone(heroes.paladin, 1.3),
  god: alone(heroes.god),
  dragon: alone(creatures.dragon),
  airboat: alone(creatures.airboat),
  flyers: [...abreast(times(2, creatures.eagle), 24), { model: creatures.eagle, x: 0, y: 11.6 }],
  behemoth: alone(creatures.behemoth),
  beasts: rank(3, creatures.wolf, 12.4),
  magician: alone(heroes.magician),
  cleric: alone(heroes.cleric, 1.3),
  sneakers: rank(2, heroes.sneak, 15),
  lurkers: rank(2, creatures.lurker, 16.6),
  'water lurkers': alone(creatures.kraken),
};

const FIGURES: Readonly<Record<string, Figure>> = { ...FOOT, ...MOUNTED, ...MACHINES, ...FANTASY };

export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES);

/** The figure with this name; null if there is none. */
export const figureNamed = (name: string | undefined): Figure | null =>
  name !== undefined && Object.hasOwn(FIGURES, name) ? (FIGURES[name] ?? null) : null;
