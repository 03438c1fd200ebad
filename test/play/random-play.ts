/** Random legal play with checks. A failure is kept as a scenario and a record. */
import '../support/bots.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { randomBot } from '../../src/bots/players/random-bot.ts';
import { straightBot } from '../../src/bots/players/straight-bot.ts';
import { simulate } from '../../src/bots/simulate/simulate.ts';
import type { Play } from '../../src/engine/battle/record.ts';
import { type Base, type Battle, isPlaced } from '../../src/engine/battle.ts';
import { degreesOf } from '../../src/geometry/exact.ts';
import { writeRecord } from '../../src/scenario/write-record.ts';
import { ARENAS, type ArenaName } from './arenas.ts';
import { momentFaults, recordFaults } from './checks.ts';

const FOLDER = 'test-results/random-play';

/** One moment in this many gets the slow checks. */
const SAMPLE = 9;
/** One battle in this many is decided again at its end. */
const SAMPLE_OF_RECORDS = 5;
/** In one battle in this many, one side goes straight at the enemy, so that there is more fighting. */
const SAMPLE_OF_ATTACKS = 2;

/** A battle with more commands does not come to an end. */
const MOST_COMMANDS = 5000;

const pairs = (points: readonly { readonly x: number; readonly y: number }[] | undefined) =>
  points?.map(({ x, y }) => [x, y]);

/** The bent columns in the form of a scenario file. */
function columnsOf({ bases }: Battle) {
  const behind = (front: Base) => bases.find(({ follows }) => follows?.base === front.id);
  const from = (head: Base): readonly Base[] => {
    const next = behind(head);
    return next ? [head, ...from(next)] : [head];
  };
  const cornersOf = ({ id, follows }: Base) => [
    id,
    follows?.track.slice(1).map(({ x, y, facing }) => [x, y, degreesOf(facing)]),
  ];
  return bases
    .filter((base) => !base.follows && behind(base))
    .map(from)
    .map((column) => ({
      bases: column.map(({ id }) => id),
      corners: Object.fromEntries(column.slice(1).map(cornersOf)),
    }));
}

/** A scenario file with the position before the last command and that command. */
function scenarioOf(battle: Battle, play: Play, title: string) {
  const entry = play.record.entries.at(-1);
  return {
    format: 'acies-scenario/1',
    ruleset: battle.ruleset,
    title: { en: title },
    options: battle.options,
    table: battle.table,
    terrain: battle.terrain.map(({ area, line, crest, ...piece }) => ({
      ...piece,
      ...(area ? { area: pairs(area) } : {}),
      ...(line ? { line: pairs(line) } : {}),
      ...(crest ? { crest: pairs(crest) } : {}),
    })),
    sides: Object.fromEntries(battle.sides.map(({ id, ...side }) => [id, side])),
    bases: battle.bases.map((base) => ({
      id: base.id,
      side: base.side,
      troop: base.troop,
      ...(isPlaced(base)
        ? { at: [base.pose.x, base.pose.y, degreesOf(base.pose.facing)] }
        : {
            in: base.place,
            ...(base.pose ? { at: [base.pose.x, base.pose.y, degreesOf(base.pose.facing)] } : {}),
          }),
      marks: base.marks,
      bound: base.bound,
    })),
    columns: columnsOf(battle),
    own: battle.own,
    turn: {
      round: Math.max(1, battle.turn.round),
      active: battle.turn.active,
      phase: battle.flow.phase,
      pips: battle.turn.pips,
    },
    steps: entry ? [{ side: entry.by, do: entry.command, expect: { ok: true } }] : [],
  };
}

function keep(name: string, before: Battle, play: Play, faults: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const title = `Random play, ${name}: ${faults.join('; ')}`;
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify([scenarioOf(before, play, title)], null, 2)}\n`);
  writeFileSync(`${FOLDER}/${name}.record.json`, writeRecord(play.record));
}

class Broken extends Error {}

/** Plays the random battle of a seed. Returns all faults, each with the name of the battle. */
export function playAndCheck(arena: ArenaName, seed: number, rounds: number): readonly string[] {
  const { rules, battleOf } = ARENAS[arena];
  const name = `${arena}-seed-${seed}`;
  let last: Play | null = null;
  const watch = (play: Play): void => {
    last = play;
    const before = play.battles.at(-2);
    if (!before) return;
    if (play.record.entries.length > MOST_COMMANDS) throw new Error('the battle does not end');
    const faults = momentFaults(rules, before, play, play.record.entries.length % SAMPLE === seed % SAMPLE);
    if (faults.length === 0) return;
    keep(name, before, play, faults);
    throw new Broken(faults.join('; '));
  };
  try {
    const play = simulate(rules, battleOf(seed), {
      bots: { red: seed % SAMPLE_OF_ATTACKS === 0 ? straightBot : randomBot, blue: randomBot },
      seed,
      rounds,
      watch,
    });
    const faults = seed % SAMPLE_OF_RECORDS === 0 ? recordFaults(rules, play) : [];
    const [opening] = play.battles;
    if (faults.length > 0 && opening) keep(name, opening, play, faults);
    return faults.map((fault) => `${name}: ${fault}`);
  } catch (error) {
    const play = last as Play | null;
    const now = play?.battles.at(-1);
    if (!(error instanceof Broken) && play && now) keep(name, now, play, [String(error)]);
    return [`${name}: ${String(error)}`];
  }
}

/** The faults of the battles of `count` seeds. */
export const faultsOf = (arena: ArenaName, first: number, count: number, rounds: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => playAndCheck(arena, first + at, rounds)).flat();
