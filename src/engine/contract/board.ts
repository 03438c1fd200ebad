/** Groups, zones, going, gaps and sight: the rules about bases in their places. */
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { BaseId, Battle, PlacedBase, TerrainPiece } from '../battle.ts';

/**
 * How a base meets a zone: it covers ground of it, or only touches its far edge, or a corner on its far or long edge.
 */
export type ZoneMeeting = 'ground' | 'far-edge' | 'far-corner' | 'side-corner';

/** Which bases form a group. */
export interface Groups {
  /** May these two neighbours belong to one group? The engine judges their facing, side and contact. */
  may(battle: Battle, a: PlacedBase, b: PlacedBase): boolean;
  /** May a column bend between these two neighbours? Without it no column bends. */
  bends?(terrain: Battle['terrain'], front: PlacedBase, behind: PlacedBase): boolean;
  /** The bases that form the front of a group, from left to right. */
  front(group: readonly PlacedBase[]): readonly PlacedBase[];
}

/** The zone before the front edge of a base. */
export interface Zone {
  /** The greatest depth of any zone in millimetres. */
  readonly deepest: number;
  /** Its depth in millimetres; 0 where the base has none. */
  depth(battle: Battle, base: PlacedBase): number;
  /** Does this other base cut the zone of its owner short? Without it no zone is cut. */
  cutBy?(battle: Battle, owner: PlacedBase, other: PlacedBase): boolean;
  /** Does it bind a base that meets it in this way? */
  binds(meeting: ZoneMeeting): boolean;
}

/** The going of ground for a base. */
export interface Going {
  /** All goings, from the worst to the best. */
  readonly kinds: readonly string[];
  /**
   * The going of a piece for a base: one of `kinds`, `impassable`, or null where the piece changes nothing. Where the
   * piece is null it is the going of open ground. `at` is the ground in question, where the piece differs within itself.
   */
  of(battle: Battle, piece: TerrainPiece | null, base: PlacedBase, at?: Rectangle): string | null;
  /** The clause by which a piece counts for a base that stands only partly in it. */
  readonly partlyIn: string;
}

/** A space between bases that is too narrow to be open. */
export interface Gap {
  readonly rule: string;
  /** Millimetres. */
  readonly widest: number;
  /** Can this base be the side of a gap for an order to those bases? */
  hasSide(battle: Battle, base: PlacedBase, movers: readonly BaseId[]): boolean;
}

export interface BoardRules {
  /** Which bases form a group. */
  readonly groups: Groups;
  /** The zone before the front edge of a base. */
  readonly zone: Zone;
  /** What ground is to a base. */
  readonly going: Going;
  /** Which spaces between bases are gaps. */
  readonly gap: Gap;
  /** Does one base see the other? */
  sees(battle: Battle, from: PlacedBase, to: PlacedBase): boolean;
}
