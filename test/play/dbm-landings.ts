/** Small fights at a shore of DBM, drawn by chance: fleets of both sides, troops aboard and ashore, a river with boats. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { loadPosition } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

type Mustered = NonNullable<Scenario['bases']>[number];
type Piece = NonNullable<Scenario['terrain']>[number];

const TABLE = { width: 800, depth: 800 };
/** The sea lies west of this line, and its beach east of it. */
const SHORE = 300;
const BEACH = 40;
/** The river flows west into the sea between the armies. */
const RIVER = 400;

const strip = (west: number, east: number): [number, number][] => [
  [west, 0],
  [east, 0],
  [east, TABLE.depth],
  [west, TABLE.depth],
];

function shore(random: Random): readonly Piece[] {
  const crossing = oneOf(random, ['bridge', 'ford'] as const);
  return [
    { id: 'sea', kind: 'WW', area: strip(0, SHORE) },
    { id: 'beach', kind: 'beach', area: strip(SHORE, SHORE + BEACH) },
    {
      id: 'river',
      kind: 'Rv',
      line: [
        [TABLE.width, RIVER],
        [SHORE, RIVER],
      ],
      width: oneOf(random, [25, 60]),
      crossings: [{ at: [560, RIVER], kind: crossing }],
    },
  ];
}

const LADEN = ['Reg Gal (S)', 'Reg Gal (O)', 'Reg Gal (F)', 'Irr Shp (S)', 'Irr Shp (O)', 'Irr Bts (S)'];
const EMPTY = ['Reg Bts (F)', 'Irr Shp (I)'];
const TROOPS = [
  'Reg Bd (O)',
  'Irr Wb (S)',
  'Reg Bw (O)',
  'Irr Ax (O)',
  'Reg Ps (O)',
  'Irr Sp (I)',
  'Irr Bd (F)',
];
const ASHORE = [...TROOPS, 'Reg Cv (O)', 'Irr Kn (O)', 'Reg Art (S)', 'Irr LH (F)', 'Irr Hd (O)'];

const SHIPS = 4;
const FILES = 6;

/** Ships with their bows to the beach, some of them without their troops. */
function fleetOf(random: Random, side: string, y: number, up: number) {
  const bases: Mustered[] = [];
  const aboard: Record<string, string> = {};
  for (let at = 0; at < SHIPS; at++) {
    const id = `${side[0]}s${at}`;
    const troop = oneOf(random, random(4) > 0 ? LADEN : EMPTY);
    const isBeached = random(2) === 0;
    const place: [number, number] = [isBeached ? SHORE : SHORE - 30 - random(40), y + up * at * 42];
    const isLaden = !EMPTY.includes(troop) && random(3) > 0;
    const flags = EMPTY.includes(troop) || isLaden ? [] : ['unladen'];
    bases.push({ id, side, troop, at: place, facing: 90, flags });
    if (!isLaden) continue;
    bases.push({ id: `${id}t`, side, troop: oneOf(random, TROOPS), in: 'aboard' });
    aboard[id] = `${id}t`;
  }
  return { bases, aboard };
}

/** A line across the table, the general at its inner end. */
function lineOf(random: Random, side: string, y: number): readonly Mustered[] {
  const facing = side === 'red' ? 0 : 180;
  return Array.from({ length: FILES }, (_, at): Mustered => {
    const troop = at === FILES - 1 ? 'Reg Cv (O)' : oneOf(random, ASHORE);
    const flags = at === FILES - 1 ? ['c-in-c'] : [];
    return { id: `${side[0]}${at}`, side, troop, at: [360 + at * 40, y], facing, flags };
  });
}

/** Boats on the river. */
const boats = (random: Random): readonly Mustered[] =>
  ['red', 'blue'].flatMap((side, at) =>
    random(2) === 0
      ? []
      : [{ id: `${side[0]}b`, side, troop: 'Reg Bts (F)', at: [620 + at * 90, RIVER], facing: 270 }],
  );

/** A fight at a shore before its first bound; it depends on the seed alone. */
export function dbmLanding(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 61);
  const apart = oneOf(random, [70, 120, 200]);
  const [red, blue] = [fleetOf(random, 'red', 350, -1), fleetOf(random, 'blue', 450, 1)];
  const scenario: Scenario = {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    options: { water: true },
    table: TABLE,
    terrain: [...shore(random)],
    bases: [
      ...red.bases,
      ...blue.bases,
      ...lineOf(random, 'red', RIVER - apart / 2),
      ...lineOf(random, 'blue', RIVER + apart / 2),
      ...boats(random),
    ],
    own: {
      aboard: { ...red.aboard, ...blue.aboard },
      ...(random(2) === 0 ? { wind: oneOf(random, [0, 90, 180, 270]), strongWind: random(2) === 0 } : {}),
    },
    turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
  };
  const loaded = loadPosition(dbm, scenario);
  if (!loaded.ok) throw new Error(`seed ${seed}: ${JSON.stringify(loaded.faults)}`);
  return loaded.battle;
}
