/** Small battles of both De Bellis rulesets in the open, drawn by chance: lines of two commands in and near contact, a little broken ground. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Troop, TroopType } from '../../src/debellis/troops/troop.ts';
import type { TroopFault } from '../../src/engine/army/troop-text.ts';
import { isTroopFault } from '../../src/engine/army/troop-text.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { OUTLINES } from '../../src/engine/setup/outlines.ts';
import { placed } from '../../src/geometry/polygon.ts';
import { roundPose } from '../../src/geometry/pose.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import * as dbmTroops from '../../src/rules/dbm/troops/troops.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import * as dbmmTroops from '../../src/rules/dbmm/troops/troops.ts';
import { loadPosition } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

const TABLE = { width: 800, depth: 800 };

type Mustered = NonNullable<Scenario['bases']>[number];
type Piece = NonNullable<Scenario['terrain']>[number];

/** How a ruleset plays such battles. */
interface Arena {
  readonly rules: Ruleset;
  readonly troops: {
    readonly TROOP_TYPES: readonly TroopType[];
    parseTroop(text: string): Troop | TroopFault;
    baseSize(troop: Troop): { readonly depth: number };
  };
  /** Files of a command. */
  readonly files: number;
  /** The kinds of ground, by the outlines that they are drawn with. */
  readonly ground: ReadonlyMap<string, string>;
}

/** A troop that exists, by chance. */
function someTroop({ troops: { TROOP_TYPES, parseTroop } }: Arena, random: Random): string {
  const ashore = TROOP_TYPES.filter((type) => !['Gal', 'Shp', 'Bts'].includes(type));
  for (;;) {
    const text = `${oneOf(random, ['Reg', 'Irr'])} ${oneOf(random, ashore)} (${oneOf(random, ['S', 'O', 'I', 'F', 'X'])})`;
    if (!isTroopFault(parseTroop(text))) return text;
  }
}

const depthOf = ({ troops: { parseTroop, baseSize } }: Arena, troop: string): number => {
  const read = parseTroop(troop);
  return isTroopFault(read) ? 0 : baseSize(read).depth;
};

/** A command in files of one troop each, some of them two deep, facing across the table. */
function someCommand(arena: Arena, random: Random, side: string, at: number, y: number): readonly Mustered[] {
  const facing = side === 'red' ? 0 : 180;
  const back = side === 'red' ? -1 : 1;
  return Array.from({ length: arena.files }, (_, file) => {
    const troop = someTroop(arena, random);
    const ranks = 1 + random(2);
    return Array.from({ length: ranks }, (_, rank): Mustered => {
      const id = `${side[0]}${at}${file}${rank}`;
      const flags = file === 0 && rank === 0 ? [at === 0 ? 'c-in-c' : 'general'] : [];
      const place: [number, number] = [140 + at * 240 + file * 40, y + back * rank * depthOf(arena, troop)];
      return { id, side, troop, at: place, facing, command: at === 0 ? 'left' : 'right', flags };
    });
  }).flat();
}

function someGround({ ground }: Arena, random: Random): readonly Piece[] {
  const laid = OUTLINES.filter(({ kind, size }) => ground.has(kind) && size !== 'large');
  return Array.from({ length: random(3) }, (_, at): Piece => {
    const { kind, area, crest } = oneOf(random, laid);
    const pose = roundPose({ x: 150 + random(500), y: 300 + random(200), facing: random(1 << 20) });
    const pairs = (points: Parameters<typeof placed>[0]): [number, number][] =>
      placed(points, pose).map(({ x, y }) => [x, y]);
    return {
      id: `T${at + 1}`,
      kind: ground.get(kind) ?? kind,
      area: pairs(area),
      ...(crest ? { crest: pairs(crest) } : {}),
    };
  });
}

/** Battles before their first bound; each depends on its seed alone. */
const meleesOf =
  (arena: Arena) =>
  (seed: number): Battle => {
    const random = randomFrom(seed * 6007 + 11);
    const apart = oneOf(random, [0, 30, 60, 120]);
    const scenario: Scenario = {
      format: 'acies-scenario/1',
      ruleset: arena.rules.id,
      table: TABLE,
      terrain: [...someGround(arena, random)],
      bases: [
        ...[0, 1].flatMap((at) => someCommand(arena, random, 'red', at, 400 - apart / 2)),
        ...[0, 1].flatMap((at) => someCommand(arena, random, 'blue', at, 400 + apart / 2)),
      ],
      turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
    };
    const loaded = loadPosition(arena.rules, scenario);
    if (!loaded.ok) throw new Error(`seed ${seed}: ${JSON.stringify(loaded.faults)}`);
    return loaded.battle;
  };

const SAME = ['Wd', 'rocky', 'brush', 'marsh', 'H(G)', 'H(S)'];

export const dbmMelee = meleesOf({
  rules: dbm,
  troops: dbmTroops,
  files: 4,
  ground: new Map(SAME.map((kind) => [kind, kind])),
});

export const dbmmMelee = meleesOf({
  rules: dbmm,
  troops: dbmmTroops,
  files: 2,
  ground: new Map([
    ...[['Wd', 'Wd'] as const, ['rocky', 'RF'] as const, ['brush', 'SF'] as const],
    ...[['marsh', 'M'] as const, ['H(G)', 'GH'] as const, ['H(S)', 'WH'] as const],
  ]),
});
