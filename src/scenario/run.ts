import { battleNow, newPlay, type Play, playCommand } from '../engine/battle/record.ts';
import type { Battle } from '../engine/battle.ts';
import type { AnyCommand, Seat } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { rowOf } from '../engine/data/lookup.ts';
import type { Event, Reason } from '../engine/event.ts';
import { begin } from '../engine/game/decide.ts';
import { ask } from './ask.ts';
import { runCampaign } from './campaign/run.ts';
import { type Dice, scriptedDice, seededDice } from './dice.ts';
import { checkExpectation, type Difference, type Happened } from './expect.ts';
import { loadPosition } from './load.ts';
import type { Failure, ScenarioResult, StepTold } from './result.ts';
import type { Expectation, Scenario, ScenarioStep } from './schema.ts';

export type { Failure, ScenarioResult } from './result.ts';

import { reasonsInSkipped, type Skipped, silentBetween, skippedSince } from './skipped.ts';

interface Taken {
  readonly play: Play;
  readonly events: readonly Event[];
  readonly reasons: readonly Reason[] | null;
  readonly short: boolean;
}

/** Throws that follow from a command use the dice at once. Throws that begin a bound may wait. */
function throwAll(rules: Ruleset, start: Play, dice: Dice, since: Play = start): Taken {
  let play = start;
  const events: Event[] = [];
  for (;;) {
    const awaited = battleNow(play).flow.awaits[0];
    if (awaited?.answer.form !== 'faces') return { play, events, reasons: null, short: false };
    const faces = dice(awaited.answer.dice);
    if (!faces) {
      const newBound = battleNow(play).turn.bound > battleNow(since).turn.bound;
      return { play, events, reasons: null, short: awaited.kind !== 'pips' && !newBound };
    }
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

/** By kind of question: the part of an order that answers it for the other side. */
const SPLIT: Readonly<Record<string, Part>> = {
  shooters: (command) => {
    const aiding = listIn(command, 'aiding');
    return aiding && [String(command.base), ...aiding];
  },
  'aid-shooting-back': (command) => listIn(command, 'enemyAiding'),
};

/** Answers the other side's questions with the answers that the command holds. */
function answerAll(rules: Ruleset, taken: Taken, command: AnyCommand, dice: Dice): Taken {
  const awaited = battleNow(taken.play).flow.awaits[0];
  const bases = awaited && command.type === 'shoot' ? rowOf(SPLIT, awaited.kind)?.(command) : undefined;
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
  // A phase that consists of one throw ends when its dice have fallen.
  const thrownOut = command.type === 'end-phase' && battle.flow.phase !== battleNow(start).flow.phase;
  if (ready.reasons || thrownOut) return ready;
  const played = playCommand(rules, ready.play, command, seatOf(battle, step, command));
  if (!played.ok) return { ...ready, reasons: played.reasons };
  const thrown = throwAll(rules, played.play, dice, start);
  const taken = { ...thrown, events: [...ready.events, ...played.events, ...thrown.events] };
  return answerAll(rules, taken, command, dice);
}

/** What a step of a battle led to. */
type BattleStepTold = Pick<Happened, 'events' | 'reasons' | 'answer'>;

const NOTHING_TOLD: BattleStepTold = { events: [], reasons: null };

/** The progress of a scenario. */
interface Course {
  readonly play: Play;
  /** Skipped empty phases before this point for which the scenario has not given `end-phase` yet. */
  readonly skipped: readonly Skipped[];
  /** The same, as a count, for phases without orders. */
  readonly silent: number;
  /** Nobody played to reach this point: play went on from the given position, or from the end of a phase. */
  readonly carried: boolean;
  readonly differences: readonly Difference[];
  /** What the last step led to. */
  readonly told: BattleStepTold;
}

function asked(
  rules: Ruleset,
  { play, skipped }: Course,
  question: AnyCommand,
  expected: Expectation,
): Pick<Course, 'told' | 'differences'> {
  // A question before the first command is about the given position, even where its phase is empty.
  const given = play.record.entries.length === 0 ? skipped[0]?.battle : undefined;
  const battle = given ?? battleNow(play);
  const answer = ask(rules, battle, question);
  // Where a question cannot be answered, `refused: true` is met.
  if ('fault' in answer && expected.refused === true) return { told: NOTHING_TOLD, differences: [] };
  if ('fault' in answer) return { told: NOTHING_TOLD, differences: [{ fault: answer.fault }] };
  const told = { ...NOTHING_TOLD, answer: answer.answer };
  const differences = checkExpectation({ before: battle, after: battle, ...told }, expected);
  return { told, differences };
}

/** Why an order was refused. If it is late only because its phase was skipped, the reasons of that phase count. */
function reasonsFor(rules: Ruleset, course: Course, step: ScenarioStep, command: AnyCommand, taken: Taken) {
  if (taken.reasons === null) return null;
  const by = step.side ?? course.skipped[0]?.battle.turn.active ?? '';
  return reasonsInSkipped(rules, course.skipped, command, by) ?? taken.reasons;
}

/** `end-phase` for a phase that is already over changes nothing, unless the step expects a refusal. */
function isOver({ play, skipped, carried }: Course, { type }: AnyCommand, { side, expect }: ScenarioStep) {
  if (type !== 'end-phase' || expect?.refused !== undefined) return false;
  const first = skipped[0];
  if (first) return side === undefined || side === first.battle.turn.active;
  return carried && battleNow(play).result !== null;
}

/** `end-phase` for a phase without orders may be refused only because that phase is over. */
const isSilentlyOver = (
  { play, silent }: Course,
  { type }: AnyCommand,
  { side, expect }: ScenarioStep,
): boolean =>
  silent > 0 &&
  type === 'end-phase' &&
  expect?.refused === undefined &&
  (side === undefined || side === battleNow(play).turn.active);

function done(rules: Ruleset, course: Course, step: ScenarioStep, command: AnyCommand, dice: Dice): Course {
  const { play } = course;
  const battle = battleNow(play);
  const expected = step.expect ?? {};
  if (isOver(course, command, step)) {
    const differences = checkExpectation(
      { before: battle, after: battle, events: [], reasons: null },
      expected,
    );
    return { ...course, skipped: course.skipped.slice(1), told: NOTHING_TOLD, differences };
  }
  const taken = take(rules, play, step, command, dice);
  const silent = taken.reasons !== null && isSilentlyOver(course, command, step);
  const told: BattleStepTold = {
    events: taken.events,
    reasons: silent ? null : reasonsFor(rules, course, step, command, taken),
  };
  const happened = { before: battle, after: battleNow(taken.play), ...told };
  const short = taken.short ? ['there are too few dice'] : [];
  const differences = [...checkExpectation(happened, expected), ...short];
  if (silent) return { ...course, play: taken.play, silent: course.silent - 1, told, differences };
  // A refusal changes nothing.
  if (taken.play === play) return { ...course, told, differences };
  const carried = command.type === 'end-phase';
  const skipped = carried ? skippedSince(battle, taken.events) : [];
  const from = rules.phases.indexOf(battle.flow.phase ?? '') + 1;
  const passed = carried ? silentBetween(rules, from, battleNow(taken.play), skipped) : 0;
  return { play: taken.play, skipped, silent: passed, carried, told, differences };
}

function stepped(rules: Ruleset, course: Course, step: ScenarioStep, dice: Dice): Course {
  if ('do' in step) return done(rules, course, step, step.do as AnyCommand, dice);
  return { ...course, ...asked(rules, course, step.ask as AnyCommand, step.expect ?? {}) };
}

/** Runs a scenario from its position, and reports all differences from its expectations. */
export function runScenario(rules: Ruleset, scenario: Scenario): ScenarioResult {
  if (scenario.campaign) return runCampaign(rules, scenario);
  const steps = scenario.steps ?? [];
  const asserts = steps.some((step) => Object.keys(step.expect ?? {}).length > 0);
  const loaded = loadPosition(rules, scenario);
  if (!loaded.ok)
    return {
      ok: false,
      failures: [],
      warnings: [],
      faults: loaded.faults,
      told: [],
      asserts,
      campaign: null,
      battle: null,
    };
  const script = scriptedDice(rules, scenario.dice ?? []);
  const seeded = scenario.dice === undefined && scenario.seed !== undefined;
  const dice = seeded ? seededDice(rules, scenario.seed ?? 0) : script.dice;
  const failures: Failure[] = [];
  const told: StepTold[] = [];
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} } as const;
  const skipped = skippedSince(loaded.battle, begin(rules, loaded.battle).events);
  const play = newPlay(rules, header, loaded.battle);
  const begun = Math.max(0, rules.phases.indexOf(scenario.turn?.phase ?? ''));
  const silent = scenario.turn ? silentBetween(rules, begun, battleNow(play), skipped) : 0;
  let course: Course = { play, skipped, silent, carried: true, told: NOTHING_TOLD, differences: [] };
  for (const [at, step] of steps.entries()) {
    course = stepped(rules, course, step, dice);
    told.push(course.told);
    failures.push(...course.differences.map((difference) => ({ step: at + 1, difference })));
  }
  const left = script.left();
  const warnings = scenario.dice && left > 0 ? [`${left} dice were not thrown`] : [];
  return {
    ok: failures.length === 0,
    failures,
    warnings,
    faults: [],
    told,
    asserts,
    campaign: null,
    battle: battleNow(course.play),
  };
}
