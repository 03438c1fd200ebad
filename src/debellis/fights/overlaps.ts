/** Overlaps that count for nothing. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';

/** An overlap that a ruleset may ignore. */
export interface OverlapAsked {
  readonly battle: Battle;
  readonly by: PlacedBase;
  /** The overlapped base. */
  readonly beset: PlacedBase;
  /** The friend of the overlapping base that fights the overlapped one. */
  readonly friend: PlacedBase;
  /** Their flanks touch. */
  readonly alongside: boolean;
  /** It is the bound of the overlapped side. */
  readonly ownBound: boolean;
}

/** A condition that makes an overlap count for nothing. */
export interface IgnoredOverlap {
  readonly rule: string;
  readonly is: (overlap: OverlapAsked) => boolean;
}
