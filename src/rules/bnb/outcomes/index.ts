/** The rules of outcome moves, as the engine asks for them. Blood and Blades, Combat, outcome moves. */

import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { OutcomeRules, OutcomeWay, Passing } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { mayMakeRoom } from '../board/passing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { goingOf } from '../ground/going.ts';
import { isRiver, isStillWater, isWader } from '../ground/water.ts';
import { MU } from '../measures.ts';
import { RECOIL_OFF_TABLE } from '../options.ts';
import { troopOf } from '../troops/base.ts';
import { isMounted, type MoveGround, moveDistance } from '../troops/troops.ts';
import { meets } from './encounters.ts';
import { BARRED_STOPS, waterStop } from './water.ts';

/** Is any part of a base in difficult going, as it counts for the base? */
export const isInDifficult = (battle: Battle, base: PlacedBase): boolean => {
  const ground = rectangleOfBase(base);
  return piecesUnder(battle, ground).some((piece) => goingOf(battle, piece, base, ground) === 'DGo');
};

/** A pursuit of mounted that were not in difficult going ends at it. */
function reins(battle: Battle, { kind, mover }: OutcomeWay, going: string | null): BnbClause | null {
  const reined = kind === 'pursue' && going === 'DGo' && isMounted(troopOf(mover));
  return reined && !isInDifficult(battle, mover) && holds('bnb.pursue.17') ? 'bnb.pursue.17' : null;
}

function stopsAt(battle: Battle, way: OutcomeWay, piece: TerrainPiece, inside: boolean): BnbClause | null {
  if (isRiver(piece) || isStillWater(piece)) {
    const found = waterStop(battle, way, piece, inside);
    if (found.rule) return found.rule;
    return found.waded ? reins(battle, way, goingOf(battle, piece, way.mover, found.ground)) : null;
  }
  const going = goingOf(battle, piece, way.mover);
  const rule = BARRED_STOPS[way.kind];
  if (going === IMPASSABLE && !inside) return holds(rule) ? rule : null;
  return reins(battle, way, going);
}

/** The players sit at the long edges. */
const isLongEdge = (battle: Battle, edge: TableEdge): boolean =>
  battle.sides.some((side) => side.edge === edge);

/** Does this edge stop a base that goes back? Players may agree that going back over any edge destroys. */
const stopsThere = (battle: Battle, edge: TableEdge): boolean =>
  !isLongEdge(battle, edge) && agreed(battle.options, RECOIL_OFF_TABLE) === 'long';

/** A base that goes back over a player's own edge is lost; the other two edges stop it. */
function backOver(battle: Battle, way: OutcomeWay, edge: TableEdge) {
  const stop = { does: 'stop', rule: 'bnb.recoil.10' } as const;
  const lost = { does: 'lost', rule: 'bnb.recoil.2' } as const;
  if (stopsThere(battle, edge)) return holds('bnb.recoil.10') ? stop : lost;
  if (way.kind === 'push' && !holds('bnb.recoil.14')) return stop;
  return holds('bnb.recoil.2') ? lost : stop;
}

function atEdge(battle: Battle, way: OutcomeWay, edge: TableEdge) {
  if (way.kind === 'pursue') {
    const does = holds('bnb.pursue.16') ? ('stop' as const) : ('lost' as const);
    return { does, rule: 'bnb.pursue.16' };
  }
  if (way.kind !== 'flee') return backOver(battle, way, edge);
  return { does: holds('bnb.flee.9') ? ('lost' as const) : ('stop' as const), rule: 'bnb.flee.9' };
}

/** The full move distance in one going, in millimetres. */
const fullDistance = (base: PlacedBase, going: string): number =>
  moveDistance(troopOf(base), going as MoveGround) * MU;

/** A base that recoils or is pushed ends straight behind. A recoil displaces no base in close combat. */
function passing(battle: Battle, { kind }: OutcomeWay): Passing {
  if (kind !== 'recoil' && kind !== 'push') return { ends: 'within' };
  const busy = (other: PlacedBase): boolean => kind === 'recoil' && isInCloseCombat(battle, other);
  return { ends: 'right-behind', displaces: (passed, other) => mayMakeRoom(passed, other) && !busy(other) };
}

const DEGREE = facingFromDegrees(1);

export const outcomes: OutcomeRules = {
  distance: {
    recoil: (_battle, base) => (holds('bnb.recoil.1') ? base.depth : 0),
    push: (_battle, { mover }, rest) => ({
      distance: holds('bnb.push.3') ? rest : Math.max(rest, mover.depth),
      binds: holds('bnb.recoil.13'),
    }),
    full: (_battle, way, going) => fullDistance(way.mover, going),
  },
  meets,
  stopsAt,
  atEdge,
  passing,
  flight: {
    room: 2 * MU,
    view: null,
    step: DEGREE,
    exact: true,
    tie: 'ask',
    // A base that is carried along flees too.
    takenOff: (battle, base) =>
      isWader(battle, base) && holds('bnb.terrain.45') ? { rule: 'bnb.terrain.45', to: 'spent' } : null,
  },
};
