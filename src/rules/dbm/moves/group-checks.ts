/** How groups may move. DBM, Group moves, Wheeling; rulings 60 to 62. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import { isStraightAhead, type Motion, type Stage } from '../../../engine/moves/way.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, rectangleOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, parallel } from '../../../geometry/tolerance.ts';
import { isChariot, isNaval, isOf, isSkirmisher, troopOf } from '../base.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isInFile } from '../roads.ts';
import { isSlide } from './measure.ts';
import { isLiningUp } from './slides.ts';
import { goingAtEnd } from './straying.ts';

const isWheel = ({ motion }: Stage): boolean => motion.kind === 'pivot';

/** The middle about which a rigid motion turns a pose. */
function centreOf(from: Pose, to: Pose): Point {
  const a = rectangleOf(from, 2, 2);
  const b = rectangleOf(to, 2, 2);
  const cos = a.forward.x * b.forward.x + a.forward.y * b.forward.y;
  const sin = a.forward.x * b.forward.y - a.forward.y * b.forward.x;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = sin / (1 - cos) / 2;
  return { x: from.x + dx / 2 - dy * half, y: from.y + dy / 2 + dx * half };
}

/** Does a group turn about a point on the prolonged line of its front edge, outside of it? */
function wheelsOutside({ way }: Trace, { motion, from, to }: Stage): boolean {
  if (motion.kind !== 'free' || !holds('dbm.wheel.2')) return false;
  const front = [way.leftEnd, way.rightEnd].map((at) =>
    rectangleOf(from[at] as Pose, BASE_WIDTH, BASE_WIDTH),
  );
  const centre = centreOf(from[way.leftEnd] as Pose, to[way.leftEnd] as Pose);
  const inside = front.some(({ pose }) => distance(centre, pose) < BASE_WIDTH / 2 - EQUAL_LENGTH);
  return !inside && front.every((each) => Math.abs(aheadOf(each, centre)) < 0.5);
}

type Part = 'ahead' | 'wheel' | 'shift' | 'turnabout' | 'column' | 'other';

function partOf(trace: Trace, stage: Stage): Part {
  const { motion }: { motion: Motion } = stage;
  if (isStraightAhead(motion)) return 'ahead';
  if (isWheel(stage) || wheelsOutside(trace, stage)) return 'wheel';
  if (motion.kind === 'each') return 'column';
  if (motion.kind === 'turnabout') return 'turnabout';
  return isSlide(stage) ? 'shift' : 'other';
}

const isRegularNaval = (base: PlacedBase): boolean => isNaval(base) && troopOf(base).regular;

/** Only at the start or the end of its move does a group turn about, and only skirmishers and regular naval do. */
function mayTurnAbout({ way: { movers, stages } }: Trace, place: number): boolean {
  const isSecond = place > 0 && stages[0]?.motion.kind === 'turnabout';
  // Psiloi turn about at the start and again at the end.
  if (isSecond && movers.every((base) => isOf(base, 'Ps')) && !holds('dbm.ps.2')) return false;
  const able =
    (movers.every(isSkirmisher) && holds('dbm.group.9')) ||
    (movers.every(isRegularNaval) && holds('dbm.naval.9'));
  return able && (place === 0 || place === stages.length - 1);
}

/** Has the group turned about before in this move? */
const isSecondTurn = ({ way: { stages } }: Trace, place: number): boolean =>
  stages.slice(0, place).some(({ motion }) => motion.kind === 'turnabout');

const formBroken = (place: number, rule: DbmClause, kind: Part): readonly Broken[] => [
  breaks(place, rule, 'dbm.group-form', { kind }),
];

function partBroken(trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const part = partOf(trace, stage);
  if (part === 'turnabout') {
    if (!mayTurnAbout(trace, place)) return formBroken(place, 'dbm.group.9', part);
    return isSecondTurn(trace, place) && !holds('dbm.ps.2') ? formBroken(place, 'dbm.ps.2', part) : NONE;
  }
  if (part === 'shift')
    return isLiningUp(trace, stage) && holds('dbm.slide.4') ? NONE : formBroken(place, 'dbm.slide.1', part);
  if (part === 'other') return formBroken(place, 'dbm.wheel.1', part);
  if (part !== 'wheel') return NONE;
  if (!holds('dbm.wheel.1')) return formBroken(place, 'dbm.wheel.1', part);
  return trace.way.stages.slice(0, place).some(isWheel) && !holds('dbm.wheel.4')
    ? formBroken(place, 'dbm.wheel.4', part)
    : NONE;
}

