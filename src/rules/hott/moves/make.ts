/** Tactical moves carried out: paid, moved leg by leg, engaged. */
import {
  type BaseId,
  type Frame,
  figure,
  type PlacedBase,
  placedBase,
  type SideId,
} from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import { paid } from '../../../engine/commands.ts';
import type { Line, Work } from '../../../engine/contract.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { conformingFrame } from '../../../engine/moves/conforming.ts';
import { costOf, type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import { linksAfter } from '../../../engine/moves/links.ts';
import { onTable, stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import { outlineAt, type Stage } from '../../../engine/moves/way.ts';
import { tell } from '../../../engine/work.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { purseOf } from '../mass/commands.ts';
import { breakOffFrames } from '../outcomes/frames.ts';
import { lose } from '../outcomes/losses.ts';
import { engagedBefore } from './conform.ts';
import { engages } from './order.ts';

/** An order was refused, or it was made and these frames follow. */
export type Made = { readonly reasons: readonly Reason[] } | { readonly frames: readonly Frame[] };

function payment(work: Work, bases: readonly PlacedBase[], price: readonly Line[]): readonly Change[] {
  const [first] = bases;
  return first ? [paid(work.battle, purseOf(work.battle, first), costOf(price))] : [];
}

/** Rounded for the story: hundredths of a millimetre. */
const told = (mm: number): number => Math.round(mm * 100) / 100;

/** A turn in place is a move too: it never counts as nothing. */
const LEAST_MOVED = 0.01;

function marksOf(trace: Trace, base: PlacedBase, mover: number): Change {
  const charged = trace.contacts.some((each) => each.mover === mover && each.other.side !== base.side);
  const moved = Math.max(LEAST_MOVED, told(trace.length));
  return {
    change: 'mark',
    base: base.id,
    set: {
      moved: figure(base.bound, 'moved') + moved,
      tactical: figure(base.bound, 'tactical') + 1,
      ...(charged ? { charged: 1 } : {}),
    },
  };
}

/** Those who end even partly over the edge of the board. */
const leavers = ({ battle, way, ends }: Trace): readonly PlacedBase[] =>
  way.movers.filter((base, at) => !onTable(battle, outlineAt(base, ends[at] as Pose).box));

function tellStage(work: Work, judged: Judgement, trace: Trace, stage: Stage, place: number): void {
  const { movers, stages } = trace.way;
  const first = place === 0;
  const last = place === stages.length - 1;
  const gone = last ? leavers(trace) : [];
  const figures = {
    bases: movers.map((base) => base.id),
    leg: stage.motion.kind,
    mm: told(Math.max(0, stageLengths(trace.reached)[place] ?? 0)),
    ...(first ? { length: told(judged.length), price: judged.cost } : {}),
  };
  tell(work, { type: 'moved', rule: 'hott.pip.1', figures }, [
    ...(first ? payment(work, movers, judged.price) : []),
    ...movers.flatMap((base, at): readonly Change[] =>
      gone.includes(base) ? [] : [{ change: 'place', base: base.id, at: stage.to[at] as Pose }],
    ),
    ...(last ? linksAfter(trace.way) : []),
    ...(last ? movers.map((base, at) => marksOf(trace, base, at)) : []),
  ]);
  for (const { id } of gone) lose(work, { base: id, rule: 'hott.lost.2' });
}

/** Runs when everybody has conformed: aerials begin or leave close combat. */
const engagingFrame = (movers: readonly BaseId[], engage: boolean): Frame => ({
  step: 'engaging',
  movers: [...movers],
  engage,
});

/** Judges and makes a tactical move; a refusal changes nothing. */
export function makeMove(work: Work, command: MoveCommand, by: SideId): Made {
  const judged = judgeMove(work.rules, work.battle, command, by);
  const { trace } = judged;
  if (judged.reasons.length > 0 || !trace) return { reasons: judged.reasons };
  const engaged = engagedBefore(trace);
  const pursuits = trace.way.movers.flatMap((base) => breakOffFrames(work.battle, base));
  for (const [place, stage] of trace.way.stages.entries()) tellStage(work, judged, trace, stage, place);
  const ids = trace.way.movers.map((base) => base.id);
  const met = trace.contacts.some(({ other }) => other.side !== placedBase(work.battle, ids[0] ?? '')?.side);
  const engage = engages(command);
  const after = [engagingFrame(ids, engage), ...pursuits];
  return { frames: met ? [conformingFrame(ids, engaged, engage), ...after] : after };
}
