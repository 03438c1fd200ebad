import type { Battle, PlacedBase, TerrainPiece } from '../engine/battle.ts';
import type { Sky } from '../engine/contract/shown.ts';
import type { BaseLabel } from './base-look.ts';
import type { StrongholdLook } from './stronghold.ts';

/** How a base is named and written on; the ruleset's words come from outside. */
export interface Naming {
  label(base: PlacedBase): BaseLabel;
  letter(base: PlacedBase): string;
  /** The name for those who hear it instead of seeing it. */
  title(base: PlacedBase): string;
  /** Those with whom a base fights although contact alone does not tell so. */
  engagedWith?(base: PlacedBase): readonly string[];
  /** Weather and light over the table. */
  sky?(battle: Battle): Sky;
  /** What is known of a stronghold; null of other pieces. */
  stronghold?(piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
}
