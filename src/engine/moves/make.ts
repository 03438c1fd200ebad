/** Carries out orders: pays for them, tells them leg by leg, and begins what follows from the contact at their end. */

import { type Pose, roundPose } from '../../geometry/pose.ts';
import type { BaseId, Battle, Frame, Json, Marks, PlacedBase } from '../battle.ts';
import type { Line } from '../contract/line.ts';
import type { Work } from '../contract/sequence.ts';
import type { Change, Reason } from '../event.ts';
import { tell } from '../game/work.ts';
import { conformingFrame } from './conforming.ts';
import { placeOfLength } from './cuts.ts';
import type { Judgement } from './judge.ts';
import { linksAfter } from './links.ts';
import { stageLengths, type Trace, usedAt } from './trace.ts';
import { poseAlong, type Stage } from './way.ts';

/** The result of an order: the reasons that refuse it, or the frames that follow it. */
export type Made = { readonly reasons: readonly Reason[] } | { readonly frames: readonly Frame[] };

/** The rules of one ruleset about carrying out orders. */
export interface MakeRules {
  /** The clause by which bases move. */
  readonly rule: string;
  /** Happens before the bases move. */
  begin?(work: Work, trace: Trace): void;
  /** What paying for a move changes. */
  payment(battle: Battle, trace: Trace, price: readonly Line[]): readonly Change[];
  /** The figures of the event besides length and price. */
  figures?(trace: Trace): { readonly [key: string]: Json };
  /** The marks that a base gets for its move. */
  marks(trace: Trace, mover: number): Marks;
  /** The movers that leave the table at the end of the move. The ruleset takes them off. */
  leaving?(trace: Trace): readonly PlacedBase[];
  /** Does this enemy fight already? If so, it may not conform. */
  isFighting(battle: Battle, enemy: PlacedBase): boolean;
}

/** Something that happens on the way, after this many millimetres. */
export interface Incident {
  readonly mm: number;
  happen(work: Work): void;
}

/** A move to be carried out. */
interface Move {
  readonly makeRules: MakeRules;
  readonly work: Work;
  readonly judged: Judgement;
  readonly trace: Trace;
}

/** Rounds a length to hundredths of a millimetre for the story. */
export const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

/** Tells one part of a move. The first part also holds the figures of the whole move and pays for it. */
function tellPart(
  { makeRules, work, judged, trace }: Move,
  { leg, mm, isFirst }: { readonly leg: string; readonly mm: number; readonly isFirst: boolean },
  changes: readonly Change[],
): void {
  const whole = { ...makeRules.figures?.(trace), length: hundredths(judged.length), price: judged.cost };
  const bases = trace.way.movers.map(({ id }) => id);
  const figures = { bases, leg, mm: hundredths(Math.max(0, mm)), ...(isFirst ? whole : {}) };
  const paid = isFirst ? makeRules.payment(work.battle, trace, judged.price) : [];
  tell(work, { type: 'moved', rule: makeRules.rule, figures }, [...paid, ...changes]);
}

/** Moves the friends that make room where the move ends. */
function displaced({ judged, trace }: Move): readonly Change[] {
  const ids = trace.way.movers.map(({ id }) => id);
  const others = judged.ends.filter(({ base }) => !ids.includes(base));
  return others.flatMap(({ base, pose }): readonly Change[] => [
    { change: 'place', base, at: pose },
    { change: 'mark', base, set: { pushed: 1 } },
  ]);
}

/** Tells a whole stage of the way. The last stage ends the move. */
function tellStage(move: Move, place: number, isFirst: boolean): void {
  const { makeRules, trace } = move;
  const { movers, stages } = trace.way;
  const stage = stages[place] as Stage;
  const isLast = place === stages.length - 1;
  const gone = isLast ? (makeRules.leaving?.(trace) ?? []) : [];
  const part = { leg: stage.motion.kind, mm: stageLengths(trace.reached)[place] ?? 0, isFirst };
  tellPart(move, part, [
    ...movers.flatMap((base, at): readonly Change[] =>
      gone.includes(base) ? [] : [{ change: 'place', base: base.id, at: stage.to[at] as Pose }],
    ),
    ...(isLast ? [...displaced(move), ...linksAfter(trace.way)] : []),
    ...(isLast
      ? movers.map(({ id }, at): Change => ({ change: 'mark', base: id, set: makeRules.marks(trace, at) }))
      : []),
  ]);
}

/** Tells the way from the beginning of a stage to a place in it. False if the place is the beginning. */
function tellUpTo(move: Move, at: number, isFirst: boolean): boolean {
  const { trace } = move;
  const place = Math.floor(at);
  if (at === place) return false;
  const stage = trace.way.stages[place] as Stage;
  const part = { leg: stage.motion.kind, mm: usedAt(trace, at) - usedAt(trace, place), isFirst };
  const to = trace.way.movers.map((_, mover) => roundPose(poseAlong(stage, mover, at - place)));
  tellPart(
    move,
    part,
    trace.way.movers.map(({ id }, mover) => ({ change: 'place', base: id, at: to[mover] as Pose })),
  );
  return true;
}

/** Tells a way stage by stage, with the incident at its place. */
function tellWay(move: Move, incident: Incident | null): void {
  const { work, trace } = move;
  const at = incident && placeOfLength(trace, incident.mm);
  let isFirst = true;
  for (const place of trace.way.stages.keys()) {
    if (at !== null && Math.floor(at) === place) {
      isFirst = !tellUpTo(move, at, isFirst) && isFirst;
      incident?.happen(work);
    }
    tellStage(move, place, isFirst);
    isFirst = false;
  }
  if (at === null) incident?.happen(work);
}

/** How a move is carried out. */
export interface Making {
  readonly incident?: Incident | null;
  /** Lines the movers up with the enemies they have met. */
  align?(work: Work, movers: readonly BaseId[]): void;
  /** Do movers that need not fight the enemies they contact want to fight? */
  readonly engage?: boolean;
}

/** Carries out a legal move. In the frames that follow, the enemy may conform. */
export function carryOut(
  makeRules: MakeRules,
  work: Work,
  judged: Judgement,
  trace: Trace,
  { incident = null, align, engage }: Making = {},
): readonly Frame[] {
  const met = trace.contacts.map(({ other }) => other);
  const engaged = met.filter((other) => makeRules.isFighting(work.battle, other)).map(({ id }) => id);
  const movers = trace.way.movers.map(({ id }) => id);
  const side = trace.way.movers[0]?.side;
  makeRules.begin?.(work, trace);
  tellWay({ makeRules, work, judged, trace }, incident);
  if (met.every((other) => other.side === side)) return [];
  align?.(work, movers);
  return [conformingFrame(movers, engaged, engage)];
}
