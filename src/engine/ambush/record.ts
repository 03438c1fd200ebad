/** The exact record of an ambush, from which it can be laid again. */

import { distance, nearestOnSegment, type Point } from '../../geometry/point.ts';
import type { Base, BaseId, Battle, PlacedBase, SideId, TerrainPiece } from '../battle.ts';
import { outlineOf, piecesUnder } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { edgeDistance, edgeOfSide, isSideways } from '../setup/edges.ts';
import { ambushOf, asStanding, isLurking } from './hidden.ts';

/** A key distance: from a corner of a base to the border of the feature. */
export interface KeyDistance {
  readonly from: Point;
  readonly to: Point;
  /** Millimetres. */
  readonly mm: number;
}

/** How a ruleset records its ambushes. */
export interface RecordRules {
  /** Does a commander lead from this base? */
  leads(base: Base): boolean;
  /** The feature that hides a base within it; null if it lies behind one. */
  siteOf(battle: Battle, base: PlacedBase): TerrainPiece | null;
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

/** The bases of a side that lie in ambush, as if they stood there. */
export const lyingOf = (battle: Battle, side: SideId): readonly PlacedBase[] => [
  ...ambushOf(battle, side).map(asStanding),
  ...battle.bases.filter(isLurking).filter((base) => base.side === side),
];

/** The record of one ambush of a side, by default of all that it has in ambush; null if that is none. */
export function recordOf(
  { leads, siteOf }: RecordRules,
  battle: Battle,
  side: SideId,
  bases: readonly PlacedBase[] = lyingOf(battle, side),
): AmbushRecord | null {
  const [first] = bases;
  if (!first) return null;
  const within = siteOf(battle, first);
  const near = within ?? piecesUnder(battle, rectangleOfBase(first))[0] ?? null;
  const edge = edgeOfSide(battle, side);
  return {
    piece: within?.id ?? null,
    bases: bases.map((base) => ({
      id: base.id,
      troop: base.troop,
      leader: leads(base),
      forward: edgeDistance(battle, edge, base.pose),
      along: isSideways(edge) ? base.pose.y : base.pose.x,
      key: near ? keyDistance(base, outlineOf(near)) : null,
    })),
  };
}
