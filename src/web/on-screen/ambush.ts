import type { Base, BaseId, Battle, SideId } from '../../engine/battle.ts';
import type { Point } from '../../geometry/point.ts';

/** A hidden base as its owner has written it down. */
export interface RecordedBase {
  readonly id: BaseId;
  readonly leader: boolean;
  /** Millimetres from its side's own edge, and along that edge, to the middle of its front. */
  readonly forward: number;
  readonly along: number;
  /** How far it is from the border of the feature that it lies in; null where it lies in none. */
  readonly key: { readonly from: Point; readonly to: Point; readonly mm: number } | null;
}

/** An ambush as its owner has written it down. */
export interface AmbushRecord {
  /** The feature it lies within; null where it lies behind one. */
  readonly piece: string | null;
  readonly bases: readonly RecordedBase[];
}

/** Bases that their owner hides on the table. */
export interface AmbushOnScreen {
  /** Does it stand there for its owner's eyes only? */
  lurks(base: Base): boolean;
  mayLie(base: Base): boolean;
  /** How far from its own edge a side may lay one, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** Ground on which a base of this side would be hidden. */
  hidingPlaces(battle: Battle, side: SideId): readonly (readonly Point[])[];
  /** What a side has written down of its own. */
  record(battle: Battle, side: SideId): AmbushRecord | null;
}
