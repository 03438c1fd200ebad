/** How groups may move. */

import type { PlacedBase } from '../../engine/battle.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { holds } from '../../engine/effects.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { isStraightAhead, type Motion, type Stage } from '../../engine/moves/way.ts';
import { distance, type Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { aheadOf, rectangleOf } from '../../geometry/rectangle.ts';
import { EQUAL_LENGTH, parallel } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { isInFile } from '../ground/roads.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isChariot } from '../troops/base.ts';
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
function wheelsOutside(game: Debellis, { way }: Trace, { motion, from, to }: Stage): boolean {
  if (motion.kind !== 'free' || !holdsIn(game.moves, 'wheelPoint')) return false;
  const front = [way.leftEnd, way.rightEnd].map((at) =>
    rectangleOf(from[at] as Pose, BASE_WIDTH, BASE_WIDTH),
  );
  const centre = centreOf(from[way.leftEnd] as Pose, to[way.leftEnd] as Pose);
  const inside = front.some(({ pose }) => distance(centre, pose) < BASE_WIDTH / 2 - EQUAL_LENGTH);
  return !inside && front.every((each) => Math.abs(aheadOf(each, centre)) < 0.5);
}

type Part = 'ahead' | 'wheel' | 'shift' | 'turnabout' | 'column' | 'other';

function partOf(game: Debellis, trace: Trace, stage: Stage): Part {
  const { motion }: { motion: Motion } = stage;
  if (isStraightAhead(motion)) return 'ahead';
  if (isWheel(stage) || wheelsOutside(game, trace, stage)) return 'wheel';
  if (motion.kind === 'each') return 'column';
  if (motion.kind === 'turnabout') return 'turnabout';
  return isSlide(stage) ? 'shift' : 'other';
}

const isRegularNaval = (game: Debellis, base: PlacedBase): boolean =>
  game.isNaval(base) && game.troopOf(base).regular;

/** Only at the start or the end of its move does a group turn about, and only skirmishers and regular naval do. */
function mayTurnAbout(game: Debellis, { way: { movers, stages } }: Trace, place: number): boolean {
  const isSecond = place > 0 && stages[0]?.motion.kind === 'turnabout';
  // Psiloi turn about at the start and again at the end.
  if (isSecond && movers.every((base) => game.isOf(base, 'Ps')) && !holdsIn(game.moves, 'turnAboutTwice'))
    return false;
  const able =
    (movers.every(game.isSkirmisher) && holdsIn(game.moves, 'skirmishersTurnAbout')) ||
    (movers.every((base) => isRegularNaval(game, base)) && holdsIn(game.moves, 'navalTurnAbout'));
  return able && (place === 0 || place === stages.length - 1);
}

/** Has the group turned about before in this move? */
const isSecondTurn = ({ way: { stages } }: Trace, place: number): boolean =>
  stages.slice(0, place).some(({ motion }) => motion.kind === 'turnabout');

const formBroken = (place: number, rule: string, kind: Part): readonly Broken[] => [
  breaks(place, rule, 'debellis.group-form', { kind }),
];

function partBroken(game: Debellis, trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const part = partOf(game, trace, stage);
  if (part === 'turnabout') {
    if (!mayTurnAbout(game, trace, place))
      return formBroken(place, clauseIn(game.moves, 'skirmishersTurnAbout'), part);
    return isSecondTurn(trace, place) && !holdsIn(game.moves, 'turnAboutTwice')
      ? formBroken(place, clauseIn(game.moves, 'turnAboutTwice'), part)
      : NONE;
  }
  if (part === 'shift')
    return isLiningUp(game, trace, stage) && holdsIn(game.moves, 'slideTowards')
      ? NONE
      : formBroken(place, clauseIn(game.moves, 'slide'), part);
  if (part === 'other') return formBroken(place, clauseIn(game.moves, 'wheelTogether'), part);
  if (part !== 'wheel') return NONE;
  if (!holdsIn(game.moves, 'wheelTogether'))
    return formBroken(place, clauseIn(game.moves, 'wheelTogether'), part);
  return trace.way.stages.slice(0, place).some(isWheel) && !holdsIn(game.moves, 'wheelSum')
    ? formBroken(place, clauseIn(game.moves, 'wheelSum'), part)
    : NONE;
}

/** A group goes ahead, wheels and lines up, in any mixture; all else its elements do one by one. */
export function groupBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages, column } = trace.way;
  if (movers.length < 2) return NONE;
  const bent = movers.some((base) => !parallel(base.pose.facing, movers[0]?.pose.facing ?? 0));
  if (bent && !column && holdsIn(game.moves, 'group'))
    return [
      breaksAll(clauseIn(game.moves, 'group'), 'debellis.group-bent', { bases: movers.map(({ id }) => id) }),
    ];
  const mixed = stages.some(isWheel) && stages.some(({ motion }) => isStraightAhead(motion));
  if (mixed && !holdsIn(game.moves, 'wheelOnly'))
    return formBroken(0, clauseIn(game.moves, 'wheelOnly'), 'wheel');
  return stages.flatMap((stage, place) => partBroken(game, trace, stage, place));
}

