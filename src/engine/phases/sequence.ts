/** What the sequences of play of all rulesets share: parts in order, the end of a phase, the next bound. */

import { type Json, otherSide, type SideId } from '../battle.ts';
import type { Next, Option, StepWith, Work } from '../contract/sequence.ts';
import { countTo, optional } from '../data/form.ts';
import { LIMITS } from '../data/limits.ts';
import { holds } from '../effects.ts';
import type { Change } from '../event.ts';
import { tell } from '../game/work.ts';

/** A part of a sequence: a step, and its clause if there is one. */
export interface Part<Clause extends string = string> {
  readonly step: string;
  readonly rule?: Clause;
}

/** The steps of the parts that are in force, in order. */
export const stepsOf = (parts: readonly Part[]): readonly string[] =>
  parts.filter(({ rule }) => rule === undefined || holds(rule)).map(({ step }) => step);

const PART_FRAME = { at: optional(countTo(LIMITS.list)) };

/** A step that runs the parts that are in force one after the other. `at` in its frame is the next one. */
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

/** The order by which a player ends a phase. */
export const END_PHASE: Option = { command: { type: 'end-phase' }, key: 'option.end-phase' };

/** Ends a phase that is over, or that was not needed. */
export function closePhase(
  work: Work,
  phase: string,
  type: 'phase-ended' | 'phase-skipped',
  changes: readonly Change[] = [],
): Next {
  tell(work, { type, figures: { phase } }, changes);
  return { next: 'done' };
}

/** Removes the notes that a phase may have made under these names for its own use. */
export function forgetting({ battle }: Work, names: readonly string[]): readonly Change[] {
  const noted = names.filter((name) => battle.own[name] !== undefined);
  return noted.length === 0
    ? []
    : [{ change: 'note', set: Object.fromEntries(noted.map((name): [string, Json] => [name, null])) }];
}

/** The clauses of the change of bounds. A part without a clause always applies. */
export interface BoundRules<Clause extends string = string> {
  /** The sides take turns. */
  readonly alternate: Clause;
  /** Two bounds make a round. */
  readonly round?: Clause;
  /** Unspent points are lost. */
  readonly pointsLost: Clause;
}

/** Begins the first bound, and the first round with it. `changes` are the ruleset's further changes. */
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

/** Begins the next bound: sets the active side and clears the marks. `changes` are the ruleset's further changes. */
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
