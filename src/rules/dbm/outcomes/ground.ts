/** Terrain and table edges in the way of outcome moves. DBM, Recoiling, Fleeing, Pursuing; rulings 70 and 117 to 119. */
import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { straightEntry } from '../../../geometry/sweep.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { troopOf } from '../base.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { goingOf } from '../going.ts';
import { paces } from '../measures.ts';
import { type MoveGround, moveOf } from '../troops.ts';

/** The clause by which ground that cannot be entered ends a way. */
const BARRED: Readonly<Record<OutcomeWay['kind'], DbmClause>> = {
  recoil: 'dbm.flee.10',
  withdraw: 'dbm.flee.10',
  push: 'dbm.flee.10',
  flee: 'dbm.flee.10',
  pursue: 'dbm.pursue.10',
};

/** The clause by which a piece ends a way that comes to it; pursuers do not come into rivers either. */
export function stopsAt(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): DbmClause | null {
  const rule = BARRED[way.kind];
  const barred = goingOf(battle, piece, way.mover) === IMPASSABLE;
  const river = way.kind === 'pursue' && piece.kind === 'Rv';
  return (barred || river) && !inside && holds(rule) ? rule : null;
}

/** Whoever goes over an edge is lost; only pursuers are held back by it. */
export function atEdge(_battle: Battle, { kind }: OutcomeWay, _edge: TableEdge) {
  const rule: DbmClause = kind === 'pursue' ? 'dbm.pursue.11' : 'dbm.flee.4';
  const stops = kind === 'pursue' && holds(rule);
  return { does: stops ? ('stop' as const) : ('lost' as const), rule };
}

/** What is added to a tactical move in flight, in paces. */
const HASTE = 50;

/** Millimetres from the first rear edge to the last front edge, where the worst going met is this. */
export const flightDistance = (base: PlacedBase, going: string): number =>
  paces(moveOf(troopOf(base), going as MoveGround) + (holds('dbm.flee.4') ? HASTE : 0));

/** How far one who has gone back already still flees. */
export const restOfFlight = (base: PlacedBase, going: string, recoiled: number): number =>
  Math.max(0, flightDistance(base, going) - (holds('dbm.flee.6') ? recoiled : 0));

// Longer than any flight.
const FAR = 1000;

/** Millimetres of its flight until it comes to a piece: straight ahead, or else by the nearest way. */
function reachOf(base: PlacedBase, piece: TerrainPiece, recoiled: number): number {
  const ground = rectangleOfBase(base);
  const outline = outlineOf(piece);
  const entry = straightEntry(ground, ground.forward.x * FAR, ground.forward.y * FAR, outline);
  return recoiled + (entry === null ? polygonsDistance(ground.corners, outline) : entry * FAR);
}

/** What one who flees the way it now faces keeps out of: difficult going that it is too far from to enter this bound. */
export const shunnedBy = (battle: Battle, base: PlacedBase, recoiled: number): readonly TerrainPiece[] =>
  holds('dbm.flee.9')
    ? battle.terrain.filter(
        (piece) =>
          goingOf(battle, piece, base) === 'DGo' &&
          !sharesArea(rectangleOfBase(base).corners, outlineOf(piece)) &&
          !moreThan(flightDistance(base, 'DGo'), reachOf(base, piece, recoiled)),
      )
    : [];