/** Does a group go in a file, or form one? */
export const isInColumn = (trace: Trace): boolean => isInFile(trace) || trace.way.column?.kind === 'forming';

/** Expendables move only with expendables, except in a column. */
export function expendablesBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers } = trace.way;
  const base = movers.find((each) => game.isOf(each, 'Exp'));
  const others = movers.some((each) => !game.isOf(each, 'Exp'));
  if (!base || !others || isInColumn(trace) || !holdsIn(game.moves, 'expendablesAlone')) return NONE;
  return [
    breaksAll(clauseIn(game.moves, 'expendablesAlone'), 'debellis.group-expendables', { base: base.id }),
  ];
}

/** Expendables change direction by wheeling only. */
export function turningBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  const base = movers.find((each) => game.isOf(each, 'Exp'));
  const place = stages.findIndex(
    (stage) =>
      !isWheel(stage) &&
      !isStraightAhead(stage.motion) &&
      stage.motion.kind !== 'each' &&
      !isLiningUp(game, trace, stage),
  );
  if (!base || place < 0 || !holdsIn(game.moves, 'expendablesWheel')) return NONE;
  return [
    breaks(place, clauseIn(game.moves, 'expendablesWheel'), 'debellis.expendables-wheel', { base: base.id }),
  ];
}

/** Troops that enter rough or difficult going only as single elements. */
const isCumbersome = (game: Debellis, base: PlacedBase): boolean =>
  isChariot(base) || game.isOf(base, 'Exp', 'Art(S)', 'Art(O)', 'Art(I)', 'Art(F)', 'WWg', 'Bg');

/** Does it end in contact with an enemy that was in sight at the start? */
const meetsKnown = (trace: Trace, mover: number): boolean =>
  trace.contacts.some(
    (contact) =>
      contact.mover === mover &&
      contact.other.side !== moverOf(trace, { mover }).side &&
      trace.way.movers.some((base) => trace.rules.board.sees(trace.battle, base, contact.other)),
  );

/** A group may end in difficult going only as a column. Psiloi may, and so may a base that meets an enemy there. */
export function roughBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (movers.length < 2) return NONE;
  const goings = movers.map((_, mover) => goingAtEnd(trace, mover));
  const end = stages.length;
  for (const [mover, base] of movers.entries()) {
    const going = goings[mover] ?? 'GGo';
    const rule =
      going === 'DGo' ? clauseIn(game.moves, 'singleInDifficult') : clauseIn(game.moves, 'singleInRough');
    if (going !== 'GGo' && isCumbersome(game, base) && holds(rule))
      return [breaks(end, rule, 'debellis.group-cumbersome', { base: base.id, going })];
  }
  if (
    isInColumn(trace) ||
    movers.every((base) => game.isOf(base, 'Ps')) ||
    !holdsIn(game.moves, 'columnInDifficult')
  )
    return NONE;
  const stuck = movers.find((_, mover) => goings[mover] === 'DGo' && !meetsKnown(trace, mover));
  return stuck
    ? [breaks(end, clauseIn(game.moves, 'columnInDifficult'), 'debellis.group-difficult', { base: stuck.id })]
    : NONE;
}
