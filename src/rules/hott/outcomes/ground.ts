/** Terrain and table edges in the way of outcome moves. Hordes of the Things, Recoiling, Fleeing, Pursuit. */
import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { isAcross } from '../../../engine/board/banks.ts';
import { IMPASSABLE, outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { landing } from '../../../engine/board/room.ts';
import type { OutcomeWay } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/options.ts';
import { scale } from '../../../geometry/point.ts';
import { straightEntry } from '../../../geometry/sweep.ts';
import { isAerial, isOf } from '../base.ts';
import type { HottClause } from '../clauses/ids.ts';
import { goingOf, isCover } from '../going.ts';
import { PURSUIT_INTO_BAD_GOING } from '../options.ts';
import { bankAt } from '../rivers.ts';
import { isAstrideCrossing } from '../roads.ts';
import { isStronghold, strongholdAttacked } from '../stronghold.ts';
import { depthUnder } from '../water.ts';

/** Does it fight a stronghold with its front? */
export const attacksStronghold = (battle: Battle, base: PlacedBase): boolean =>
  strongholdAttacked(battle, base) !== null;

const isRiver = ({ kind }: TerrainPiece): boolean => kind === 'river';
const isBarred = (battle: Battle, base: PlacedBase, piece: TerrainPiece): boolean =>
  goingOf(battle, piece, base) === IMPASSABLE;

// Longer than any way of an outcome.
const FAR = 1000;

/** Does it come to a river by a bridge or a ford, astride the road? */
function comesByCrossing(battle: Battle, { mover, kind }: OutcomeWay, river: TerrainPiece): boolean {
  const from = rectangleOfBase(mover);
  const ahead = kind === 'flee' || kind === 'pursue';
  const unit = ahead ? from.forward : scale(from.forward, -1);
  const entry = straightEntry(from, unit.x * FAR, unit.y * FAR, outlineOf(river));
  return entry !== null && isAstrideCrossing(battle, landing(mover, unit, entry * FAR), river);
}

/** The same obstacles cost the one who recoils his element, whether he meets them or whom he pushes does. */
const ruleOf = (kind: OutcomeWay['kind'], recoil: HottClause): HottClause =>
  kind === 'push' ? 'hott.push.3' : recoil;

/** Going back in or over a river, too far from straight across it. */
function isAskew(battle: Battle, { mover }: OutcomeWay, river: TerrainPiece): boolean {
  const { forward, centre } = rectangleOfBase(mover);
  return !isOf(mover, 'Water Lurkers') && !isAcross(forward, bankAt(battle, river, centre));
}

/** Is it, or does it come, into the channel between an island and the shore, which is as a river? */
function isChannelBehind(battle: Battle, { mover }: OutcomeWay, piece: TerrainPiece): boolean {
  if (isRiver(piece)) return false;
  const ground = rectangleOfBase(mover);
  const end = landing(mover, scale(ground.forward, -1), mover.depth);
  return [ground, end].some((each) => depthUnder(battle, piece, each) === 'shallow');
}

function stopsBack(battle: Battle, way: OutcomeWay, piece: TerrainPiece, inside: boolean): HottClause | null {
  const { mover, kind } = way;
  const fromStronghold = kind === 'recoil' && attacksStronghold(battle, mover);
  const channel = isChannelBehind(battle, way, piece);
  if ((isRiver(piece) || channel) && isAskew(battle, way, piece))
    return fromStronghold && holds('hott.hold.10') ? null : ruleOf(kind, 'hott.recoil.10');
  if (inside || channel) return null;
  if (isStronghold(piece)) return ruleOf(kind, 'hott.recoil.8');
  if (isAerial(mover) && isCover(piece))
    return fromStronghold && holds('hott.hold.12') ? null : ruleOf(kind, 'hott.recoil.9');
  if (!isBarred(battle, mover, piece) || comesByCrossing(battle, way, piece)) return null;
  return ruleOf(kind, 'hott.recoil.8');
}

function stopsFlight(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): HottClause | null {
  const { mover } = way;
  if (isAerial(mover)) return null;
  const deep = isStronghold(piece) || isBarred(battle, mover, piece);
  if (deep) return inside || comesByCrossing(battle, way, piece) ? null : 'hott.flee.8';
  if (!isRiver(piece) || isOf(mover, 'Water Lurkers')) return null;
  if (inside) return holds('hott.flee.10') ? null : 'hott.flee.7';
  return comesByCrossing(battle, way, piece) ? null : 'hott.flee.7';
}

function stopsPursuit({ mover }: OutcomeWay, battle: Battle, piece: TerrainPiece): HottClause | null {
  if (isStronghold(piece)) return 'hott.pursue.1';
  const shuns = !agreed(battle.options, PURSUIT_INTO_BAD_GOING) && goingOf(battle, piece, mover) === 'bad';
  const cannotRest = isAerial(mover) && isCover(piece) && holds('hott.going.9');
  return isRiver(piece) || isBarred(battle, mover, piece) || shuns || cannotRest ? 'hott.pursue.4' : null;
}

/** The clause by which terrain ends a way where it would enter, or (`inside`) where it stands in it. */
export function stopsAt(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  inside: boolean,
): HottClause | null {
  const rule =
    way.kind === 'pursue'
      ? inside
        ? null
        : stopsPursuit(way, battle, piece)
      : way.kind === 'flee'
        ? stopsFlight(battle, way, piece, inside)
        : stopsBack(battle, way, piece, inside);
  return rule && holds(rule) ? rule : null;
}

const EDGE_RULES: Readonly<Record<OutcomeWay['kind'], HottClause>> = {
  recoil: 'hott.lost.2',
  withdraw: 'hott.lost.2',
  push: 'hott.push.5',
  flee: 'hott.flee.11',
  pursue: 'hott.pursue.4',
};

/** Whoever goes over an edge is lost; only pursuers are held back by it. */
export function atEdge(_battle: Battle, { kind }: OutcomeWay, _edge: TableEdge) {
  const rule = EDGE_RULES[kind];
  const stops = kind === 'pursue' ? holds(rule) : !holds(rule);
  return { does: stops ? ('stop' as const) : ('lost' as const), rule };
}

/** By which clause it does not come to rest on forbidden ground, but goes on until it is clear of it. */
function clearRule(battle: Battle, { mover, kind }: OutcomeWay, hasPassed: boolean): HottClause | null {
  if (isAerial(mover) && kind === 'flee') return 'hott.going.9';
  if (isAerial(mover) && kind === 'recoil' && attacksStronghold(battle, mover)) return 'hott.hold.12';
  return hasPassed ? 'hott.pass.8' : null;
}

/** Must it go on until it is clear of this piece? */
export function clearOf(battle: Battle, way: OutcomeWay, piece: TerrainPiece, hasPassed: boolean): boolean {
  const { mover, kind } = way;
  const forbidden = isAerial(mover) ? isCover(piece) : isBarred(battle, mover, piece);
  const rule = clearRule(battle, way, hasPassed);
  if (kind === 'pursue' || rule === null || !(forbidden || isStronghold(piece))) return false;
  return holds(rule);
}

/** What one who flees keeps out of if it can: bad and impassable going that it does not stand in. */
export function shunnedBy(battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  if (!holds('hott.flee.5')) return [];
  const under = piecesUnder(battle, rectangleOfBase(base));
  return battle.terrain.filter((piece) => {
    const going = goingOf(battle, piece, base);
    const bars = going === IMPASSABLE && !isAerial(base);
    return (going === 'bad' || bars) && !under.includes(piece);
  });
}
