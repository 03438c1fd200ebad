/** Strongholds: terrain pieces that an army owns and may lose. Hordes of the Things, Strongholds. */
import type { Battle, PlacedBase, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { boxOfPiece } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { distance, midpoint, nearestOnSegment, type Point } from '../../../geometry/point.ts';
import { onOutline } from '../../../geometry/polygon.ts';
import { boxesMeet, EDGE_NAMES, type EdgeName, edgeOf } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP, CORNER_GAP } from '../../../geometry/tolerance.ts';
import { note, stateOf } from '../state.ts';

export const STRONGHOLD = 'stronghold';

export interface Stronghold extends TerrainPiece {
  readonly kind: typeof STRONGHOLD;
  readonly side: SideId;
  readonly area: readonly Point[];
}

export const isStronghold = (piece: TerrainPiece): piece is Stronghold =>
  piece.kind === STRONGHOLD && piece.side !== undefined && piece.area !== undefined;

/** All strongholds on the board, also those that are lost. */
export const strongholdsOf = (battle: Battle): readonly Stronghold[] => battle.terrain.filter(isStronghold);

/** The stronghold of a side, or null. */
export const strongholdOf = (battle: Battle, side: SideId): Stronghold | null =>
  strongholdsOf(battle).find((piece) => piece.side === side) ?? null;

/** A stronghold by its id. In a fight its id stands in the place of a base's id. */
export const strongholdById = (battle: Battle, id: string): Stronghold | null =>
  strongholdsOf(battle).find((piece) => piece.id === id) ?? null;

/** Has this side lost its stronghold? */
export function isStrongholdLost(battle: Battle, side: SideId): boolean {
  const lost = stateOf(battle).strongholdsLost ?? [];
  return strongholdsOf(battle).some((piece) => piece.side === side && lost.includes(piece.id));
}

/** Records that a stronghold was captured or destroyed. */
export const loseStronghold = (battle: Battle, id: string): Change =>
  note({ strongholdsLost: [...(stateOf(battle).strongholdsLost ?? []), id] });

/**
 * Does more than a corner of this edge touch the outline? It is enough to test its middle and the points nearest to the
 * outline's corners.
 */
function edgeTouches([from, to]: readonly [Point, Point], outline: readonly Point[]): boolean {
  const places = [midpoint(from, to), ...outline.map((corner) => nearestOnSegment(corner, from, to))];
  return places.some(
    (place) =>
      distance(place, from) > CORNER_GAP &&
      distance(place, to) > CORNER_GAP &&
      onOutline(outline, place, CONTACT_GAP),
  );
}

/** The edges of a base that touch a stronghold by more than a corner. */
export const edgesTouching = (base: PlacedBase, { area }: Stronghold): readonly EdgeName[] =>
  EDGE_NAMES.filter((name) => edgeTouches(edgeOf(rectangleOfBase(base), name), area));

/** Does a base touch the stronghold with more than a corner? */
export const touches = (base: PlacedBase, stronghold: Stronghold): boolean =>
  edgesTouching(base, stronghold).length > 0;

/**
 * Is the front edge of a base in close combat contact with an enemy stronghold? The box test comes first because most
 * bases are far away.
 */
export function attacks(base: PlacedBase, stronghold: Stronghold): boolean {
  if (base.side === stronghold.side) return false;
  if (!boxesMeet(rectangleOfBase(base).box, boxOfPiece(stronghold), CONTACT_GAP)) return false;
  return edgesTouching(base, stronghold).includes('front') && holds('hott.term.5');
}

/** Does it attack a stronghold with its whole front edge? */
export function attacksWithWholeFront(battle: Battle, base: PlacedBase): boolean {
  const stronghold = strongholdAttacked(battle, base);
  if (!stronghold) return false;
  const [from, to] = edgeOf(rectangleOfBase(base), 'front');
  return [from, midpoint(from, to), to].every((place) => onOutline(stronghold.area, place, CONTACT_GAP));
}

/** The enemy stronghold that the front edge of a base touches, unless it is lost. */
export const strongholdAttacked = (battle: Battle, base: PlacedBase): Stronghold | null =>
  strongholdsOf(battle).find(
    (stronghold) => !isStrongholdLost(battle, stronghold.side) && attacks(base, stronghold),
  ) ?? null;
