/** Small battles made by hand, for tests. */

import type {
  Base,
  Battle,
  Flow,
  Json,
  Marks,
  PlacedBase,
  Side,
  TerrainPiece,
} from '../../src/engine/battle.ts';
import { placedBase } from '../../src/engine/battle.ts';
import type { BoardRules } from '../../src/engine/contract/board.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { facingFromDegrees } from '../../src/geometry/exact.ts';
import { roundPose } from '../../src/geometry/pose.ts';
import { baseSize, isTroopFault, parseTroop } from '../../src/rules/bnb/troops/troops.ts';
import { withColumns } from '../../src/scenario/columns.ts';

export interface BaseWords {
  readonly id: string;
  /** `red` if absent. */
  readonly side?: string;
  /** `Reg Bd (O)` if absent: 40 mm wide, 15 mm deep. */
  readonly troop?: string;
  /** The midpoint of the front edge. A base without it is in reserve. */
  readonly at?: readonly [x: number, y: number];
  /** Degrees clockwise from north. */
  readonly facing?: number;
  readonly size?: readonly [width: number, depth: number];
  readonly marks?: Marks;
  readonly bound?: Marks;
  readonly place?: Base['place'];
  readonly command?: string;
}

export interface TerrainWords extends Partial<Omit<TerrainPiece, 'area' | 'line' | 'crest'>> {
  readonly kind: string;
  readonly area?: readonly (readonly [number, number])[];
  readonly line?: readonly (readonly [number, number])[];
  readonly crest?: readonly (readonly [number, number])[];
}

export interface BattleWords {
  readonly ruleset?: string;
  readonly bases?: readonly BaseWords[];
  /** The bent columns, each from its head to its last base. */
  readonly columns?: Parameters<typeof withColumns>[1];
  readonly terrain?: readonly TerrainWords[];
  readonly table?: readonly [width: number, depth: number];
  readonly sides?: readonly Side[];
  readonly active?: string;
  readonly round?: number;
  readonly bound?: number;
  /** The points of the only command. */
  readonly pips?: number;
  readonly options?: Battle['options'];
  readonly own?: { readonly [key: string]: Json };
  readonly flow?: Flow;
}

function sizeOf(troop: string): readonly [number, number] {
  const read = parseTroop(troop);
  if (isTroopFault(read)) return [40, 15];
  const { width, depth } = baseSize(read);
  return [width, depth];
}

export function baseOf(words: BaseWords): Base {
  const { id, side = 'red', troop = 'Reg Bd (O)', at, facing = 0, marks = {}, bound = {} } = words;
  const [width, depth] = words.size ?? sizeOf(troop);
  const pose = at ? roundPose({ x: at[0], y: at[1], facing: facingFromDegrees(facing) }) : null;
  const place = words.place ?? (pose ? 'table' : 'reserve');
  const base: Base = { id, side, troop, width, depth, place, pose, marks, bound, start: null };
  return words.command === undefined ? base : { ...base, command: words.command };
}

const points = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y }));

/** A piece of terrain with its points in millimetres. Its id is its kind if absent. */
export function pieceOf({ area, line, crest, ...rest }: TerrainWords): TerrainPiece {
  return {
    id: rest.kind,
    ...rest,
    ...(area && { area: points(area) }),
    ...(line && { line: points(line) }),
    ...(crest && { crest: points(crest) }),
  };
}

/** The corners of a rectangle parallel to the table edges. */
export const box = (
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): readonly (readonly [number, number])[] => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];

const SIDES: readonly Side[] = [
  { id: 'red', edge: 'south', role: 'invader', facts: {} },
  { id: 'blue', edge: 'north', role: 'defender', facts: {} },
];

/** A battle of red (south, active) against blue on 1200 x 750 mm, with the changes in `words`. */
export function battleOf(words: BattleWords = {}): Battle {
  const [width, depth] = words.table ?? [1200, 750];
  const active = words.active ?? 'red';
  const linked = withColumns((words.bases ?? []).map(baseOf), words.columns);
  return {
    ruleset: words.ruleset ?? 'bnb',
    options: words.options ?? {},
    table: { width, depth },
    terrain: (words.terrain ?? []).map(pieceOf),
    sides: words.sides ?? SIDES,
    bases: linked.bases.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    turn: {
      round: words.round ?? 1,
      bound: words.bound ?? 1,
      active,
      pips: { '': words.pips ?? 6 },
      drawOffered: null,
    },
    own: words.own ?? {},
    flow: words.flow ?? { phase: '', stack: [], awaits: [] },
    result: null,
  };
}

/** A base that must be on the table; throws if it is not. */
export function onTable(battle: Battle, id: string): PlacedBase {
  const base = placedBase(battle, id);
  if (!base) throw new Error(`${id} is not on the table`);
  return base;
}

export const idsOf = (bases: readonly { readonly id: string }[]): readonly string[] =>
  bases.map((base) => base.id);

/** The changes of a test to the rules of the board. */
interface BoardChange {
  readonly groups?: Partial<BoardRules['groups']>;
  readonly zone?: Partial<BoardRules['zone']>;
  readonly gap?: Partial<BoardRules['gap']>;
}

/** A ruleset with nothing but the board: zones are 40 mm deep, gaps up to 40 mm wide, and every base sees all. */
export function boardOnly({ groups, zone, gap }: BoardChange = {}): Ruleset {
  const plain: BoardRules = {
    groups: { may: () => true, front: (group) => group },
    zone: {
      deepest: 40,
      depth: () => 40,
      cutBy: (_battle, owner, other) => owner.side === other.side,
      binds: (meeting) => meeting === 'ground' || meeting === 'far-edge',
    },
    going: {
      kinds: ['bad', 'middling', 'good'],
      of: (_battle, piece) => (piece === null ? 'good' : piece.kind),
      partlyIn: 'board.partly',
    },
    gap: { rule: 'board.gap', widest: 40, hasSide: (_battle, base, movers) => !movers.includes(base.id) },
    sees: () => true,
  };
  const board: BoardRules = {
    ...plain,
    groups: { ...plain.groups, ...groups },
    zone: { ...plain.zone, ...zone },
    gap: { ...plain.gap, ...gap },
  };
  return { board } as Ruleset;
}
