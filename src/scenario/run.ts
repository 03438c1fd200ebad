import type { Battle } from '../engine/battle.ts';
import type { AnyCommand, Seat } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Event, Fault, Reason } from '../engine/event.ts';
import { battleNow, newPlay, type Play, playCommand } from '../engine/record.ts';
import { ask } from './ask.ts';
import { type Dice, scriptedDice, seededDice } from './dice.ts';
import { checkExpectation, type Happened } from './expect.ts';
import { loadBattle } from './load.ts';
import type { Expectation, Scenario, ScenarioStep } from './schema.ts';

export interface ScenarioResult {
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  readonly faults: readonly Fault[];
  /** Does any step expect anything? */
  readonly asserts: boolean;
  /** The battle after the last step. */
  readonly battle: Battle | null;
}

interface Taken {
  readonly play: Play;
  readonly events: readonly Event[];
  readonly reasons: readonly Reason[] | null;
  readonly short: boolean;
}

/** Throws that a command leads to are taken from the dice at once; a new bound's PIPs may wait. */
function throwAll(rules: Ruleset, start: Play, dice: Dice): Taken {
  let play = start;
  const events: Event[] = [];
  for (;;) {
    const awaited = battleNow(play).flow.awaits[0];
    if (awaited?.answer.form !== 'faces') return { play, events, reasons: null, short: false };
    const faces = dice(awaited.answer.dice);
    if (!faces) return { play, events, reasons: null, short: awaited.kind !== 'pips' };
    const played = playCommand(rules, play, { type: 'roll', faces }, 'dice');
    if (!played.ok) return { play, events, reasons: played.reasons, short: false };
    play = played.play;
    events.push(...played.events);
  }
}

function seatOf(battle: Battle, step: ScenarioStep, command: AnyCommand): Seat {
  const only = battle.flow.awaits[0]?.by;
  return step.side ?? (command.type === 'choose' && only ? only : battle.turn.active);
}

type Part = (command: AnyCommand) => readonly string[] | undefined;
const listIn = (command: AnyCommand, part: string): readonly string[] | undefined =>
  command[part] as readonly string[] | undefined;

/** Parts of a command that answer questions to the side whose order it is not, by the kind of question. */
const SPLIT: Readonly<Record<string, Part>> = {
  shooters: (command) => {
    const aiding = listIn(command, 'aiding');
    return aiding && [String(command.base), ...aiding];
  },
  'aid-shooting-back': (command) => listIn(command, 'enemyAiding'),
};

/** Gives the other side's answers that a command holds as well, when they are asked. */
function answerAll(rules: Ruleset, taken: Taken, command: AnyCommand, dice: Dice): Taken {
  const awaited = battleNow(taken.play).flow.awaits[0];
  const bases = awaited && command.type === 'shoot' ? SPLIT[awaited.kind]?.(command) : undefined;
  if (!awaited || !bases) return taken;
  const played = playCommand(rules, taken.play, { type: 'choose', bases }, awaited.by);
  if (!played.ok) return { ...taken, reasons: played.reasons };
  const thrown = throwAll(rules, played.play, dice);
  const next = { ...thrown, events: [...taken.events, ...played.events, ...thrown.events] };
  const again = battleNow(next.play).flow.awaits[0]?.kind === awaited.kind;
  return again ? next : answerAll(rules, next, command, dice);
}

function take(rules: Ruleset, start: Play, step: ScenarioStep, command: AnyCommand, dice: Dice): Taken {
  const ready = throwAll(rules, start, dice);
  const battle = battleNow(ready.play);
  // A phase that is nothing but a throw is over once its dice have fallen.
  const thrownOut = command.type === 'end-phase' && battle.flow.phase !== battleNow(start).flow.phase;
  if (ready.reasons || thrownOut) return ready;
  const played = playCommand(rules, ready.play, command, seatOf(battle, step, command));
  if (!played.ok) return { ...ready, reasons: played.reasons };
  const thrown = throwAll(rules, played.play, dice);
  const taken = { ...thrown, events: [...ready.events, ...played.events, ...thrown.events] };
  return answerAll(rules, taken, command, dice);
}

const isSkip = (event: Event): boolean => event.type === 'phase-skipped';

/** How far a scenario has come. */
interface Course {
  readonly play: Play;
  /** Phases passed over by the last command because they were empty. */
  readonly skipped: number;
  readonly failures: readonly string[];
}

function asked(
  rules: Ruleset,
  { play }: Course,
  question: AnyCommand,
  expected: Expectation,
): readonly string[] {
  const battle = battleNow(play);
  const answer = ask(rules, battle, question);
  if ('fault' in answer) return [`${answer.fault.key} ${JSON.stringify(answer.fault.figures)}`];
  const happened = { before: battle, after: battle, events: [], reasons: null, answer: answer.answer };
  return checkExpectation(happened, expected);
}

function done(rules: Ruleset, course: Course, step: ScenarioStep, command: AnyCommand, dice: Dice): Course {
  const { play, skipped } = course;
  const battle = battleNow(play);
  const expected = step.expect ?? {};
  if (command.type === 'end-phase' && skipped > 0) {
    // An empty phase was passed over; ending it by hand as well is the same play.
    const failures = checkExpectation({ before: battle, after: battle, events: [], reasons: null }, expected);
    return { play, skipped: skipped - 1, failures };
  }
  const taken = take(rules, play, step, command, dice);
  const happened: Happened = {
    before: battle,
    after: battleNow(taken.play),
    events: taken.events,
    reasons: taken.reasons,
  };
  const short = taken.short ? ['there are too few dice'] : [];
  return {
    play: taken.play,
    skipped: command.type === 'end-phase' ? taken.events.filter(isSkip).length : 0,
    failures: [...checkExpectation(happened, expected), ...short],
  };
}

function stepped(rules: Ruleset, course: Course, step: ScenarioStep, dice: Dice): Course {
  if ('do' in step) return done(rules, course, step, step.do as AnyCommand, dice);
  return { ...course, failures: asked(rules, course, step.ask as AnyCommand, step.expect ?? {}) };
}

/** Runs a scenario from its position; tells everything that went otherwise than it expects. */
export function runScenario(rules: Ruleset, scenario: Scenario): ScenarioResult {
  const steps = scenario.steps ?? [];
  const asserts = steps.some((step) => Object.keys(step.expect ?? {}).length > 0);
  const loaded = loadBattle(rules, scenario);
  if (!loaded.ok)
    return { ok: false, failures: [], warnings: [], faults: loaded.faults, asserts, battle: null };
  const script = scriptedDice(scenario.dice ?? []);
  const seeded = scenario.dice === undefined && scenario.seed !== undefined;
  const dice = seeded ? seededDice(rules, scenario.seed ?? 0) : script.dice;
  const failures: string[] = [];
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} } as const;
  let course: Course = { play: newPlay(rules, header, loaded.battle), skipped: 0, failures: [] };
  for (const [at, step] of steps.entries()) {
    course = stepped(rules, course, step, dice);
    failures.push(...course.failures.map((each) => `step ${at + 1}: ${each}`));
  }
  const left = script.left();
  const warnings = scenario.dice && left > 0 ? [`${left} dice were not thrown`] : [];
  return {
    ok: failures.length === 0,
    failures,
    warnings,
    faults: [],
    asserts,
    battle: battleNow(course.play),
  };
}
