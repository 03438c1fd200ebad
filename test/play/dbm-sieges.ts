/** Small sieges of DBM, drawn by chance: a row of sections, some of them empty, double bases, and riders who may dismount. */

import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { loadPosition } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

type Mustered = NonNullable<Scenario['bases']>[number];
type Piece = NonNullable<Scenario['terrain']>[number];

const TABLE = { width: 800, depth: 800 };
const SECTIONS = 10;
/** The outer edge of the wall, and its inner edge. */
const [OUTER, INNER] = [400, 410];

const xOf = (section: number): number => 220 + section * 40;

/** The row runs from east to west, so that its outside is to the south. */
function wallOf(random: Random): readonly Piece[] {
  const light = random(2) === 0;
  return Array.from({ length: SECTIONS }, (_, at): Piece => {
    const kind = oneOf(random, light ? ['TF', 'TF', 'gate'] : ['PF', 'PF', 'tower', 'gate']);
    return {
      id: `W${at}`,
      kind,
      ...(kind === 'gate' && light ? { cover: 'TF' } : {}),
      line: [
        [xOf(at) + 20, (OUTER + INNER) / 2],
        [xOf(at) - 20, (OUTER + INNER) / 2],
      ],
      width: INNER - OUTER,
      side: 'blue',
    };
  });
}

const DEFENDERS = [
  'Reg Sp (O)',
  'Reg Bw (O)',
  'Irr Ax (O)',
  'Reg Art (O)',
  'Irr Kn (O)',
  'Reg Cv (O)',
  'Irr Bg (O)',
];
const ATTACKERS = [
  ...['Reg Bd (O)', 'Irr Wb (S)', 'Irr Ax (S)', 'Reg Ps (O)', 'Reg Cv (O)', 'Irr El (O)', 'Reg WWg (S)'],
  ...['Reg Art (S)', 'Reg mtd Bw (O)', 'Irr LH (O)', 'Reg Bw (S)'],
];

/** A double base, its front half first. */
function pairOf(id: string, side: string, [x, y]: readonly [number, number]): readonly Mustered[] {
  const [facing, back] = side === 'red' ? [0, -1] : [180, 1];
  const front: Mustered = { id, side, troop: 'Irr Kn (I)', at: [x, y], facing, flags: ['wedge'] };
  return [front, { id: `${id}r`, side, troop: 'Irr Kn (I)', at: [x, y + back * 30], facing }];
}

function defenders(random: Random): readonly Mustered[] {
  const manned = Array.from({ length: SECTIONS }, (_, at) => at).filter(() => random(3) > 0);
  return [
    { id: 'zg', side: 'blue', troop: 'Reg Cv (O)', at: [400, 560], facing: 180, flags: ['c-in-c'] },
    ...manned.map(
      (at): Mustered => ({
        id: `z${at}`,
        side: 'blue',
        troop: oneOf(random, DEFENDERS),
        at: [xOf(at), INNER],
        facing: 180,
      }),
    ),
    ...pairOf('zz', 'blue', [480, 520]),
  ];
}

function attackers(random: Random): readonly Mustered[] {
  const apart = oneOf(random, [0, 20, 60]);
  const files = Array.from({ length: SECTIONS }, (_, at) => at).filter(() => random(4) > 0);
  return [
    { id: 'ag', side: 'red', troop: 'Reg Kn (O)', at: [400, 200], facing: 0, flags: ['c-in-c'] },
    ...files.map(
      (at): Mustered => ({
        id: `a${at}`,
        side: 'red',
        troop: oneOf(random, ATTACKERS),
        at: [xOf(at), OUTER - apart],
        facing: 0,
      }),
    ),
    ...pairOf('aa', 'red', [480, 260]),
  ];
}

/** A siege before its first bound; it depends on the seed alone. */
export function dbmSiege(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 5);
  const scenario: Scenario = {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    table: TABLE,
    terrain: [...wallOf(random)],
    bases: [...attackers(random), ...defenders(random)],
    turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
  };
  const loaded = loadPosition(dbm, scenario);
  if (!loaded.ok) throw new Error(`seed ${seed}: ${JSON.stringify(loaded.faults)}`);
  return loaded.battle;
}
