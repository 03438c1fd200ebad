/** Terrain and table edges in the way of outcome moves. Hordes of the Things, Recoiling, Fleeing, Pursuit. */

import type { Battle, PlacedBase, TableEdge, TerrainPiece } from '../../../engine/battle.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { turnedAbout } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { HottClause } from '../clauses/ids.ts';
import { joinedTo } from '../ground/features.ts';
import { goingOf, isCover } from '../ground/going.ts';
import { isStronghold, strongholdAttacked } from '../ground/stronghold.ts';
import { PURSUIT_INTO_BAD_GOING } from '../options.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { barsAhead, comesByCrossing, isAskew, isBarred, isRiver, type Met, metBy } from './water.ts';

/** Does it fight a stronghold with its front? */
export const attacksStronghold = (battle: Battle, base: PlacedBase): boolean =>
  strongholdAttacked(battle, base) !== null;

/** The clause of an obstacle to a recoil: another one applies if a pushed base meets it. */
const ruleOf = (kind: OutcomeWay['kind'], recoil: HottClause): HottClause =>
  kind === 'push' ? 'hott.push.3' : recoil;

function stopsBack(battle: Battle, way: OutcomeWay, piece: TerrainPiece, met: Met): HottClause | null {
  const { mover, kind } = way;
  const fromStronghold = kind === 'recoil' && attacksStronghold(battle, mover);
  if ((isRiver(piece) || met.channel) && isAskew(battle, way, piece))
    return fromStronghold && holds('hott.hold.10') ? null : ruleOf(kind, 'hott.recoil.10');
  if (isStronghold(piece)) return met.inside ? null : ruleOf(kind, 'hott.recoil.8');
  if (isAerial(mover) && isCover(piece) && !met.inside)
    return fromStronghold && holds('hott.hold.12') ? null : ruleOf(kind, 'hott.recoil.9');
  return met.barred && !comesByCrossing(battle, met, piece) ? ruleOf(kind, 'hott.recoil.8') : null;
}

function stopsFlight(battle: Battle, way: OutcomeWay, piece: TerrainPiece, met: Met): HottClause | null {
  const { mover } = way;
  if (isAerial(mover)) return null;
  const waded = (isRiver(piece) || met.channel) && !isOf(mover, 'Water Lurkers');
  if (met.inside) {
    if (met.barred) return 'hott.flee.8';
    return waded && !holds('hott.flee.10') ? 'hott.flee.7' : null;
  }
  if (comesByCrossing(battle, met, piece)) return null;
  if (isStronghold(piece) || met.barredFirst) return 'hott.flee.8';
  return waded ? 'hott.flee.7' : null;
}

/** Does it stand in the bad going that this piece is part of? Then the piece is only more of the same. */
function standsInSameBad(battle: Battle, base: PlacedBase, piece: TerrainPiece): boolean {
  const bad = joinedTo(battle, piece, (other) => goingOf(battle, other, base) === 'bad');
  return piecesUnder(battle, rectangleOfBase(base)).some((under) => bad.includes(under));
}

/** Did the players agree that pursuers do not enter bad going, and is this bad going for the mover? */
const shunsPursuit = (battle: Battle, mover: PlacedBase, piece: TerrainPiece): boolean =>
  !agreed(battle.options, PURSUIT_INTO_BAD_GOING) &&
  goingOf(battle, piece, mover) === 'bad' &&
  !standsInSameBad(battle, mover, piece);

function stopsPursuit(
  battle: Battle,
  { mover }: OutcomeWay,
  piece: TerrainPiece,
  met: Met,
): HottClause | null {
  if (met.inside) return met.barred ? 'hott.pursue.4' : null;
  if (isStronghold(piece)) return 'hott.pursue.1';
  const shuns = shunsPursuit(battle, mover, piece);
  const cannotRest = isAerial(mover) && isCover(piece) && holds('hott.going.9');
  return isRiver(piece) || met.channel || met.barred || shuns || cannotRest ? 'hott.pursue.4' : null;
}

/**
 * The clause by which terrain ends a way of `mm` millimetres where it would enter the piece, or, if `within`, where
 * the mover already stands in its outline.
 */
export function stopsAt(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  within: boolean,
  mm: number,
): HottClause | null {
  const stops = way.kind === 'pursue' ? stopsPursuit : way.kind === 'flee' ? stopsFlight : stopsBack;
  const rule = stops(battle, way, piece, metBy(battle, way, piece, within, mm));
  return rule && holds(rule) ? rule : null;
}

const EDGE_RULES: Readonly<Record<OutcomeWay['kind'], HottClause>> = {
  recoil: 'hott.lost.2',
  withdraw: 'hott.lost.2',
  push: 'hott.push.5',
  flee: 'hott.flee.11',
  pursue: 'hott.pursue.4',
};

/** A base that crosses a table edge is lost; only a pursuer stops there. */
export function atEdge(_battle: Battle, { kind }: OutcomeWay, _edge: TableEdge) {
  const rule = EDGE_RULES[kind];
  const stops = kind === 'pursue' ? holds(rule) : !holds(rule);
  return { does: stops ? ('stop' as const) : ('lost' as const), rule };
}

/** The clause by which a base does not stop on forbidden ground but goes on until it is clear; null if none does. */
function clearRule(battle: Battle, { mover, kind }: OutcomeWay, hasPassed: boolean): HottClause | null {
  if (isAerial(mover) && kind === 'flee') return 'hott.going.9';
  if (isAerial(mover) && kind === 'recoil' && attacksStronghold(battle, mover)) return 'hott.hold.12';
  return hasPassed ? 'hott.pass.8' : null;
}

/** Must it go on until it is clear of this piece, instead of stopping on it here? */
export function clearOf(
  battle: Battle,
  way: OutcomeWay,
  piece: TerrainPiece,
  here: Rectangle,
  hasPassed: boolean,
): boolean {
  const { mover, kind } = way;
  const forbidden = isAerial(mover) ? isCover(piece) : isBarred(battle, mover, piece, here);
  const rule = clearRule(battle, way, hasPassed);
  if (kind === 'pursue' || rule === null || !(forbidden || isStronghold(piece))) return false;
  return holds(rule);
}

/**
 * The pieces that a fleer avoids if it can: bad and impassable going of features that it does not stand in.
 * Water that it enters by a channel counts as a river and is not among them.
 */
export function shunnedBy(battle: Battle, base: PlacedBase): readonly TerrainPiece[] {
  if (!holds('hott.flee.5')) return [];
  const turned = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const under = piecesUnder(battle, rectangleOfBase(base));
  return battle.terrain.filter((piece) => {
    if (under.includes(piece)) return false;
    if (goingOf(battle, piece, base) === 'bad') return !standsInSameBad(battle, base, piece);
    return !isAerial(base) && barsAhead(battle, turned, piece);
  });
}
