/** Outcome moves: recoils, pushes, flights and pursuits, and what they meet. */
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Battle, Place, PlacedBase, TableEdge, TerrainPiece } from '../battle.ts';

/** The way of a base in an outcome move. */
export interface OutcomeWay {
  readonly kind: 'recoil' | 'push' | 'withdraw' | 'flee' | 'pursue';
  /** The base that moves, in its place at the start of the way. */
  readonly mover: PlacedBase;
  /** The base whose outcome this is: the mover, unless another base pushes it. */
  readonly first: PlacedBase;
  /** The base that pushes the mover. */
  readonly pusher?: PlacedBase;
}

/**
 * What happens when a mover meets a base, and by which clause: it passes it, pushes it, stops, destroys it (`crush`),
 * both are destroyed, or the first mover is (`self`). A flight may also avoid it or carry it along; if both are
 * given, it is carried along where it cannot be avoided.
 */
export interface Encounter {
  readonly does: 'pass' | 'push' | 'stop' | 'crush' | 'both' | 'self' | 'avoid' | 'carry';
  readonly rule: string;
}

/**
 * Where a base that passes others ends: straight behind them; within its distance or not at all; or in the first
 * space that is large enough, also beyond its distance.
 */
export type Passing =
  | {
      readonly ends: 'right-behind';
      /** May this friend be displaced to make room for a base that passes `passed`? */
      displaces(passed: PlacedBase, other: PlacedBase): boolean;
    }
  | { readonly ends: 'within' }
  | {
      readonly ends: 'first-space';
      /** Must it go on until it is clear of this piece? `hasPassed`: it has passed another base. */
      clearOf(piece: TerrainPiece, here: Rectangle, hasPassed: boolean): boolean;
    };

/** How a base flees. */
export interface Flight {
  /** It may turn only when it is farther than this from what it avoids, in millimetres. */
  readonly room: number;
  /**
   * How far it sees, in millimetres. It turns only for what is as near as this, and as much of its new way must be
   * free, even where it flees less far; then it looks again. Null where it sees its whole way.
   */
  readonly view: number | null;
  /** It tries turns in steps of this (1/1048576 turn). */
  readonly step: number;
  /** The turn found is then made as small as possible. */
  readonly exact: boolean;
  /** Between equal turns to both sides the owner chooses, or it turns away from the nearest enemy. */
  readonly tie: 'ask' | 'away';
  /** It may turn to face along a friend that it can pass then. */
  readonly aligns?: true;
  /** If no turn avoids everything that it should avoid, it goes straight on. */
  readonly allOrNone?: true;
  /** Friends that are carried along stay where they stood if there is no room behind it. */
  readonly sparesCarried?: true;
  /** The clause by which a friend is taken off the table instead of carried along, and the place it goes to; else null. */
  takenOff?(battle: Battle, base: PlacedBase): { readonly rule: string; readonly to: Place } | null;
}

/** How far outcome moves go, in millimetres. */
export interface OutcomeDistance {
  /** The length of a recoil. */
  recoil(battle: Battle, base: PlacedBase): number;
  /** How far a base with `rest` millimetres to go pushes another, and whether it must stop with the other. */
  push(battle: Battle, way: OutcomeWay, rest: number): { readonly distance: number; readonly binds: boolean };
  /** How far a base flees or withdraws after its recoil, if the worst going that it meets is `going`. */
  full(battle: Battle, way: OutcomeWay, going: string, recoiled: number): number;
}

export interface OutcomeRules {
  /** How far outcome moves go. */
  readonly distance: OutcomeDistance;
  /**
   * What may happen when a base stands in the way, best first. A `stop` at the end is left when nothing else is
   * possible. `over` is the ground that the mover covers if it goes on to just beyond that base.
   */
  meets(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[];
  /**
   * The clause by which terrain stops the mover where it would enter or, with `inside`, where it stands within the
   * outline. The way is `mm` long; 0 asks only whether the mover may be there.
   */
  stopsAt(battle: Battle, way: OutcomeWay, piece: TerrainPiece, inside: boolean, mm: number): string | null;
  /** Where something on the ground ends a straight way although the mover may enter it, or null; `mm` is its length. */
  endsAt?(
    battle: Battle,
    way: OutcomeWay,
    unit: Point,
    mm: number,
  ): { readonly at: number; readonly rule: string } | null;
  /** The result for a mover that would go over a table edge. */
  atEdge(
    battle: Battle,
    way: OutcomeWay,
    edge: TableEdge,
  ): { readonly does: 'stop' | 'lost'; readonly rule: string };
  /** Is a base lost if a base stops its recoil? Else it merely goes less far. */
  readonly losesStopped?: true;
  /** Where a mover that passes others ends. */
  passing(battle: Battle, way: OutcomeWay): Passing;
  /** How a base flees. */
  readonly flight: Flight;
}
