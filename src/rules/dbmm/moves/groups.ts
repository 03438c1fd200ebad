/** How groups may move. DBMM, Group moves; rulings 57 and 59. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isInFile } from '../../../debellis/ground/roads.ts';
import { isMarch } from '../../../debellis/moves/kind.ts';
import { aside, isSlide } from '../../../debellis/moves/measure.ts';
import { isLiningUp } from '../../../debellis/moves/slides.ts';
import { goingAtEnd } from '../../../debellis/moves/straying.ts';
import { lightOf } from '../../../debellis/weather/time-of-day.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { columnAmong } from '../../../engine/board/columns.ts';
import { filesOf, frontOf } from '../../../engine/board/groups.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Stage, Trace } from '../../../engine/moves/types.ts';
import { isStraightAhead, isStraightBack } from '../../../engine/moves/way.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan, PARALLEL_TURN, parallel } from '../../../geometry/tolerance.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { isOf, isShaken, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { inClass } from '../troops/troops.ts';

/** How far a group shifts to line up with friends ahead, and how far ahead these are at most, in paces. */
const SHIFT = 40;
const FRIENDS_AHEAD = 240;

const isWheel = ({ motion }: Stage): boolean => motion.kind === 'pivot';
const isTurnabout = ({ motion }: Stage): boolean => motion.kind === 'turnabout';

/** Does a group go in a file, or form one? */
export const isInColumn = (trace: Trace): boolean => isInFile(trace) || trace.way.column?.kind === 'forming';

/** Does it change its formation? */
export const changesFormation = ({ way: { column } }: Trace): boolean =>
  column !== undefined && column.kind !== 'following';

/** Does it belong to a disheartened command? */
const isDisheartened = (base: PlacedBase): boolean =>
  figure(base.marks, 'disheartened') > 0 || isShaken(base);

const lightOrCavalry = (base: PlacedBase): boolean => inClass(troopOf(base), 'light') || isOf(base, 'Cv');

const mayTurnAbout = (movers: readonly PlacedBase[]): boolean =>
  movers.every((base) => troopOf(base).regular && !isOf(base, 'naval')) ||
  (movers.every((base) => troopOf(base).regular && isOf(base, 'naval')) && holds('dbmm.ship.10')) ||
  movers.every(lightOrCavalry) ||
  movers.every(isDisheartened);

/** Does a shift line the group up with friends not too far ahead? */
function joinsFriends(trace: Trace, stage: Stage): boolean {
  if (moreThan(aside(stage), paces(SHIFT)) || !holds('dbmm.group.4')) return false;
  const friends = trace.others.filter(({ side }) => side === trace.way.movers[0]?.side);
  return stage.to.some((pose, mover) => {
    const mine = rectangleAt(moverOf(trace, { mover }), pose);
    return friends.some((friend) => {
      const before = aheadOf(mine, friend.pose) - friend.depth;
      return (
        parallel(friend.pose.facing, pose.facing) &&
        Math.abs(rightOf(mine, friend.pose)) <= EQUAL_LENGTH &&
        before > -EQUAL_LENGTH &&
        isWithin(before, paces(FRIENDS_AHEAD))
      );
    });
  });
}

const form = (place: number, rule: DbmmClause, kind: string): readonly Broken[] =>
  holds(rule) ? [breaks(place, rule, 'dbmm.group-form', { kind })] : NONE;

function wheelBroken(trace: Trace, place: number, { motion }: Stage): readonly Broken[] {
  const { movers, stages } = trace.way;
  const isSecond = stages.slice(0, place).some(isWheel);
  const tooFar = motion.kind === 'pivot' && motion.turn > QUARTER_TURN + PARALLEL_TURN;
  const isNarrow = frontOf(movers).length < 2;
  return isSecond || tooFar || isNarrow ? form(place, 'dbmm.group.1', 'wheel') : NONE;
}

