/** Positions and wishes for the benchmarks, the same in every run. */
import type { Base, Battle, TerrainPiece } from '../src/engine/battle.ts';
import { basesOnTable, type PlacedBase } from '../src/engine/battle.ts';
import { groupOf } from '../src/engine/board/groups.ts';
import type { Leg, MoveCommand } from '../src/engine/command.ts';
import { begin } from '../src/engine/game/decide.ts';
import { flowAtPhase } from '../src/engine/game/flow.ts';
import { outlineById } from '../src/engine/setup/outlines.ts';
import { HALF_TURN, QUARTER_TURN } from '../src/geometry/exact.ts';
import { distance } from '../src/geometry/point.ts';
import { roundPose } from '../src/geometry/pose.ts';
import { BNB, type Stand } from './fields.ts';

/** A generator of numbers from 0 to 1, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const PIECES: readonly (readonly [outline: string, x: number, y: number])[] = [
  ['wood-small-1', 0.06, 0.62],
  ['wood-medium-1', 0.9, 0.3],
  ['gentle-hill-medium-1', 0.45, 0.1],
  ['steep-hill-small-1', 0.2, 0.9],
  ['rocky-medium-1', 0.7, 0.5],
  ['brush-small-1', 0.35, 0.46],
  ['marsh-small-1', 0.96, 0.75],
  ['orchard-small-1', 0.6, 0.92],
];

function terrainOn(width: number, depth: number): readonly TerrainPiece[] {
  return PIECES.map(([id, x, y]) => {
    const outline = outlineById(id);
    if (!outline) throw new Error(`there is no outline ${id}`);
    const put = (p: { x: number; y: number }) => ({ x: p.x + x * width, y: p.y + y * depth });
    const piece = { id, kind: outline.kind, size: outline.size, area: outline.area.map(put) };
    return outline.crest ? { ...piece, crest: outline.crest.map(put) } : piece;
  });
}

const WIDTH = 40;

/** The distance of each third of the line from the enemy's line: in contact, near, and a march away. */
const DISTANCES = [0, 55, 200];

interface Army extends Stand {
  readonly side: string;
  readonly width: number;
  /** The y of its foremost front, and its way forward: 1 to the north, -1 to the south. */
  readonly front: number;
  readonly way: 1 | -1;
}

const commandNamed = (at: number): string => `command ${at + 1}`;

/** The flags of the general of each command, the leader of the army first. */
function flagsOf({ field: { general } }: Army, at: number): readonly string[] {
  if (at === 0) return [general.flag];
  return general.under === undefined ? [] : [general.under];
}

interface Place {
  readonly troop: string;
  readonly x: number;
  readonly y: number;
  /** The number of its command. */
  readonly command: number;
}

function baseOf(army: Army, at: number, { troop, x, y, command }: Place): Base {
  const mustered = army.field.rules.muster(troop, at < army.commands ? flagsOf(army, at) : []);
  if ('key' in mustered) throw new Error(mustered.key);
  const pose = roundPose({ x, y, facing: army.way === 1 ? 0 : HALF_TURN });
  const id = `${army.side[0]}${at < 10 ? '0' : ''}${at}`;
  const base = { ...mustered, id, side: army.side, place: 'table' as const, pose, start: null };
  return army.commands > 1 ? { ...base, command: commandNamed(command) } : base;
}

/** Two thirds of the army stand in a line in three parts. A second line is behind them, and the generals are last. */
function armyOf(army: Army): readonly Base[] {
  const { bases, commands, width, front, way } = army;
  const { general, line, loose, wings } = army.field;
  const inLine = Math.floor((bases * 2) / 3);
  const perPart = Math.ceil(inLine / DISTANCES.length);
  const breadth = inLine * WIDTH + (DISTANCES.length - 1) * WIDTH;
  const left = (width - breadth) / 2 + WIDTH / 2;
  return Array.from({ length: bases }, (_, at) => {
    if (at < commands) {
      const x = (width * (2 * at + 1)) / (2 * commands);
      return baseOf(army, at, { troop: general.troop, x, y: front - way * 220, command: at });
    }
    const next = at - commands;
    const slot = next < inLine ? next : Math.floor(((next - inLine) * inLine) / (bases - inLine));
    const part = Math.min(DISTANCES.length - 1, Math.floor(slot / perPart));
    const x = left + (slot + part) * WIDTH;
    const y = front - (way * (DISTANCES[part] ?? 0)) / 2;
    const command = Math.floor((slot * commands) / inLine);
    const inFront = at % 11 === 10 ? loose : (line[at % line.length] ?? '');
    if (next < inLine) return baseOf(army, at, { troop: inFront, x, y, command });
    return baseOf(army, at, { troop: wings[at % wings.length] ?? '', x, y: y - way * 75, command });
  });
}

