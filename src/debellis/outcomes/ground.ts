/** Ground and table edges in the way of outcome moves. */

import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { OutcomeWay } from '../../engine/contract/outcomes.ts';
import { keptWith } from '../../engine/data/memory.ts';
import { holds } from '../../engine/effects.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { straightEntry } from '../../geometry/sweep.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { fleeing } from '../troops/riding.ts';
import type { MoveGround } from '../troops/troop.ts';
import { isWithin } from '../walls/passage.ts';
import { hasFallen, holderOf, isGate, isTemporary, isWall, type Wall } from '../walls/sections.ts';
import { isFrozen } from '../weather/ice.ts';

/** The clause by which impassable ground ends a way. */
const BARRED = keptWith(
  (game: Debellis): Readonly<Record<OutcomeWay['kind'], string>> => ({
    recoil: clauseIn(game.outcomes, 'waterBars'),
    withdraw: clauseIn(game.outcomes, 'waterBars'),
    push: clauseIn(game.outcomes, 'waterBars'),
    flee: clauseIn(game.outcomes, 'waterBars'),
    pursue: clauseIn(game.outcomes, 'held'),
  }),
);

/** The clause by which each kind of way ends at a section. */
const AT_WALLS = keptWith(
  (game: Debellis): Readonly<Record<OutcomeWay['kind'], string>> => ({
    recoil: clauseIn(game.outcomes, 'recoilAtWalls'),
    withdraw: clauseIn(game.outcomes, 'recoilAtWalls'),
    push: clauseIn(game.outcomes, 'recoilAtWalls'),
    flee: clauseIn(game.outcomes, 'fleeAside'),
    pursue: clauseIn(game.outcomes, 'pursuitAtWalls'),
  }),
);

/** A recoil goes through a gateway that no enemy holds, and out of enemy TF. */
function stoppedByWall(
  game: Debellis,
  battle: Battle,
  { kind, mover }: OutcomeWay,
  wall: Wall,
): string | null {
  const rule = AT_WALLS(game)[kind];
  if (kind === 'pursue') return hasFallen(battle, wall) || !holds(rule) ? null : rule;
  const open = isGate(wall) && holderOf(game, battle, wall) === mover.side;
  const pushedOut = isTemporary(wall) && wall.side !== mover.side && isWithin(wall, mover);
  const goesOn = open || (pushedOut && kind !== 'flee');
  return goesOn || !holds(rule) ? null : rule;
}

/** The clause by which a piece ends a way. A pursuit ends also at a river. */
export function stopsAt(
  game: Debellis,
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): string | null {
  if (isWall(piece) && !inside) return stoppedByWall(game, battle, way, piece);
  const rule = BARRED(game)[way.kind];
  const barred = game.goingOf(battle, piece, way.mover) === IMPASSABLE;
  const river = way.kind === 'pursue' && piece.kind === 'Rv' && !isFrozen(battle, piece);
  return (barred || river) && !inside && holds(rule) ? rule : null;
}

/** A base that crosses a table edge is lost. Only a pursuit stops at the edge. */
export function atEdge(game: Debellis, _battle: Battle, { kind }: OutcomeWay, _edge: TableEdge) {
  const rule: string =
    kind === 'pursue' ? clauseIn(game.outcomes, 'stopAtEdge') : clauseIn(game.outcomes, 'fleeDistance');
  const stops = kind === 'pursue' && holds(rule);
  return { does: stops ? ('stop' as const) : ('lost' as const), rule };
}

/** The addition to a tactical move in flight, in paces. */
const HASTE = 50;

/** The length of a flight from the first rear edge to the last front edge, if this is the worst going. Millimetres. */
export const flightDistance = (game: Debellis, base: PlacedBase, going: string): number =>
  game.paces(
    game.moveOf(game.troopOf(fleeing(game, base)), going as MoveGround) +
      (holdsIn(game.outcomes, 'fleeDistance') ? HASTE : 0),
  );

/** The distance that is left for the flight after a recoil. */
export const restOfFlight = (game: Debellis, base: PlacedBase, going: string, recoiled: number): number =>
  Math.max(0, flightDistance(game, base, going) - (holdsIn(game.outcomes, 'recoilCounts') ? recoiled : 0));

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
export const shunnedBy = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  recoiled: number,
): readonly TerrainPiece[] =>
  holdsIn(game.outcomes, 'shunDifficult')
    ? battle.terrain.filter(
        (piece) =>
          game.goingOf(battle, piece, fleeing(game, base)) === 'DGo' &&
          !sharesArea(rectangleOfBase(base).corners, outlineOf(piece)) &&
          !moreThan(flightDistance(game, base, 'DGo'), reachOf(base, piece, recoiled)),
      )
    : [];
