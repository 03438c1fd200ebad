/** The flow of a game: runs the steps of the sequence of play until one waits for an answer. */
import { countTo } from '../data/form.ts';
import { LIMITS } from '../data/limits.ts';
import { rowOf } from '../data/lookup.ts';
import type { AnyCommand, Seat } from './command.ts';
import type { GameChange, GameEvent, Reason } from './event.ts';
import type { Flow, Frame, Game } from './game.ts';
import type { GameRules, GameStep, GameWork } from './rules.ts';
import { giveAnswer, runStep } from './run-step.ts';
import type { FrameOf, Next, Option } from './steps.ts';
import { tell } from './work.ts';

/** No command needs this many runs. A ruleset that reaches it has a step that never ends. */
const MOST_RUNS = 10_000;

/** The bottom frame. It runs the phases of each bound. */
const SEQUENCE = 'sequence';

/** The frame that runs the parts of a setup. */
const SETUP = 'setup';

export const sequenceFrame = (at: number): Frame => ({ step: SEQUENCE, at });

/** Each phase in which a position may begin, those of the setup first. */
export const phasesOf = ({ phases, setup }: GameRules): readonly string[] => [
  ...(setup ? [SETUP, ...setup] : []),
  ...phases,
];

/** The flow of a game that has just reached a phase of a bound, or of the setup. */
export function flowAtPhase({ phases, setup = [], goesOnWithSetup }: GameRules, phase: string): Flow {
  const [at, part] = [phases.indexOf(phase), setup.indexOf(phase)];
  if (at < 0 && part < 0 && phase !== SETUP) return { phase, stack: [], awaits: [] };
  const rest: readonly Frame[] = goesOnWithSetup && part >= 0 ? [{ step: SETUP, at: part + 1 }] : [];
  return { phase, stack: [sequenceFrame(at + 1), ...rest, { step: phase }], awaits: [] };
}

const partsOf = ({ phases, setup = [] }: GameRules, { step }: Frame): readonly string[] =>
  step === SEQUENCE ? phases : step === SETUP ? setup : [];

/**
 * The stack of a loaded game. Its phase is found by name, because phases or parts of the setup may have been added or
 * removed since it was saved.
 */
const takenUp = (rules: GameRules, { phase, stack }: Flow): readonly Frame[] =>
  stack.map((frame) => {
    const at = partsOf(rules, frame).indexOf(phase) + 1;
    return at === 0 || frame.at === at ? frame : { ...frame, at };
  });

const SEQUENCE_FRAME = { at: countTo(LIMITS.list) };

const sequence: GameStep = {
  frame: SEQUENCE_FRAME,
  run(work, frame) {
    const next = (frame as FrameOf<typeof SEQUENCE_FRAME>).at;
    const at = work.rules.again?.(work, next) ?? next;
    const phase = work.rules.phases[at];
    if (phase === undefined) {
      work.rules.nextBound(work);
      return { next: 'call', frames: [], then: sequenceFrame(0) };
    }
    return { next: 'call', frames: [{ step: phase }], then: sequenceFrame(at + 1) };
  },
};

/** The step of this name. `sequence` is shared by all rulesets. */
export const stepCalled = (rules: GameRules, name: string): GameStep | undefined =>
  name === SEQUENCE ? sequence : rowOf(rules.steps, name);

const stepOf = (rules: GameRules, frame: Frame): GameStep => {
  const step = stepCalled(rules, frame.step);
  if (!step) throw new Error(`no step is called ${frame.step}`);
  return step;
};

function stackAfter(stack: readonly Frame[], next: Next): readonly Frame[] {
  const below = stack.slice(0, -1);
  switch (next.next) {
    case 'done':
      return below;
    case 'wait':
      return next.frame ? [...below, next.frame] : stack;
    case 'call':
      return [...below, ...(next.then ? [next.then] : []), ...next.frames.toReversed()];
  }
}

/** The phase whose frame is lowest on the stack above the sequence. */
function phaseOf(rules: GameRules, stack: readonly Frame[], before: string): string {
  const frame = stack.find(({ step }) => rules.phases.includes(step) || rules.setup?.includes(step));
  return frame?.step ?? before;
}

/** Runs steps until one waits for an answer or the game is over. The last event gets the new flow. */
export function carryOn(work: GameWork, first?: Next): void {
  let stack = takenUp(work.rules, work.battle.flow);
  let phase = work.battle.flow.phase;
  let awaits: Flow['awaits'] = [];
  let next = first;
  for (let runs = 0; ; runs++) {
    if (runs > MOST_RUNS) throw new Error(`${phase} never comes to an end`);
    if (next) stack = stackAfter(stack, next);
    if (next?.next === 'wait') {
      awaits = next.awaits;
      break;
    }
    const frame = stack.at(-1);
    if (!frame || work.battle.result) break;
    phase = phaseOf(work.rules, stack, phase);
    next = runStep(work, { step: stepOf(work.rules, frame), frame, phase });
  }
  const flow: Flow = work.battle.result
    ? { phase, stack: [], awaits: [] }
    : { phase: phaseOf(work.rules, stack, phase), stack, awaits };
  closeWithFlow(work, flow);
}

/** The changed parts of a flow. */
function flowChange(before: Flow, { phase, stack, awaits }: Flow): Partial<Flow> {
  const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
  return {
    ...(phase === before.phase ? {} : { phase }),
    ...(same(stack, before.stack) ? {} : { stack }),
    ...(same(awaits, before.awaits) ? {} : { awaits }),
  };
}

type FlowChange = Extract<GameChange, { readonly change: 'flow' }>;

/** Adds a change of the flow to an event. Seats that may not know the event still get that change, if there is one. */
function withChange(event: GameEvent, change: FlowChange): GameEvent {
  const changed = { ...event, changes: [...event.changes, change] };
  if (!event.secret) return changed;
  if (!event.secret.public && Object.keys(change.flow).length === 0) return changed;
  const open = event.secret.public ?? { type: 'waits', changes: [] };
  return { ...changed, secret: { ...event.secret, public: withChange(open, change) } };
}

/** Adds the new flow to the last event of a command. */
export function closeWithFlow(work: GameWork, flow: Flow): void {
  const last = work.events.at(-1);
  const change = { change: 'flow', flow: flowChange(work.battle.flow, flow) } as const;
  if (!last) {
    tell<GameWork>(work, { type: 'waits' }, [change]);
    return;
  }
  work.events[work.events.length - 1] = withChange(last, change);
  work.battle = { ...work.battle, flow: { ...work.battle.flow, ...change.flow } };
}

/** Gives an answer to the step on top of the stack, which waits for it. */
export function answerStep(work: GameWork, command: AnyCommand, by: Seat): Next | readonly Reason[] {
  const { phase, stack } = work.battle.flow;
  const frame = stack.at(-1);
  if (!frame) throw new Error('nothing waits for an answer');
  return giveAnswer(work, { step: stepOf(work.rules, frame), frame, phase }, command, by);
}

/** The options that are open now, computed when asked for. */
export function optionsOf(rules: GameRules, game: Game): readonly Option[] {
  const frame = game.flow.stack.at(-1);
  if (!frame) return [];
  const step = stepOf(rules, frame);
  const seen = step.wholes && rules.wholes ? rules.wholes.asOne(game) : game;
  return step.options?.(rules, seen, frame) ?? [];
}
