/** What lengthens or shortens a move. DBMM, Moves; rulings 59, 101 and 133. */
import type { Debellis } from '../../../debellis/game.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { isAligned, meet } from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { stageLength } from '../../../engine/moves/measure.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Stage, Trace } from '../../../engine/moves/types.ts';
import { isStraightAhead } from '../../../engine/moves/way.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { isNaval, troopOf } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';
import { sightReach } from '../weather/sight-reach.ts';
import { facesInZone } from './zones.ts';

/** How far anybody goes beyond its distance to line up with enemies, in paces. */
const LINING_UP = 80;
/** How far beyond what it sees a move may go, in paces. */
const UNSEEN = 40;

/** Does a mover end in front of an enemy that it fights, or whose zone it is in, exactly lined up? */
const isLinedUp = (game: Debellis, trace: Trace): boolean =>
  trace.contacts.some(
    (contact) =>
      contact.other.side !== moverOf(trace, contact).side &&
      contact.touches.some(({ mine, length }) => mine === 'front' && length > 0) &&
      (!meet(contact.touches, 'front', 'front') || isAligned(contact.touches)),
  ) || trace.way.movers.some((_, mover) => facesInZone(game, trace, mover));

/** How far a stage goes other than straight ahead, in millimetres. */
function asideOn(trace: Trace, stage: Stage): number {
  const { motion } = stage;
  if (isStraightAhead(motion) || motion.kind === 'turnabout') return 0;
  const length = stageLength(trace.way, stage);
  return motion.kind === 'straight' ? length - Math.max(0, motion.ahead) : length;
}

/** How far a mover may go beyond its distance, in millimetres: what it goes aside or turns to line up with enemies. */
export function extraMove(game: Debellis, trace: Trace): number {
  if (trace.way.column) return 0;
  const aside = trace.way.stages.reduce((sum, stage) => sum + asideOn(trace, stage), 0);
  if (aside === 0 || !holds('dbmm.move.29') || !isLinedUp(game, trace)) return 0;
  return Math.min(paces(LINING_UP), aside);
}

/** Does it go backwards on part of its way? */
const backsUp = ({ way: { stages } }: Trace): boolean =>
  stages.some(({ motion }) => motion.kind === 'straight' && motion.ahead < 0);

/** How far an ordered move or a spontaneous advance may go at this hour and in this weather, in millimetres. */
function mostInSight(game: Debellis, { battle, manner }: Trace): number {
  const isLimited = holds('dbmm.move.30') && (manner !== 'spontaneous' || holds('dbmm.vis.30'));
  return isLimited ? sightReach(game, battle) + paces(UNSEEN) : Number.POSITIVE_INFINITY;
}

/** How far a naval element goes backwards: all water is difficult going then. */
function mostBackwards(trace: Trace, mover: number): number {
  const base = trace.way.movers[mover] as PlacedBase;
  const isSlow = isNaval(base) && backsUp(trace) && holds('dbmm.water.1');
  return isSlow ? paces(moveOf(troopOf(base), 'DGo')) : Number.POSITIVE_INFINITY;
}

/** How far a mover may go whatever its distance, in millimetres. */
export const mostMove = (game: Debellis, trace: Trace, mover: number): number =>
  Math.min(mostInSight(game, trace), mostBackwards(trace, mover));

/** The clause of that. */
export const ruleOfMost = (game: Debellis, trace: Trace, mover: number): DbmmClause =>
  mostBackwards(trace, mover) < mostInSight(game, trace) ? 'dbmm.water.1' : 'dbmm.move.30';
