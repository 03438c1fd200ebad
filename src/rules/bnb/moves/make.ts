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
import { rowOf } from '../../../engine/lookup.ts';
import { conformingFrame } from '../../../engine/moves/conforming.ts';
import { placeOfLength } from '../../../engine/moves/cuts.ts';
import {
  areReasons,
  costOf,
  type Judgement,
  type JudgeOptions,
  judgeMove,
  moversOf,
} from '../../../engine/moves/judge.ts';
import { linksAfter } from '../../../engine/moves/links.ts';
import { stageLengths, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { poseAlong, type Stage } from '../../../engine/moves/way.ts';
import { tell } from '../../../engine/work.ts';
import { type Pose, roundPose } from '../../../geometry/pose.ts';
import { cutShort } from '../ambush/cut-short.ts';
import { type Discovery, discoveryOn } from '../ambush/discovery.ts';
import { ordered } from '../ambush/hidden.ts';
import { reveal, spring } from '../ambush/reveal.ts';
import { isInCloseCombat } from '../contacts.ts';
import { alignMovers } from './align.ts';
import { rebateNote } from './command.ts';
import { kindOf } from './kind.ts';
import { haltOrder, priceOf } from './price.ts';
import { loseAsJudged } from './vehicles.ts';

/** An order was refused, or it was made and these frames follow. */
export type Made = { readonly reasons: readonly Reason[] } | { readonly frames: readonly Frame[] };

/** The command whose points pay for these bases. */
export const purseOf = (bases: readonly PlacedBase[]): string => bases[0]?.command ?? '';

export const pointsOf = (battle: Battle, bases: readonly PlacedBase[]): number =>
  rowOf(battle.turn.pips, purseOf(bases)) ?? 0;

/** What paying changes: the points left, and the note that the rebate was given. */
export function payment(
  battle: Battle,
  bases: readonly PlacedBase[],
  price: readonly Line[],
): readonly Change[] {
  const left = pointsOf(battle, bases) - costOf(price);
  const paid: Change = { change: 'points', command: purseOf(bases), left };
  if (!price.some((line) => line.value < 0)) return [paid];
  return [paid, { change: 'note', set: { [rebateNote(bases[0]?.side ?? '')]: battle.turn.bound } }];
}

/** Rounded for the story: hundredths of a millimetre. */
const told = (mm: number): number => Math.round(mm * 100) / 100;

/** What a base has gone itself, in a formation in which each goes its own way. */
const lengthFor = ({ way, length }: Trace, base: PlacedBase): number =>
  way.column?.lengths?.[way.movers.indexOf(base)] ?? length;

function marksOf(trace: Trace, base: PlacedBase): Change {
  const set: Record<string, number> = { moved: figure(base.bound, 'moved') + told(lengthFor(trace, base)) };
  if (trace.manner === 'voluntary' || trace.manner === 'pack') {
    const kind = kindOf(trace);
    set[kind] = figure(base.bound, kind) + 1;
  }
  return { change: 'mark', base: base.id, set };
}

/** What is told of a move when it begins. */
const firstFigures = (judged: Judgement, trace: Trace, stage: Stage, mm: number) => ({
  bases: trace.way.movers.map((base) => base.id),
  leg: stage.motion.kind,
  mm,
  manner: trace.manner,
  kind: trace.manner === 'voluntary' ? kindOf(trace) : '',
  length: told(judged.length),
  price: judged.cost,
});

function tellStage(
  work: Work,
  judged: Judgement,
  trace: Trace,
  stage: Stage,
  place: number,
  pay: readonly Change[],
  first: boolean,
): void {
  const ids = trace.way.movers.map((base) => base.id);
  const last = place === trace.way.stages.length - 1;
  const places = trace.way.movers.map(
    (base, at): Change => ({ change: 'place', base: base.id, at: stage.to[at] as Pose }),
  );
  const ends = new Map(judged.ends.map(({ base, pose }) => [base, pose]));
  const displaced = last ? [...ends].filter(([id]) => !ids.includes(id)) : [];
  const mm = told(stageLengths(trace.reached)[place] ?? 0);
  const figures = first ? firstFigures(judged, trace, stage, mm) : { bases: ids, leg: stage.motion.kind, mm };
  tell(work, { type: 'moved', rule: 'bnb.move.3', figures }, [
    ...(first ? pay : []),
    ...places,
    ...displaced.flatMap(([base, at]): Change[] => [
      { change: 'place', base, at },
      { change: 'mark', base, set: { pushed: 1 } },
    ]),
    ...(last ? linksAfter(trace.way) : []),
    ...(last ? trace.way.movers.map((base) => marksOf(trace, base)) : []),
  ]);
}

/** Enemies met who fought already. */
const engagedBefore = (battle: Battle, trace: Trace): readonly BaseId[] =>
  trace.contacts
    .map((contact) => contact.other)
    .filter((other) => isInCloseCombat(battle, other))
    .map((other) => other.id);

/** The way up to where an ambush is discovered: all that is told before it appears. */
function tellUpTo(work: Work, judged: Judgement, trace: Trace, at: number, pay: readonly Change[]): boolean {
  const place = Math.floor(at);
  const stage = trace.way.stages[place];
  if (!stage || at === place) return false;
  const to = trace.way.movers.map((_, mover) => roundPose(poseAlong(stage, mover, at - place)));
  const places = trace.way.movers.map((base, mover): Change => {
    return { change: 'place', base: base.id, at: to[mover] as Pose };
  });
  const figures = firstFigures(judged, trace, stage, told(usedAt(trace, at)));
  tell(work, { type: 'moved', rule: 'bnb.move.3', figures }, [...(place === 0 ? pay : []), ...places]);
  return true;
}

/** Tells a way stage by stage; where an ambush is discovered on it, that in its place. */
function tellWay(work: Work, judged: Judgement, trace: Trace, found: Discovery | null): void {
  const { movers, stages } = trace.way;
  const pay = trace.manner === 'voluntary' ? payment(work.battle, movers, judged.price) : [];
  const at = found && placeOfLength(trace, found.mm);
  let begun = false;
  for (const [place, stage] of stages.entries()) {
    if (found && at !== null && Math.floor(at) === place) {
      begun = tellUpTo(work, judged, trace, at, pay) || begun;
      reveal(work, found.side, found);
    }
    tellStage(work, judged, trace, stage, place, begun ? [] : pay, !begun);
    begun = true;
  }
  if (found && at === null) reveal(work, found.side, found);
}

/** Makes a move that was judged legal; what it discovers on its way may cut it short. */
export function carryOut(work: Work, judged: Judgement, trace: Trace, align: boolean): readonly Frame[] {
  const found = discoveryOn(trace);
  if (!found) return carryAlong(work, judged, trace, align, null);
  const made = cutShort(work.rules, work.battle, judged, trace, align, found);
  if (made.trace) return carryAlong(work, made, made.trace, align, found);
  reveal(work, found.side, found);
  return [];
}

/** The frames that follow let the enemy conform. */
function carryAlong(
  work: Work,
  judged: Judgement,
  trace: Trace,
  align: boolean,
  found: Discovery | null,
): readonly Frame[] {
  const { movers } = trace.way;
  const engaged = engagedBefore(work.battle, trace);
  loseAsJudged(work, trace);
  tellWay(work, judged, trace, found);
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
  const bases = spring(work, command.bases, 'moves');
  const out = bases === command.bases ? judged : comeOut(work, { ...command, bases }, by, judged, options);
  if (!out.trace) return { reasons: out.reasons };
  return { frames: carryOut(work, out, out.trace, command.align ?? true) };
}

/** The same move of those who have just come out of their ambush. */
function comeOut(
  work: Work,
  command: MoveCommand,
  by: SideId,
  { price, cost }: Judgement,
  options: JudgeOptions,
): Judgement {
  return { ...judgeMove(work.rules, work.battle, command, by, { ...options, free: true }), price, cost };
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
  const battle = ordered(work.battle, ids);
  const movers = moversOf(work.rules, battle, ids, by);
  if (areReasons(movers)) return { reasons: movers };
  const price = priceOf(haltOrder(work.rules, battle, movers));
  const points = pointsOf(work.battle, movers);
  const reasons = [...haltBroken(movers)];
  if (costOf(price) > points)
    reasons.push(reason(work.rules, 'not-enough-points', { price: costOf(price), left: points }));
  if (reasons.length > 0) return { reasons };
  const pay = payment(work.battle, movers, price);
  const bases = spring(
    work,
    movers.map((base) => base.id),
    'halts',
  );
  tell(work, { type: 'halted', rule: 'bnb.halt.2', figures: { bases, price: costOf(price) } }, [
    ...pay,
    ...movers.map(
      (base, at): Change => ({
        change: 'mark',
        base: bases[at] as BaseId,
        set: { halted: figure(base.bound, 'halted') + 1 },
      }),
    ),
  ]);
  return { frames: [] };
}