/** Half the bases are red and half blue, with eight pieces of terrain. Red gives orders to move. */
export function positionOf(stand: Stand, points = 6): Battle {
  const { field, bases, commands } = stand;
  const [width, depth] = field.tableFor(bases);
  const army = { ...stand, bases: Math.floor(bases / 2), width, front: depth / 2 };
  const armies = [...armyOf({ ...army, side: 'red', way: 1 }), ...armyOf({ ...army, side: 'blue', way: -1 })];
  const names = commands > 1 ? Array.from({ length: commands }, (_, at) => commandNamed(at)) : [''];
  const pips = Object.fromEntries(names.map((name) => [name, points]));
  const battle: Battle = {
    ruleset: field.rules.id,
    options: {},
    table: { width, depth },
    terrain: terrainOn(width, depth),
    sides: [
      { id: 'red', edge: 'south', role: field.roles[0], facts: {} },
      { id: 'blue', edge: 'north', role: field.roles[1], facts: {} },
    ],
    bases: armies.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    turn: { round: 3, bound: 5, active: 'red', pips, drawOffered: null },
    own: {},
    flow: flowAtPhase(field.rules, field.phase),
    result: null,
  };
  return begin(field.rules, battle).battle;
}

/** A copy of the battle for which no answers are cached. */
export const forgotten = (battle: Battle): Battle => ({ ...battle, bases: battle.bases.slice() });

type Random = () => number;

const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

function legsFrom(base: PlacedBase, near: readonly PlacedBase[], random: Random): readonly Leg[] {
  const forward = { forward: between(random, 5, 170) };
  const pivot = random() < 0.5 ? 'left' : 'right';
  const degrees = between(random, 1, 60);
  const goal = near[Math.floor(random() * near.length)];
  const { x, y, facing } = base.pose;
  const turned = (facing * 360) / (4 * QUARTER_TURN) + between(random, -40, 40);
  switch (Math.floor(random() * 5)) {
    case 0:
      return [forward];
    case 1:
      return [{ pivot, degrees }, forward];
    case 2:
      return [{ back: between(random, 5, 100) }];
    case 3:
      return goal
        ? [{ to: [goal.pose.x, goal.pose.y, ((goal.pose.facing + HALF_TURN) * 360) / (4 * QUARTER_TURN)] }]
        : [forward];
    default:
      return [{ to: [x + between(random, -120, 120), y + between(random, -120, 120), turned] }];
  }
}

/** A base is near an enemy within this distance, in millimetres. */
const NEAR = 100;

export interface Wish {
  readonly command: MoveCommand;
  readonly near: boolean;
  readonly group: boolean;
}

/** Random wishes of the active side: two in three move a single base, the others a whole group. */
export function wishesIn(battle: Battle, count: number, seed = 1, { rules } = BNB): readonly Wish[] {
  const random = seeded(seed);
  const side = battle.turn.active;
  const mine = basesOnTable(battle).filter((base) => base.side === side);
  const enemies = basesOnTable(battle).filter((base) => base.side !== side);
  return Array.from({ length: count }, () => {
    const base = mine[Math.floor(random() * mine.length)] as PlacedBase;
    const enemyNear = enemies.filter((other) => distance(other.pose, base.pose) < 2 * NEAR);
    const group = random() < 1 / 3 ? groupOf(rules, battle, base) : [base];
    const path = legsFrom(base, enemyNear, random);
    const ids = [base.id, ...group.map((each) => each.id).filter((id) => id !== base.id)];
    const near = enemies.some((other) => distance(other.pose, base.pose) < NEAR);
    return { command: { type: 'move', bases: ids, path }, near, group: group.length > 1 };
  });
}
