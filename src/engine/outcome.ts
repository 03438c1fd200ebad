import type { Rectangle } from '../geometry/rectangle.ts';
import type { Battle, Place, PlacedBase, TableEdge, TerrainPiece } from './battle.ts';

/** A way that an outcome makes a base go, for judging what stands in it. */
export interface OutcomeWay {
  readonly kind: 'recoil' | 'push' | 'withdraw' | 'flee' | 'pursue';
  /** As it stands where the way begins. */
  readonly mover: PlacedBase;
  /** Whose outcome it is: the mover itself, unless it is being pushed. */
  readonly first: PlacedBase;
  /** Who pushes the mover. */
  readonly pusher?: PlacedBase;
}

/**
 * What comes of a base in the way, and by which clause: the mover passes it, pushes it, stops, destroys it
 * (`crush`), both are destroyed, the first mover is destroyed (`self`); in a flight also: it is to be
 * avoided, or carried along, or (both) carried along where it cannot be avoided.
 */
export interface Encounter {
  readonly does: 'pass' | 'push' | 'stop' | 'crush' | 'both' | 'self' | 'avoid' | 'carry';
  readonly rule: string;
}

/**
 * Where one that passes ends: straight behind what it passed, within its distance or not at all, or (also beyond
 * its distance) in the first space large enough.
 */
export type Passing =
  | {
      readonly ends: 'right-behind';
      /** May this friend be displaced to make room for one that passes `passed`? */
      displaces(passed: PlacedBase, other: PlacedBase): boolean;
    }
  | { readonly ends: 'within' }
  | {
      readonly ends: 'first-space';
      /** May it not come to rest on this piece here, having passed somebody or not? It goes on until it is clear of it. */
      clearOf(piece: TerrainPiece, here: Rectangle, hasPassed: boolean): boolean;
    };

export interface OutcomeRules {
  /** Length of a recoil in millimetres. */
  recoilDistance(battle: Battle, base: PlacedBase): number;
  /**
   * What may come of a base in the way, best first; a choice where several are possible, and a `stop` at the
   * end is what is left when none is. `over` is the ground covered by going on to just beyond it.
   */
  meets(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[];
  /**
   * The clause by which terrain stops the mover where it would enter, or (`inside`) where it stands in its outline;
   * the way is `mm` long, 0 where it only asks whether it may be there.
   */
  stopsAt(battle: Battle, way: OutcomeWay, piece: TerrainPiece, inside: boolean, mm: number): string | null;
  /** What a table edge does to whoever would go over it. */
  atEdge(
    battle: Battle,
    way: OutcomeWay,
    edge: TableEdge,
  ): { readonly does: 'stop' | 'lost'; readonly rule: string };
  /** How far a base is pushed by one with `rest` millimetres to go, and whether the one must stop with the other. */
  pushing(
    battle: Battle,
    way: OutcomeWay,
    rest: number,
  ): { readonly distance: number; readonly binds: boolean };
  /** Where one that passes others ends. */
  passing(battle: Battle, way: OutcomeWay): Passing;
  /** Millimetres a fleeing or withdrawing base still goes after its recoil, when the worst it meets is `going`. */
  fullDistance(battle: Battle, way: OutcomeWay, going: string, recoiled: number): number;
  readonly flight: {
    /** It may turn only when farther than this from what it avoids, in millimetres. */
    readonly room: number;
    /**
     * How far it sees, in millimetres: only what is so near makes it turn, and so much of the new way must
     * be free, even where it flees less far; then it looks again. Null for all of its way.
     */
    readonly view: number | null;
    /** Turns are tried in steps of this (1/1048576 turn); then brought down to the smallest if `exact`. */
    readonly step: number;
    readonly exact: boolean;
    /** Between equal turns to both sides: ask the owner, or away from the nearest enemy. */
    readonly tie: 'ask' | 'away';
    /** It may turn to face along a friend whom it could pass then. */
    readonly aligns?: true;
    /** Where no turn avoids all that it should, it goes straight on, instead of avoiding some of it. */
    readonly allOrNone?: true;
    /** Friends carried along for whom there is no room behind it stay where they stood. */
    readonly sparesCarried?: true;
    /** By which clause a base is taken off the table instead of being carried along, and where it goes; else null. */
    takenOff?(battle: Battle, base: PlacedBase): { readonly rule: string; readonly to: Place } | null;
  };
}
