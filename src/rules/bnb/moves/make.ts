/** Orders carried out: paid, moved leg by leg, aligned. */
import {
  type BaseId,
  type Battle,
  type Frame,
  figure,
  type PlacedBase,
  type SideId,
} from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Line, Work } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { conformingFrame } from '../../../engine/moves/conforming.ts';
import {
  areReasons,
  costOf,
  type Judgement,
  type JudgeOptions,
  judgeMove,
  moversOf,
} from '../../../engine/moves/judge.ts';
import { stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import type { Stage } from '../../../engine/moves/way.ts';
import { tell } from '../../../engine/work.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { isInCloseCombat } from '../contacts.ts';
import { alignMovers } from './align.ts';
import { rebateNote } from './command.ts';
import { kindOf } from './kind.ts';
import { haltOrder, priceOf } from './price.ts';

/** An order was refused, or it was made and these frames follow. */
export type Made = { readonly reasons: readonly Reason[] } | { readonly frames: readonly Frame[] };

/** The command whose points pay for these bases. */
export const purseOf = (bases: readonly PlacedBase[]): string => bases[0]?.command ?? '';

export const pointsOf = (battle: Battle, bases: readonly PlacedBase[]): number =>
  battle.turn.pips[purseOf(bases)] ?? 0;

/** What paying changes: the points left, and the note that the rebate was given. */
function payment(battle: Battle, bases: readonly PlacedBase[], price: readonly Line[]): readonly Change[] {
  const left = pointsOf(battle, bases) - costOf(price);
  const paid: Change = { change: 'points', command: purseOf(bases), left };
  if (!price.some((line) => line.value < 0)) return [paid];
  return [paid, { change: 'note', set: { [rebateNote(bases[0]?.side ?? '')]: battle.turn.bound } }];
}

/** Rounded for the story: hundredths of a millimetre. */
const told = (mm: number): number => Math.round(mm * 100) / 100;

function marksOf(trace: Trace, base: PlacedBase): Change {
  const set: Record<string, number> = { moved: figure(base.bound, 'moved') + told(trace.length) };
  if (trace.manner === 'voluntary') {
    const kind = kindOf(trace);
    set[kind] = figure(base.bound, kind) + 1;
  }
  return { change: 'mark', base: base.id, set };
}

function tellStage(
  work: Work,
  judged: Judgement,
  trace: Trace,
  stage: Stage,
  place: number,
  pay: readonly Change[],
): void {
  const ids = trace.way.movers.map((base) => base.id);
  const last = place === trace.way.stages.length - 1;
  const first = place === 0;
  const places = trace.way.movers.map(
    (base, at): Change => ({ change: 'place', base: base.id, at: stage.to[at] as Pose }),
  );
  const ends = new Map(judged.ends.map(({ base, pose }) => [base, pose]));
  const displaced = last ? [...ends].filter(([id]) => !ids.includes(id)) : [];
  const figures = {
    bases: ids,
    leg: stage.motion.kind,
    mm: told(stageLengths(trace.reached)[place] ?? 0),
    ...(first ? { manner: trace.manner, kind: trace.manner === 'voluntary' ? kindOf(trace) : '' } : {}),
    ...(first ? { length: told(judged.length), price: judged.cost } : {}),
  };
  tell(work, { type: 'moved', rule: 'bnb.move.3', figures }, [
    ...(first ? pay : []),
    ...places,
    ...displaced.flatMap(([base, at]): Change[] => [
      { change: 'place', base, at },
      { change: 'mark', base, set: { pushed: 1 } },
    ]),
    ...(last ? trace.way.movers.map((base) => marksOf(trace, base)) : []),
  ]);
}

/** Enemies met who fought already. */
const engagedBefore = (battle: Battle, trace: Trace): readonly BaseId[] =>
  trace.contacts
    .map((contact) => contact.other)
    .filter((other) => isInCloseCombat(battle, other))
    .map((other) => other.id);

/** Makes a move that was judged legal: the frames that follow let the enemy conform. */
export function carryOut(work: Work, judged: Judgement, trace: Trace, align: boolean): readonly Frame[] {
  const { movers, stages } = trace.way;
  const engaged = engagedBefore(work.battle, trace);
  const pay = trace.manner === 'voluntary' ? payment(work.battle, movers, judged.price) : [];
  for (const [place, stage] of stages.entries()) tellStage(work, judged, trace, stage, place, pay);
  const met = trace.contacts.some((contact) => contact.other.side !== movers[0]?.side);
  if (!met) return [];
  const ids = movers.map((base) => base.id);
  if (align) alignMovers(work, ids);
  return [conformingFrame(ids, engaged)];
}

/** Judges and makes a move; a refusal changes nothing. */
export function makeMove(work: Work, command: MoveCommand, by: SideId, options: JudgeOptions = {}): Made {
  const judged = judgeMove(work.rules, work.battle, command, by, options);
  if (judged.reasons.length > 0 || !judged.trace) return { reasons: judged.reasons };
  return { frames: carryOut(work, judged, judged.trace, command.align ?? true) };
}

function haltBroken(movers: readonly PlacedBase[]): readonly Reason[] {
  const moved = movers.find((base) =>
    (['moved', 'tactical', 'far'] as const).some((mark) => figure(base.bound, mark) > 0),
  );
  const again = movers.find((base) => figure(base.bound, 'halted') > 0);
  return [
    ...(moved && holds('bnb.halt.3')
      ? [{ rule: 'bnb.halt.3', key: 'bnb.halt.moved', figures: { base: moved.id } }]
      : []),
    ...(again && !holds('bnb.halt.5')
      ? [{ rule: 'bnb.halt.5', key: 'bnb.halt.halted', figures: { base: again.id } }]
      : []),
  ];
}

/** Judges and carries out a halt. */
export function makeHalt(work: Work, ids: readonly BaseId[], by: SideId): Made {
  const movers = moversOf(work.rules, work.battle, ids, by);
  if (areReasons(movers)) return { reasons: movers };
  const price = priceOf(haltOrder(work.rules, work.battle, movers));
  const points = pointsOf(work.battle, movers);
  const reasons = [...haltBroken(movers)];
  if (costOf(price) > points)
    reasons.push(reason(work.rules, 'not-enough-points', { price: costOf(price), left: points }));
  if (reasons.length > 0) return { reasons };
  tell(
    work,
    {
      type: 'halted',
      rule: 'bnb.halt.2',
      figures: { bases: movers.map((base) => base.id), price: costOf(price) },
    },
    [
      ...payment(work.battle, movers, price),
      ...movers.map(
        (base): Change => ({
          change: 'mark',
          base: base.id,
          set: { halted: figure(base.bound, 'halted') + 1 },
        }),
      ),
    ],
  );
  return { frames: [] };
}
