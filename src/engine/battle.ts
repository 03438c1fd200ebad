import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import { keptWith } from './memory.ts';

/** Anything that can be written as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type SideId = string;
export type BaseId = string;

/**
 * Where a base is: on the `table`, still to come (`reserve`), gone for good (`lost`), or at a place that only its
 * ruleset has.
 */
export type Place = string;

/** Figures kept under a name; absent means none. */
export type Marks = Readonly<Record<string, number>>;

/** The place of a base in a column that bends. */
export interface Follow {
  /** The base next ahead in the column. */
  readonly base: BaseId;
  /**
   * The straight segments of the track from the front of the follower to the front of that base: where each begins,
   * and the facing along it.
   */
  readonly track: readonly Pose[];
}

export interface Base {
  readonly id: BaseId;
  readonly side: SideId;
  /** The troop as players write it, in its ruleset's canonical form. */
  readonly troop: string;
  /** Millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly place: Place;
  /** The midpoint of the front edge and the facing; null when it is nowhere on the table. */
  readonly pose: Pose | null;
  /** Lasting facts (general, crossbow, ...). */
  readonly marks: Marks;
  /** What it did and suffered this bound; cleared when the bound ends. */
  readonly bound: Marks;
  /** The base's pose when the bound began to change it; null when it has not moved. */
  readonly start: Pose | null;
  /** One of several commands. */
  readonly command?: string;
  /** Kept of all bases of a bent column but its head. */
  readonly follows?: Follow;
}

/** A base with its facts in the order in which all are made: what is made alike is read much faster. */
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

/** A terrain piece: an area with an outline, or a line with a width. Kinds are the ruleset's. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: string;
  readonly area?: readonly Point[];
  readonly line?: readonly Point[];
  /** Width of a line in millimetres. */
  readonly width?: number;
  readonly crest?: readonly Point[];
  readonly cover?: string;
  readonly slopes?: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly side?: SideId;
  readonly crossings?: readonly { readonly at: readonly [number, number]; readonly kind: string }[];
}

export type TableEdge = 'south' | 'north' | 'east' | 'west';

export interface Side {
  readonly id: SideId;
  readonly edge: TableEdge;
  /** `invader`, `defender`, `attacker`, or the ruleset's own word; absent until settled. */
  readonly role?: string;
  /** Name of the army, for people. */
  readonly army?: string;
  /** Facts about the army that the sequence of play needs (aggression, terrain offered, support allowed, ...). */
  readonly facts: { readonly [key: string]: Json };
}

export interface Turn {
  readonly round: number;
  /** Bounds begun so far, from 1. */
  readonly bound: number;
  readonly active: SideId;
  /** Points left to spend, by command; one command is called ''. */
  readonly pips: Readonly<Record<string, number>>;
  /** The side that has offered a draw which still stands. */
  readonly drawOffered: SideId | null;
}

/** How a battle ended; `winner` null is a draw. */
export interface Result {
  readonly winner: SideId | null;
  readonly how: string;
  /** Score by side, in the order of `Battle.sides`. */
  readonly score: readonly number[];
  /** A second score, where a tournament asks for one. */
  readonly secondary?: readonly number[];
}

export interface Frame {
  readonly step: string;
  readonly [key: string]: Json;
}

export interface DieRequest {
  readonly owner: SideId;
  /** Kind of die, known to the ruleset: `D6`, `AD`. */
  readonly die: string;
  readonly purpose: string;
}

/** The form an answer must have; which options there are is computed when asked. */
export type AnswerForm =
  | { readonly form: 'orders' }
  | { readonly form: 'one' }
  | { readonly form: 'some'; readonly least: number; readonly most: number }
  | { readonly form: 'number'; readonly least: number; readonly most: number }
  | { readonly form: 'place' }
  | { readonly form: 'faces'; readonly dice: readonly DieRequest[] };

export interface Awaited {
  /** A side, or `dice`: faces are asked of the host. */
  readonly by: SideId;
  readonly kind: string;
  readonly answer: AnswerForm;
  /** What the question is about: ids and figures for the message. */
  readonly about?: { readonly [key: string]: Json };
}

export interface Flow {
  readonly phase: string;
  readonly stack: readonly Frame[];
  readonly awaits: readonly Awaited[];
}

/** A battle: plain data, never changed in place. */
export interface Battle {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Millimetres; width runs along the southern player's edge. */
  readonly table: { readonly width: number; readonly depth: number };
  readonly terrain: readonly TerrainPiece[];
  readonly sides: readonly Side[];
  /** Sorted by id. */
  readonly bases: readonly Base[];
  readonly turn: Turn;
  /** The ruleset's own lasting state. */
  readonly own: { readonly [key: string]: Json };
  readonly flow: Flow;
  readonly result: Result | null;
}

export const findBase = (battle: Battle, id: BaseId): Base | undefined =>
  battle.bases.find((base) => base.id === id);

export const findSide = (battle: Pick<Battle, 'sides'>, id: SideId): Side | undefined =>
  battle.sides.find((side) => side.id === id);

/** The other one of two sides. */
export const otherSide = (battle: Battle, id: SideId): SideId =>
  battle.sides.find((side) => side.id !== id)?.id ?? id;

export const isPlaced = (base: Base): base is PlacedBase => base.place === 'table' && base.pose !== null;

const placedAmong = keptWith((bases: readonly Base[]): readonly PlacedBase[] => bases.filter(isPlaced));

/** All bases on the table, by id. */
export const basesOnTable = ({ bases }: Battle): readonly PlacedBase[] => placedAmong(bases);

/** A base that must be on the table; null when it is not. */
export function placedBase(battle: Battle, id: BaseId): PlacedBase | null {
  const base = findBase(battle, id);
  return base && isPlaced(base) ? base : null;
}

/** A figure under a name, 0 when there is none. */
export const figure = (marks: Marks, name: string): number => marks[name] ?? 0;
