/** Small battles of DBM in the open, drawn by chance: lines of two commands in and near contact, a little broken ground. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { OUTLINES } from '../../src/engine/setup/outlines.ts';
import { placed } from '../../src/geometry/polygon.ts';
import { roundPose } from '../../src/geometry/pose.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { baseSize, isTroopFault, parseTroop, TROOP_TYPES } from '../../src/rules/dbm/troops/troops.ts';
import { loadPosition } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

const TABLE = { width: 800, depth: 800 };

type Mustered = NonNullable<Scenario['bases']>[number];
type Piece = NonNullable<Scenario['terrain']>[number];

const ASHORE = TROOP_TYPES.filter((type) => !['Gal', 'Shp', 'Bts'].includes(type));

/** A troop that exists, by chance. */
function someTroop(random: Random): string {
  for (;;) {
    const text = `${oneOf(random, ['Reg', 'Irr'])} ${oneOf(random, ASHORE)} (${oneOf(random, ['S', 'O', 'I', 'F', 'X'])})`;
    if (!isTroopFault(parseTroop(text))) return text;
  }
}

const depthOf = (troop: string): number => {
  const read = parseTroop(troop);
  return isTroopFault(read) ? 0 : baseSize(read).depth;
};

/** Files of a command. */
const FILES = 4;

/** A command in files of one troop each, some of them two deep, facing across the table. */
function someCommand(random: Random, side: string, at: number, y: number): readonly Mustered[] {
  const facing = side === 'red' ? 0 : 180;
  const back = side === 'red' ? -1 : 1;
  return Array.from({ length: FILES }, (_, file) => {
    const troop = someTroop(random);
    const ranks = 1 + random(2);
    return Array.from({ length: ranks }, (_, rank): Mustered => {
      const id = `${side[0]}${at}${file}${rank}`;
      const flags = file === 0 && rank === 0 ? [at === 0 ? 'c-in-c' : 'general'] : [];
      const place: [number, number] = [140 + at * 240 + file * 40, y + back * rank * depthOf(troop)];
      return { id, side, troop, at: place, facing, command: at === 0 ? 'left' : 'right', flags };
    });
  }).flat();
}

const KINDS = ['Wd', 'rocky', 'brush', 'marsh', 'H(G)', 'H(S)'];
const LAID = OUTLINES.filter(({ kind, size }) => KINDS.includes(kind) && size !== 'large');

function someGround(random: Random): readonly Piece[] {
  return Array.from({ length: random(3) }, (_, at): Piece => {
    const { kind, area, crest } = oneOf(random, LAID);
    const pose = roundPose({ x: 150 + random(500), y: 300 + random(200), facing: random(1 << 20) });
    const pairs = (points: Parameters<typeof placed>[0]): [number, number][] =>
      placed(points, pose).map(({ x, y }) => [x, y]);
    return { id: `T${at + 1}`, kind, area: pairs(area), ...(crest ? { crest: pairs(crest) } : {}) };
  });
}

/** A battle before its first bound; it depends on the seed alone. */
export function dbmMelee(seed: number): Battle {
  const random = randomFrom(seed * 6007 + 11);
  const apart = oneOf(random, [0, 30, 60, 120]);
  const scenario: Scenario = {
    format: 'acies-scenario/1',
    ruleset: 'dbm',
    table: TABLE,
    terrain: [...someGround(random)],
    bases: [
      ...[0, 1].flatMap((at) => someCommand(random, 'red', at, 400 - apart / 2)),
      ...[0, 1].flatMap((at) => someCommand(random, 'blue', at, 400 + apart / 2)),
    ],
    turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
  };
  const loaded = loadPosition(dbm, scenario);
  if (!loaded.ok) throw new Error(`seed ${seed}: ${JSON.stringify(loaded.faults)}`);
  return loaded.battle;
}
