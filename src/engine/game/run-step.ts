/** Runs steps and gives them answers. What a ruleset does around its steps happens here and nowhere else. */
import type { AnyCommand } from './command.ts';
import type { Reason } from './event.ts';
import type { Frame, SideId } from './game.ts';
import type { GameStep, GameWork } from './rules.ts';
import type { Next } from './steps.ts';

/** A step that runs or gets an answer now. */
export interface Running {
  readonly step: GameStep;
  readonly frame: Frame;
  /** The phase in which it runs. */
  readonly phase: string;
}

type Answer = Next | readonly Reason[];

const isRefusal = (answer: Answer): answer is readonly Reason[] => Array.isArray(answer);

const isInBound = ({ rules }: GameWork, { step, phase }: Running): boolean =>
  !step.quiet && rules.phases.includes(phase);

/** Acts once, with bases as wholes if the step asks for that. */
const once = <Given extends Answer>(work: GameWork, { step }: Running, act: () => Given): Given =>
  step.wholes && work.rules.wholes ? work.rules.wholes.together(work, act) : act();

/** Acts, unless something comes first: then that happens, and the step acts after it, or runs anew if it no longer can. */
function watched<Given extends Answer>(work: GameWork, running: Running, act: () => Given): Given | Next {
  const { battle } = work;
  const { watch } = work.rules;
  const told = work.events.length;
  const answer = once(work, running, act);
  if (!watch || isRefusal(answer)) return answer;
  const events = work.events.slice(told);
  const first = watch.first(work, battle, events);
  if (!first) {
    watch.then(work, battle, events);
    return answer;
  }
  work.events.length = told;
  work.battle = battle;
  first();
  const heeding = watched(work, running, act);
  return isRefusal(heeding) ? { next: 'call', frames: [], then: running.frame } : heeding;
}

/** Acts, and then does what the ruleset does after each act of a bound. */
function inBound<Given extends Answer>(work: GameWork, running: Running, act: () => Given): Given | Next {
  if (!isInBound(work, running)) return once(work, running, act);
  const { battle } = work;
  const told = work.events.length;
  const answer = watched(work, running, act);
  work.rules.afterEach?.(work, battle, work.events.slice(told));
  return answer;
}

/** Runs a step. */
export const runStep = (work: GameWork, running: Running): Next =>
  inBound(work, running, () => running.step.run(work, running.frame));

/**
 * Gives a step the answer that it waits for.
 * @returns what comes next, or why the answer is refused.
 * @throws if the step waits for none.
 */
export function giveAnswer(work: GameWork, running: Running, command: AnyCommand, by: SideId): Answer {
  const { step, frame } = running;
  const answer = step.answer?.bind(step);
  if (!answer) throw new Error(`${frame.step} waits for no answer`);
  return inBound(work, running, () => answer(work, frame, command, by));
}
