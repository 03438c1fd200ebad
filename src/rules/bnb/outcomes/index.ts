/** What decides outcome moves. Blood and Blades, Combat, outcome moves. */
import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { OutcomeRules, OutcomeWay } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { troopOf } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isInCloseCombat } from '../contacts.ts';
import { goingOf } from '../going.ts';
import { MU } from '../measures.ts';
import { mayMakeRoom } from '../passing.ts';
import { isMounted, type MoveGround, moveDistance } from '../troops.ts';
import { meets } from './encounters.ts';

/** Any part of it stands in difficult going, as it reckons. */
export const isInDifficult = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some((piece) => goingOf(piece, base) === 'DGo');

/** The clauses by which ground that may not be entered stops each kind of way. */
const IMPASSABLE_STOPS: Readonly<Record<OutcomeWay['kind'], BnbClause>> = {
  recoil: 'bnb.recoil.9',
  push: 'bnb.recoil.9',
  withdraw: 'bnb.recoil.9',
  flee: 'bnb.flee.10',
  pursue: 'bnb.pursue.15',
};

function stopsAt(battle: Battle, way: OutcomeWay, piece: TerrainPiece, inside: boolean): BnbClause | null {
  const going = goingOf(piece, way.mover);
  const rule = IMPASSABLE_STOPS[way.kind];
  if (going === IMPASSABLE && !inside) return holds(rule) ? rule : null;
  const reined = way.kind === 'pursue' && going === 'DGo' && isMounted(troopOf(way.mover));
  return reined && !isInDifficult(battle, way.mover) && holds('bnb.pursue.17') ? 'bnb.pursue.17' : null;
}

/** The players sit at the long edges. */
const isLongEdge = (battle: Battle, edge: TableEdge): boolean =>
  battle.sides.some((side) => side.edge === edge);

/** The players' own edges cost a base that goes back over them; the other two stop it. */
function backOver(battle: Battle, way: OutcomeWay, edge: TableEdge) {
  const stop = { does: 'stop', rule: 'bnb.recoil.10' } as const;
  const lost = { does: 'lost', rule: 'bnb.recoil.2' } as const;
  if (!isLongEdge(battle, edge)) return holds('bnb.recoil.10') ? stop : lost;
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

const DEGREE = facingFromDegrees(1);

export const outcomes: OutcomeRules = {
  recoilDistance: (_battle, base) => (holds('bnb.recoil.1') ? base.depth : 0),
  meets,
  stopsAt,
  atEdge,
  pushing: (_battle, { mover }, rest) => ({
    distance: holds('bnb.push.3') ? rest : Math.max(rest, mover.depth),
    binds: holds('bnb.recoil.13'),
  }),
  displaces: (battle, way, passed, other) =>
    mayMakeRoom(passed, other) && !(way.kind === 'recoil' && isInCloseCombat(battle, other)),
  passing: {
    recoil: 'right-behind',
    push: 'right-behind',
    withdraw: 'within',
    flee: 'within',
    pursue: 'within',
  },
  fullDistance: (_battle, way, going) => fullDistance(way.mover, going),
  flight: { room: 2 * MU, view: null, step: DEGREE, exact: true, tie: 'ask' },
};
