/** A battle as plain data: sides, bases, terrain, turn and flow. */
import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import { keptWith } from './data/memory.ts';
import type { Game, GameSide, SideId } from './game/game.ts';

export type { Json } from './data/json.ts';
export type {
  AnswerForm,
  Awaited,
  DieRequest,
  Flow,
  Frame,
  Result,
  SideId,
} from './game/game.ts';

export type BaseId = string;

/**
 * Where a base is: on the `table`, still to come (`reserve`), gone for good (`lost`), or at a place that only its
 * ruleset has.
 */
export type Place = string;

/** Figures by name. An absent name means none. */
export type Marks = Readonly<Record<string, number>>;

/** The place of a base in a column that bends. */
export interface Follow {
  /** The base next ahead in the column. */
  readonly base: BaseId;
  /**
   * The straight segments of the track from the front of this base to the front of the base ahead. Each is given by its
   * start and the facing along it.
   */
  readonly track: readonly Pose[];
}

export interface Base {
  readonly id: BaseId;
  readonly side: SideId;
  /** The troop in the notation of players, in its ruleset's canonical form. */
  readonly troop: string;
  /** Millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly place: Place;
  /** The midpoint of the front edge and the facing; null if the base is not on the table. */
  readonly pose: Pose | null;
  /** Lasting facts such as general or crossbow. */
  readonly marks: Marks;
  /** What the base did and suffered this bound. It is cleared at the end of the bound. */
  readonly bound: Marks;
  /** The pose before the base first moved this bound; null if it has not moved. */
  readonly start: Pose | null;
  /** The name of its command, if the army has several. */
  readonly command?: string;
  /** Set for all bases of a bent column except its head. */
  readonly follows?: Follow;
}

/** A base with its facts in the same order as all others: JavaScript reads objects of one shape much faster. */
export function plainBase(base: Base): Base {
  const { id, side, troop, width, depth, place, pose, marks, bound, start, command, follows } = base;
  const plain: Base = { id, side, troop, width, depth, place, pose, marks, bound, start };
  const commanded = command === undefined ? plain : { ...plain, command };
  return follows === undefined ? commanded : { ...commanded, follows };
}

export interface PlacedBase extends Base {
  readonly place: 'table';
  readonly pose: Pose;
}

/** A terrain piece: an area with an outline, or a line with a width. Each ruleset has its own kinds. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: string;
  readonly area?: readonly Point[];
  readonly line?: readonly Point[];
  /** The width of a line, in millimetres. */
  readonly width?: number;
  readonly crest?: readonly Point[];
  readonly cover?: string;
  readonly slopes?: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly side?: SideId;
  readonly crossings?: readonly { readonly at: readonly [number, number]; readonly kind: string }[];
}

/** A straight section that a side owns. From its first point to its second the outside is on the left. */
export interface Wall extends TerrainPiece {
  readonly side: SideId;
  readonly line: readonly [Point, Point];
}

/** In millimetres: how far it reaches ahead of the front edge, and beyond each end of that edge. */
export interface Arc {
  readonly length: number;
  readonly side: number;
  /** It ends at this distance from the nearest point of the front edge, so that its corners are round. */
  readonly rounded: boolean;
}

export type TableEdge = 'south' | 'north' | 'east' | 'west';

export interface Side extends GameSide {
  readonly edge: TableEdge;
  /** `invader`, `defender`, `attacker`, or the ruleset's own term; absent until it is settled. */
  readonly role?: string;
}

export interface Turn {
  readonly round: number;
  /** The number of the bound, from 1. */
  readonly bound: number;
  readonly active: SideId;
  /** The points left to spend, by command. An army of one command has the name ''. */
  readonly pips: Readonly<Record<string, number>>;
  /** The side whose offer of a draw is still open. */
  readonly drawOffered: SideId | null;
  /** The part of the army that goes through phases after the main army has gone through its own. */
  readonly command?: string;
}

/** A battle: a game on a table. Plain data that is never changed in place. */
export interface Battle extends Game {
  /** Millimetres. The width runs along the southern player's edge. */
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly TerrainPiece[];
  /** Two. */
  readonly sides: readonly Side[];
  /** Sorted by id. */
  readonly bases: readonly Base[];
  readonly turn: Turn;
}

/** A position as it was read or built. It may have faults. */
export interface Setup {
  readonly table: { readonly width: number; readonly depth: number };
  readonly options: Battle['options'];
  readonly terrain: readonly TerrainPiece[];
  readonly sides: readonly Side[];
  readonly bases: readonly Base[];
  readonly turn: Turn;
  readonly own: Battle['own'];
  /** The phase that play has just reached; null if the position is only for questions. */
  readonly phase: string | null;
}

/** The base with this id. The list is sorted, so half of what is left of it is ruled out at each step. */
export function findBase({ bases }: Battle, id: BaseId): Base | undefined {
  let from = 0;
  let to = bases.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const base = bases[middle] as Base;
    if (base.id === id) return base;
    if (base.id < id) from = middle + 1;
    else to = middle - 1;
  }
  return undefined;
}

export const findSide = (battle: Pick<Battle, 'sides'>, id: SideId): Side | undefined =>
  battle.sides.find((side) => side.id === id);

/** The other of the two sides. */
export const otherSide = (battle: Battle, id: SideId): SideId =>
  battle.sides.find((side) => side.id !== id)?.id ?? id;

export const isPlaced = (base: Base): base is PlacedBase => base.place === 'table' && base.pose !== null;

const placedAmong = keptWith((bases: readonly Base[]): readonly PlacedBase[] => bases.filter(isPlaced));

/** All bases on the table, by id. */
export const basesOnTable = ({ bases }: Battle): readonly PlacedBase[] => placedAmong(bases);

/** A base on the table; null if it is not there. */
export function placedBase(battle: Battle, id: BaseId): PlacedBase | null {
  const base = findBase(battle, id);
  return base && isPlaced(base) ? base : null;
}

/** The bases with these ids that are on the table, in the order of the ids. */
export const placedBases = (battle: Battle, ids: readonly BaseId[]): readonly PlacedBase[] =>
  ids.flatMap((id) => placedBase(battle, id) ?? []);

/** A figure by name, 0 if there is none. */
export const figure = (marks: Marks, name: string): number => marks[name] ?? 0;
