/** The exact record of an ambush, from which it can be laid again. Blood and Blades, ambush within a wood. */
import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { edgeDistance, edgeOfSide, isSideways } from '../../../engine/setup/edges.ts';
import { distance, nearestOnSegment, type Point } from '../../../geometry/point.ts';
import { isCommander } from '../base.ts';
import { ambushOf, asStanding, isLurking } from './hidden.ts';
import { siteWithin } from './sites.ts';

/** A key distance: from a corner of a base to the border of the feature. */
export interface KeyDistance {
  readonly from: Point;
  readonly to: Point;
  /** Millimetres. */
  readonly mm: number;
}

export interface RecordedBase {
  readonly id: BaseId;
  readonly troop: string;
  readonly leader: boolean;
  /**
   * Millimetres to its front's middle: from its side's own edge, and along that edge from the western or southern end.
   */
  readonly forward: number;
  readonly along: number;
  /** The distance to the nearest border of the feature; null if it lies in none. */
  readonly key: KeyDistance | null;
}

export interface AmbushRecord {
  /** The feature that it lies within; null if it lies behind one. */
  readonly piece: string | null;
  readonly bases: readonly RecordedBase[];
}

/** The shortest line from a corner of a base to a border. */
function keyDistance(base: PlacedBase, outline: readonly Point[]): KeyDistance | null {
  let best: KeyDistance | null = null;
  for (const from of rectangleOfBase(base).corners)
    for (const [at, a] of outline.entries()) {
      const to = nearestOnSegment(from, a, outline[(at + 1) % outline.length] ?? a);
      const mm = distance(from, to);
      if (!best || mm < best.mm) best = { from, to, mm };
    }
  return best;
}

const lying = (battle: Battle, side: SideId): readonly PlacedBase[] => [
  ...ambushOf(battle, side).map(asStanding),
  ...battle.bases.filter(isLurking).filter((base) => base.side === side),
];

/** The record of a side's ambush; null if it has none. */
export function ambushRecord(battle: Battle, side: SideId): AmbushRecord | null {
  const bases = lying(battle, side);
  const [first] = bases;
  if (!first) return null;
  const within = siteWithin(battle, first)?.piece ?? null;
  const near = within ?? piecesUnder(battle, rectangleOfBase(first))[0] ?? null;
  const edge = edgeOfSide(battle, side);
  return {
    piece: within?.id ?? null,
    bases: bases.map((base) => ({
      id: base.id,
      troop: base.troop,
      leader: isCommander(base),
      forward: edgeDistance(battle, edge, base.pose),
      along: isSideways(edge) ? base.pose.y : base.pose.x,
      key: near ? keyDistance(base, outlineOf(near)) : null,
    })),
  };
}
