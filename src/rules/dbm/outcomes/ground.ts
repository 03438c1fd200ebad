/** Ground and table edges in the way of outcome moves. DBM, Recoiling, Fleeing, Pursuing; rulings 70, 117 to 119. */
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
import { isFrozen } from '../ice.ts';
import { paces } from '../measures.ts';
import { fleeing } from '../riding.ts';
import { type MoveGround, moveOf } from '../troops.ts';
import { isWithin } from '../walls/passage.ts';
import { hasFallen, holderOf, isGate, isTemporary, isWall, type Wall } from '../walls/sections.ts';

/** The clause by which impassable ground ends a way. */
const BARRED: Readonly<Record<OutcomeWay['kind'], DbmClause>> = {
  recoil: 'dbm.flee.10',
  withdraw: 'dbm.flee.10',
  push: 'dbm.flee.10',
  flee: 'dbm.flee.10',
  pursue: 'dbm.pursue.10',
};

/** The clause by which each kind of way ends at a section. */
const AT_WALLS: Readonly<Record<OutcomeWay['kind'], DbmClause>> = {
  recoil: 'dbm.recoil.7',
  withdraw: 'dbm.recoil.7',
  push: 'dbm.recoil.7',
  flee: 'dbm.flee.5',
  pursue: 'dbm.fort.6',
};

/** A recoil goes through a gateway that no enemy holds, and out of enemy TF. */
function stoppedByWall(battle: Battle, { kind, mover }: OutcomeWay, wall: Wall): DbmClause | null {
  const rule = AT_WALLS[kind];
  if (kind === 'pursue') return hasFallen(battle, wall) || !holds(rule) ? null : rule;
  const open = isGate(wall) && holderOf(battle, wall) === mover.side;
  const pushedOut = isTemporary(wall) && wall.side !== mover.side && isWithin(wall, mover);
  const goesOn = open || (pushedOut && kind !== 'flee');
  return goesOn || !holds(rule) ? null : rule;
}

/** The clause by which a piece ends a way. A pursuit ends also at a river. */
export function stopsAt(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): DbmClause | null {
  if (isWall(piece) && !inside) return stoppedByWall(battle, way, piece);
  const rule = BARRED[way.kind];
  const barred = goingOf(battle, piece, way.mover) === IMPASSABLE;
  const river = way.kind === 'pursue' && piece.kind === 'Rv' && !isFrozen(battle, piece);
  return (barred || river) && !inside && holds(rule) ? rule : null;
}

/** A base that crosses a table edge is lost. Only a pursuit stops at the edge. */
export function atEdge(_battle: Battle, { kind }: OutcomeWay, _edge: TableEdge) {
  const rule: DbmClause = kind === 'pursue' ? 'dbm.pursue.11' : 'dbm.flee.4';
  const stops = kind === 'pursue' && holds(rule);
  return { does: stops ? ('stop' as const) : ('lost' as const), rule };
}

/** The addition to a tactical move in flight, in paces. */
const HASTE = 50;

/** The length of a flight from the first rear edge to the last front edge, if this is the worst going. Millimetres. */
export const flightDistance = (base: PlacedBase, going: string): number =>
  paces(moveOf(troopOf(fleeing(base)), going as MoveGround) + (holds('dbm.flee.4') ? HASTE : 0));

/** The distance that is left for the flight after a recoil. */
export const restOfFlight = (base: PlacedBase, going: string, recoiled: number): number =>
  Math.max(0, flightDistance(base, going) - (holds('dbm.flee.6') ? recoiled : 0));

// Longer than any flight.
const FAR = 1000;

/** Millimetres of a flight to a piece: straight ahead, or else by the nearest way. */
function reachOf(base: PlacedBase, piece: TerrainPiece, recoiled: number): number {
  const ground = rectangleOfBase(base);
  const outline = outlineOf(piece);
  const entry = straightEntry(ground, ground.forward.x * FAR, ground.forward.y * FAR, outline);
  return recoiled + (entry === null ? polygonsDistance(ground.corners, outline) : entry * FAR);
}

/** The difficult going that a fleeing base avoids, because it is too far to be entered in this bound. */
export const shunnedBy = (battle: Battle, base: PlacedBase, recoiled: number): readonly TerrainPiece[] =>
  holds('dbm.flee.9')
    ? battle.terrain.filter(
        (piece) =>
          goingOf(battle, piece, fleeing(base)) === 'DGo' &&
          !sharesArea(rectangleOfBase(base).corners, outlineOf(piece)) &&
          !moreThan(flightDistance(base, 'DGo'), reachOf(base, piece, recoiled)),
      )
    : [];