function stageBroken(game: Debellis, trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (isStraightAhead(stage.motion) || isStraightBack(stage.motion)) return NONE;
  if (stage.motion.kind === 'each') return NONE;
  if (isTurnabout(stage)) {
    const isOnlyOne = stages.filter(isTurnabout).length === 1;
    const atAnEnd = place === 0 || place === stages.length - 1;
    return isOnlyOne && atAnEnd && mayTurnAbout(movers) ? NONE : form(place, 'dbmm.group.3', 'turnabout');
  }
  if (isWheel(stage)) return wheelBroken(trace, place, stage);
  if (isSlide(stage) && (isLiningUp(game, trace, stage) || joinsFriends(trace, stage))) return NONE;
  return form(place, isSlide(stage) ? 'dbmm.group.4' : 'dbmm.group.21', isSlide(stage) ? 'shift' : 'other');
}

/** A group goes straight, wheels once, turns about if it may, and shifts to line up. */
export function groupBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages, column } = trace.way;
  if (movers.length < 2) return NONE;
  const held = movers.find((base) => touchesFront(game, trace.battle, base));
  if (held && holds('dbmm.group.18'))
    return [breaksAll('dbmm.group.18', 'dbmm.group-held', { base: held.id })];
  const bent = movers.some((base) => !parallel(base.pose.facing, movers[0]?.pose.facing ?? 0));
  if (bent && !column)
    return [breaksAll('dbmm.group.15', 'debellis.group-bent', { bases: movers.map(({ id }) => id) })];
  if (column?.kind === 'following')
    return column.headWay.stages.some(isWheel) && !holds('dbmm.group.2')
      ? form(0, 'dbmm.group.1', 'wheel')
      : NONE;
  return stages.flatMap((stage, place) => stageBroken(game, trace, stage, place));
}

/** A change of formation takes a whole tactical move, or a march of full length, and nothing else. */
export function formationBroken(trace: Trace): readonly Broken[] {
  const { column, movers, stages } = trace.way;
  if (!column || !changesFormation(trace)) return NONE;
  if (
    column.kind === 'extending' &&
    !columnAmong(trace.rules, trace.battle, movers) &&
    filesOf(movers).length > 1
  )
    return form(0, 'dbmm.group.11', 'extend');
  const head = column.headWay.stages;
  const turns = head.some(({ motion }) => motion.kind !== 'straight');
  if (turns && column.kind === 'forming') return form(stages.length, 'dbmm.group.10', 'column');
  const back = movers.findIndex((base, mover) => {
    const end = trace.ends[mover] as Pose;
    return aheadOf(rectangleOfBase(base), end) < -EQUAL_LENGTH;
  });
  return back >= 0 && column.kind === 'forming' ? form(stages.length, 'dbmm.group.25', 'column') : NONE;
}

/** Does it end in contact with an enemy that was known at the start? */
const meetsKnown = (trace: Trace, mover: number): boolean =>
  trace.contacts.some(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== moverOf(trace, contact).side &&
      contact.touches.some(({ length }) => length > 0),
  );

/** Where only a column goes: in the dark, and in difficult going. */
export function columnBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (movers.length < 2 || isInColumn(trace)) return NONE;
  const light = lightOf(game, trace.battle);
  if (light !== 'day' && light !== 'dawn' && holds('dbmm.group.5'))
    return [breaksAll('dbmm.group.5', 'dbmm.group-dark', {})];
  if (movers.every((base) => isOf(base, 'Ps')) || !holds('dbmm.group.9')) return NONE;
  const fights = !isMarch(trace) && movers.some((_, mover) => meetsKnown(trace, mover));
  const stuck = movers.find(
    (base, mover) =>
      goingAtEnd(trace, mover) === 'DGo' || game.goingOfBase(trace.rules, trace.battle, base) === 'DGo',
  );
  return stuck && !fights
    ? [breaks(stages.length, 'dbmm.group.9', 'debellis.group-difficult', { base: stuck.id })]
    : NONE;
}
