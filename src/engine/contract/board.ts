/** What stands where: groups, zones, going, gaps, sight. */
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { BaseId, Battle, PlacedBase, TerrainPiece } from '../battle.ts';

/** How a base meets a zone: it covers ground of it, or only touches its far edge, or a corner on its far or long edge. */
export type ZoneMeeting = 'ground' | 'far-edge' | 'far-corner' | 'side-corner';

export interface BoardRules {
  /** May these two neighbours belong to one group? The engine judges their facing, side and contact. */
  mayGroup(battle: Battle, a: PlacedBase, b: PlacedBase): boolean;
  /** May a column bend between these two neighbours? Without it no column bends. */
  bends?(terrain: Battle['terrain'], front: PlacedBase, behind: PlacedBase): boolean;
  /** The bases that form the front of a group, from left to right. */
  front(group: readonly PlacedBase[]): readonly PlacedBase[];
  /** Depth of the zone before the front edge of a base, in millimetres; 0 where it has none. */
  zoneDepth(battle: Battle, base: PlacedBase): number;
  /** Does this other base cut the zone of its owner short? Without it no zone is cut. */
  zoneCutBy?(battle: Battle, owner: PlacedBase, other: PlacedBase): boolean;
  /** Does a zone bind a base that meets it in this way? */
  zoneBinds(meeting: ZoneMeeting): boolean;
  /**
   * The going of a piece for a base: one of `goings`, `impassable`, or null where the piece changes nothing. Where the
   * piece is null it is the going of open ground. `at` is the ground in question, where the piece differs within itself.
   */
  goingOf(battle: Battle, piece: TerrainPiece | null, base: PlacedBase, at?: Rectangle): string | null;
  /** All goings, from the worst to the best. */
  readonly goings: readonly string[];
  /** The clause by which a piece counts for a base that stands only partly in it. */
  readonly partlyIn: string;
  /** The clause about gaps, and the widest space that is a gap, in millimetres. */
  readonly gap: { readonly rule: string; readonly widest: number };
  /** Can this base be the side of a gap for an order to those bases? */
  makesGap(battle: Battle, base: PlacedBase, movers: readonly BaseId[]): boolean;
  /** Does one base see the other? */
  sees(battle: Battle, from: PlacedBase, to: PlacedBase): boolean;
}
