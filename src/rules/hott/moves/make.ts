/** Carries out tactical moves: payment, movement leg by leg, and the fights that they begin. */

import { paid } from '../../../engine/army/commands.ts';
import type { BaseId, Battle, Frame, Marks, PlacedBase, SideId } from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Change } from '../../../engine/event.ts';
import { costOf, type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import { carryOut, hundredths, type Made, type MakeRules } from '../../../engine/moves/make.ts';
import { onTable, type Trace } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { purseOf } from '../mass/commands.ts';
import { breakOffFrames } from '../outcomes/frames.ts';
import { lose } from '../outcomes/losses.ts';
import { figure } from '../troops/marks.ts';
import { isMetInFront } from './conform.ts';
import { engages } from './order.ts';

/** The least distance that a move counts, as a turn in place is a move too. */
const LEAST_MOVED = 0.01;

function marksOf(trace: Trace, mover: number): Marks {
  const { bound, side } = trace.way.movers[mover] as PlacedBase;
  const charged = trace.contacts.some((each) => each.mover === mover && each.other.side !== side);
  return {
    moved: figure(bound, 'moved') + Math.max(LEAST_MOVED, hundredths(trace.length)),
    tactical: figure(bound, 'tactical') + 1,
    ...(charged ? { charged: 1 } : {}),
  };
}

/** The movers that end at least partly over the edge of the board. */
const leavers = ({ battle, way, ends }: Trace): readonly PlacedBase[] =>
  way.movers.filter((base, at) => !onTable(battle, outlineAt(base, ends[at] as Pose).box));

function payment(battle: Battle, { way }: Trace, price: readonly Line[]): readonly Change[] {
  const [first] = way.movers;
  return first ? [paid(battle, purseOf(battle, first), costOf(price))] : [];
}

const RULES: MakeRules = {
  rule: 'hott.pip.1',
  payment,
  marks: marksOf,
  leaving: leavers,
  isFighting: isMetInFront,
};

/** The frame, after all bases have conformed, in which aerials begin or leave close combat. */
const engagingFrame = (movers: readonly BaseId[], engage: boolean): Frame => ({
  step: 'engaging',
  movers: [...movers],
  engage,
});

/** Carries out a legal move. The frames that follow settle the contacts at its end. */
export function carryOutMove(work: Work, judged: Judgement, trace: Trace, engage: boolean): readonly Frame[] {
  const pursuits = trace.way.movers.flatMap((base) => breakOffFrames(work.battle, base));
  const conforming = carryOut(RULES, work, judged, trace, { engage });
  for (const { id } of leavers(trace)) lose(work, { base: id, rule: 'hott.lost.2' });
  const ids = trace.way.movers.map((base) => base.id);
  return [...conforming, engagingFrame(ids, engage), ...pursuits];
}

/** Judges and makes a tactical move; a refusal changes nothing. */
export function makeMove(work: Work, command: MoveCommand, by: SideId): Made {
  const judged = judgeMove(work.rules, work.battle, command, by);
  const { trace } = judged;
  if (judged.reasons.length > 0 || !trace) return { reasons: judged.reasons };
  return { frames: carryOutMove(work, judged, trace, engages(command)) };
}