/** A group goes ahead, wheels and lines up, in any mixture; all else its elements do one by one. */
export function groupBroken(trace: Trace): readonly Broken[] {
  const { movers, stages, column } = trace.way;
  if (movers.length < 2) return NONE;
  const bent = movers.some((base) => !parallel(base.pose.facing, movers[0]?.pose.facing ?? 0));
  if (bent && !column && holds('dbm.group.3'))
    return [breaksAll('dbm.group.3', 'dbm.group-bent', { bases: movers.map(({ id }) => id) })];
  const mixed = stages.some(isWheel) && stages.some(({ motion }) => isStraightAhead(motion));
  if (mixed && !holds('dbm.wheel.5')) return formBroken(0, 'dbm.wheel.5', 'wheel');
  return stages.flatMap((stage, place) => partBroken(trace, stage, place));
}

/** Does a group go in a file, or form one? */
export const isInColumn = (trace: Trace): boolean => isInFile(trace) || trace.way.column?.kind === 'forming';

/** Expendables move only with expendables, except in a column. */
export function expendablesBroken(trace: Trace): readonly Broken[] {
  const { movers } = trace.way;
  const base = movers.find((each) => isOf(each, 'Exp'));
  const others = movers.some((each) => !isOf(each, 'Exp'));
  if (!base || !others || isInColumn(trace) || !holds('dbm.group.1')) return NONE;
  return [breaksAll('dbm.group.1', 'dbm.group-expendables', { base: base.id })];
}

/** Expendables change direction by wheeling only. */
export function turningBroken(trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  const base = movers.find((each) => isOf(each, 'Exp'));
  const place = stages.findIndex(
    (stage) =>
      !isWheel(stage) &&
      !isStraightAhead(stage.motion) &&
      stage.motion.kind !== 'each' &&
      !isLiningUp(trace, stage),
  );
  if (!base || place < 0 || !holds('dbm.exp.2')) return NONE;
  return [breaks(place, 'dbm.exp.2', 'dbm.expendables-wheel', { base: base.id })];
}

/** Troops that enter rough or difficult going only as single elements. */
const isCumbersome = (base: PlacedBase): boolean =>
  isChariot(base) || isOf(base, 'Exp', 'Art(S)', 'Art(O)', 'Art(I)', 'Art(F)', 'WWg', 'Bg');

/** Does it end in contact with an enemy that was in sight at the start? */
const meetsKnown = (trace: Trace, mover: number): boolean =>
  trace.contacts.some(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== moverOf(trace, { mover }).side &&
      trace.way.movers.some((base) => trace.rules.board.sees(trace.battle, base, contact.other)),
  );

/** A group may end in difficult going only as a column. Psiloi may, and so may a base that meets an enemy there. */
export function roughBroken(trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (movers.length < 2) return NONE;
  const goings = movers.map((_, mover) => goingAtEnd(trace, mover));
  const end = stages.length;
  for (const [mover, base] of movers.entries()) {
    const going = goings[mover] ?? 'GGo';
    const rule = going === 'DGo' ? 'dbm.going.6' : 'dbm.going.5';
    if (going !== 'GGo' && isCumbersome(base) && holds(rule))
      return [breaks(end, rule, 'dbm.group-cumbersome', { base: base.id, going })];
  }
  if (isInColumn(trace) || movers.every((base) => isOf(base, 'Ps')) || !holds('dbm.group.6')) return NONE;
  const stuck = movers.find((_, mover) => goings[mover] === 'DGo' && !meetsKnown(trace, mover));
  return stuck ? [breaks(end, 'dbm.group.6', 'dbm.group-difficult', { base: stuck.id })] : NONE;
}
