/** The names and labels that a drawing gets from outside. */
import type { Battle, PlacedBase, TerrainPiece, Wall } from '../engine/battle.ts';
import type { Sky } from '../engine/contract/shown.ts';
import type { BaseLabel } from './base-look.ts';
import type { StrongholdLook } from './stronghold.ts';

/** How bases are named and labelled. The terms of the ruleset come from outside. */
export interface Naming {
  label(base: PlacedBase): BaseLabel;
  letter(base: PlacedBase): string;
  /** The name for screen readers. */
  title(base: PlacedBase): string;
  /** Bases that this base fights, if contact alone does not tell. */
  engagedWith?(base: PlacedBase): readonly string[];
  /** The weather and the light over the table. */
  sky?(battle: Battle): Sky;
  /** The facts about a stronghold; null for other pieces. */
  stronghold?(piece: TerrainPiece): Omit<StrongholdLook, 'side'> | null;
  /** Has a wall fallen? Without this none has. */
  hasFallen?(wall: Wall): boolean;
}
