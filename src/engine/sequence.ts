/** What the sequences of play of all rulesets share: parts in order, the end of a phase, the next bound. */

import { type Json, otherSide, type SideId } from './battle.ts';
import type { Next, Option, StepWith, Work } from './contract/sequence.ts';
import { holds } from './effects.ts';
import type { Change } from './event.ts';
import { countTo, optional } from './form.ts';
import { LIMITS } from './limits.ts';
import { tell } from './work.ts';

/** A part of a sequence: a step, and the clause that brings it about where one does. */
export interface Part<Clause extends string = string> {
  readonly step: string;
  readonly rule?: Clause;
}

/** The steps of the parts that hold, in order. */
export const stepsOf = (parts: readonly Part[]): readonly string[] =>
  parts.filter(({ rule }) => rule === undefined || holds(rule)).map(({ step }) => step);

const PART_FRAME = { at: optional(countTo(LIMITS.list)) };

/** A step that goes through the parts that hold, one after the other; `at` of its frame is the next. */
export const partByPart = (parts: readonly Part[]): StepWith<typeof PART_FRAME> => ({
  frame: PART_FRAME,
  run(_work, frame) {
    const from = frame.at ?? 0;
    const at = parts.findIndex(({ rule }, index) => index >= from && (rule === undefined || holds(rule)));
    const part = parts[at];
    if (part === undefined) return { next: 'done' };
    return { next: 'call', frames: [{ step: part.step }], then: { ...frame, at: at + 1 } };
  },
});

/** The order by which the player who may end a phase ends it. */
export const END_PHASE: Option = { command: { type: 'end-phase' }, key: 'option.end-phase' };

/** A phase is over, or was not needed. */
export function closePhase(
  work: Work,
  phase: string,
  type: 'phase-ended' | 'phase-skipped',
  changes: readonly Change[] = [],
): Next {
  tell(work, { type, figures: { phase } }, changes);
  return { next: 'done' };
}

/** Forgets what a phase noted while it lasted, if it noted anything. */
export const forgetting = ({ battle }: Work, memory: string): readonly Change[] =>
  battle.own[memory] === undefined ? [] : [{ change: 'note', set: { [memory]: null as Json } }];

/** The clauses by which bounds follow on one another; a part without a clause always holds. */
export interface BoundRules<Clause extends string = string> {
  /** The sides are active by turns. */
  readonly alternate: Clause;
  /** Two bounds are a round. */
  readonly round?: Clause;
  /** Points not spent are lost. */
  readonly pointsLost: Clause;
}

/** The first bound begins, and with it the first round; `changes` are what else the ruleset changes then. */
export function beginFirstBound(
  work: Work,
  rule: string,
  active: SideId,
  changes: readonly Change[] = [],
): void {
  tell(work, { type: 'bound-begins', rule, figures: { side: active, round: 1, bound: 1 } }, [
    { change: 'clear' },
    ...changes,
    { change: 'turn', set: { active, round: 1, bound: 1, pips: {} } },
  ]);
}

/** The next bound begins: whose it is, what is cleared; `changes` are what else the ruleset changes then. */
export function beginNextBound(
  work: Work,
  { alternate, round, pointsLost }: BoundRules,
  changes: readonly Change[] = [],
): void {
  const { turn } = work.battle;
  const active = holds(alternate) ? otherSide(work.battle, turn.active) : turn.active;
  const bound = turn.bound + 1;
  const isNewRound = bound % 2 === 1 && (round === undefined || holds(round));
  const figures = { side: active, round: isNewRound ? turn.round + 1 : turn.round, bound };
  tell(work, { type: 'bound-begins', rule: alternate, figures }, [
    { change: 'clear' },
    ...changes,
    {
      change: 'turn',
      set: { active, bound, round: figures.round, ...(holds(pointsLost) ? { pips: {} } : {}) },
    },
  ]);
}
