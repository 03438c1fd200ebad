/** What lengthens or shortens a move. DBM, Moves; rulings 24 to 26. */

import type { Debellis } from '../../../debellis/game.ts';
import { extraToExpand } from '../../../debellis/moves/expanding.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import {
  flankAttacked,
  isFlankOnFlank,
  isFrontCornerOnFrontCorner,
} from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, usedAt } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { isGroping } from '../weather/sight-reach.ts';
import { isDeep, wadingsOn } from './wading.ts';

/** The additional distance for a turn from an overlap onto the flank, in paces. */
const SWING = 50;

/** Does an element that overlaps an enemy at the start turn its front onto that enemy's flank? */
function swingsOnto(trace: Trace, mover: number): boolean {
  const base = trace.way.movers[mover] as PlacedBase;
  return trace.contacts.some(
    ({ mover: at, other, touches }) =>
      at === mover &&
      other.side !== base.side &&
      flankAttacked(touches) !== null &&
      enemyContacts(trace.battle, base).some(
        (before) =>
          before.base.id === other.id &&
          before.touches.some((touch) => isFrontCornerOnFrontCorner(touch) || isFlankOnFlank(touch)),
      ),
  );
}

/** How far a mover may go beyond its distance, in millimetres. */
export function extraMove(game: Debellis, trace: Trace, mover: number): number {
  const { column } = trace.way;
  const expands = column?.kind === 'extending' && mover !== column.head;
  const swings = trace.way.movers.length === 1 && swingsOnto(trace, mover) && holds('dbm.move.14');
  return (expands ? extraToExpand(game) : 0) + (swings ? paces(SWING) : 0);
}

/** The longest move in poor sight or through a river, in paces. */
const HAMPERED = 100;

/** No move is longer in poor sight, nor if it wades a river that is not paltry: it stops at the bank if it has gone as far. */
export function mostMove(game: Debellis, trace: Trace, mover: number): number {
  const deep = wadingsOn(game)(trace).find((wading) => wading.mover === mover && isDeep(wading));
  if (!deep && !isGroping(game, trace.battle, moverOf(trace, { mover }))) return Number.POSITIVE_INFINITY;
  if (!holds('dbm.move.15')) return Number.POSITIVE_INFINITY;
  const used = deep && !deep.fromStart ? usedAt(trace, deep.at) - OVERLAP_DEPTH : 0;
  return Math.max(paces(HAMPERED), used);
}
