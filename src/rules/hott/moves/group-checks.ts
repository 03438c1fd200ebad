/** How a group may move. Hordes of the Things, Tactical moves. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, type Motion, outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { touchesOf } from '../../../geometry/contact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { alongside, atMost, EQUAL_LENGTH, moreThan, parallel } from '../../../geometry/tolerance.ts';
import { flankContacted } from '../board/contacts.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isInBadGoing } from '../ground/going.ts';
import { isWading } from '../ground/rivers.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isAerial } from '../troops/base.ts';
import { groundsMet } from './channels.ts';

type Part = 'ahead' | 'wheel' | 'shift' | 'column' | 'other';

function partOf(motion: Motion): Part {
  if (isStraightAhead(motion)) return 'ahead';
  if (motion.kind === 'pivot') return 'wheel';
  if (motion.kind === 'each') return 'column';
  return motion.kind === 'straight' && motion.ahead >= 0 ? 'shift' : 'other';
}

/** The parts that a group move may have, with their clauses. */
const PARTS: Readonly<Record<Exclude<Part, 'other'>, HottClause>> = {
  ahead: 'hott.group.9',
  wheel: 'hott.group.10',
  shift: 'hott.group.15',
  column: 'hott.group.12',
};

function partBroken(trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const part = partOf(stage.motion);
  if (part === 'column') return NONE;
  if (part === 'other')
    return holds('hott.group.16')
      ? [breaks(place, 'hott.group.16', 'hott.group-form', { kind: stage.motion.kind })]
      : NONE;
  if (!holds(PARTS[part])) return [breaks(place, PARTS[part], 'hott.group-form', { kind: part })];
  return part === 'shift' ? shiftBroken(trace, stage, place) : NONE;
}

/** A single element may go and face as it likes; a group goes ahead, wheels, and shifts to align. */
export function formBroken(trace: Trace): readonly Broken[] {
  const { movers, stages, column } = trace.way;
  if (movers.length < 2)
    return holds('hott.tac.3') || stages.every(({ motion }) => partOf(motion) === 'ahead')
      ? NONE
      : [breaks(0, 'hott.tac.3', 'hott.single-form')];
  const bent = movers.some((base) => !parallel(base.pose.facing, movers[0]?.pose.facing ?? 0));
  if (bent && column?.kind !== 'following' && holds('hott.group.3'))
    return [breaksAll('hott.group.3', 'hott.group-bent', { bases: movers.map(({ id }) => id) })];
  return stages.flatMap((stage, place) => partBroken(trace, stage, place));
}

/** The farthest that a group shifts to align. */
const SHIFT = BASE_WIDTH / 2;

const groundAt = (trace: Trace, mover: number, pose: Pose): Rectangle =>
  outlineAt(trace.way.movers[mover] as PlacedBase, pose);

/** Is the enemy straight ahead of the front edge, and within a base width? */
const isAhead = (mine: Rectangle, theirs: Rectangle): boolean => {
  const right = theirs.corners.map((corner) => rightOf(mine, corner));
  const gap = Math.min(...theirs.corners.map((corner) => aheadOf(mine, corner)));
  const across = Math.min(...right) < mine.width / 2 && Math.max(...right) > -mine.width / 2;
  return across && gap > -EQUAL_LENGTH && atMost(gap, BASE_WIDTH);
};

/** Is the mover exactly before the front or the rear of an enemy, or in contact with its flank? */
function isLinedUp(mine: Rectangle, theirs: Rectangle): boolean {
  const facings = [mine.pose.facing, theirs.pose.facing] as const;
  if (!alongside(...facings)) return flankContacted(touchesOf(mine, theirs)) !== null;
  return (
    Math.abs(rightOf(mine, theirs.pose)) <= EQUAL_LENGTH &&
    theirs.corners.every((corner) => aheadOf(mine, corner) >= -EQUAL_LENGTH)
  );
}

/** Does a mover end aligned with an enemy that was near ahead of a mover when the shift was made? */
function isShiftToLineUp(trace: Trace, stage: Stage): boolean {
  const side = trace.way.movers[0]?.side;
  const enemies = trace.others.filter((other) => other.side !== side).map(rectangleOfBase);
  return enemies.some(
    (enemy) =>
      trace.ends.some((end, mover) => isLinedUp(groundAt(trace, mover, end), enemy)) &&
      [...stage.from, ...stage.to].some((pose, at) =>
        isAhead(groundAt(trace, at % stage.from.length, pose), enemy),
      ),
  );
}

function shiftBroken(trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const aside = trace.way.stages.reduce(
    (sum, { motion }) => sum + (motion.kind === 'straight' ? Math.abs(motion.right) : 0),
    0,
  );
  if (!moreThan(aside, SHIFT) && isShiftToLineUp(trace, stage)) return NONE;
  return [breaks(place, 'hott.group.15', 'hott.group-shift', { mm: aside, limit: SHIFT })];
}

/** The first element that starts in bad going or a river, or enters it. */
function roughBase(trace: Trace): PlacedBase | undefined {
  const stands = trace.way.movers.find(
    (base) => isInBadGoing(trace.battle, base) || isWading(trace.battle, base),
  );
  const met = groundsMet(trace).find(({ going }) => going === 'bad' || going === 'river');
  return stands ?? (met && moverOf(trace, met));
}

/** A group crosses bad going and rivers in a column, or forming one. Aerials are free. */
export function columnOnlyBroken(trace: Trace): readonly Broken[] {
  const { movers, column } = trace.way;
  if (movers.length < 2 || column || isColumn(movers) || movers.every(isAerial)) return NONE;
  const base = roughBase(trace);
  if (!base || !holds('hott.group.8')) return NONE;
  return [breaks(0, 'hott.group.8', 'hott.group-rough', { base: base.id })];
}
