import type { Base, BaseId, Battle, SideId } from '../../engine/battle.ts';
import type { Point } from '../../geometry/point.ts';

/** A hidden base as its owner has recorded it. */
export interface RecordedBase {
  readonly id: BaseId;
  readonly leader: boolean;
  /** Millimetres from its side's own edge, and along that edge, to the middle of its front. */
  readonly forward: number;
  readonly along: number;
  /** How far it is from the border of the feature that it lies in; null where it lies in none. */
  readonly key: { readonly from: Point; readonly to: Point; readonly mm: number } | null;
}

/** An ambush as its owner has recorded it. */
export interface AmbushRecord {
  /** The feature it lies within; null where it lies behind one. */
  readonly piece: string | null;
  readonly bases: readonly RecordedBase[];
}

/** How a ruleset shows ambushes. */
export interface AmbushOnScreen {
  /** Does only its owner see the base there? */
  lurks(base: Base): boolean;
  mayLie(base: Base): boolean;
  /** How far from its own edge a side may lay an ambush, in millimetres. */
  depth(battle: Battle, side: SideId): number;
  /** Ground on which a base of this side would be hidden. */
  hidingPlaces(battle: Battle, side: SideId): readonly (readonly Point[])[];
  /** A side's records of its own ambushes. */
  records(battle: Battle, side: SideId): readonly AmbushRecord[];
  /** May ambushes be laid in this battle, where the question is also about something else? */
  isAgreed?(battle: Battle): boolean;
}
