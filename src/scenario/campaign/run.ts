/** Runs scenarios of campaigns: a position, commands of players, and what is expected of the state after each. */
import type { Campaign } from '../../engine/contract/campaign.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Json } from '../../engine/data/json.ts';
import type { AnyCommand } from '../../engine/game/command.ts';
import { begin } from '../../engine/game/decide.ts';
import type { Game } from '../../engine/game/game.ts';
import { newPlay, type PlayOf, playCommand } from '../../engine/game/records/record.ts';
import { type Dice, scriptedDice, seededDice } from '../dice.ts';
import type { Difference } from '../expect.ts';
import type { Failure, ScenarioResult, StepTold } from '../result.ts';
import type { Scenario, ScenarioStep } from '../schema.ts';
import { campaignDifferences } from './expect.ts';

interface Course {
  readonly play: PlayOf;
  readonly told: StepTold;
  readonly differences: readonly Difference[];
}

const now = (play: PlayOf): Game => play.battles.at(-1) ?? play.record.opening;

/** Throws all dice that the game waits for. `short`: there were too few, and more than the next year's order waits. */
function throwAll({ rules }: Campaign, start: PlayOf, dice: Dice): { play: PlayOf; short: boolean } {
  let play = start;
  for (;;) {
    const awaited = now(play).flow.awaits[0];
    if (awaited?.answer.form !== 'faces') return { play, short: false };
    const faces = dice(awaited.answer.dice);
    if (!faces) return { play, short: awaited.kind !== 'order-dice' };
    const played = playCommand(rules, play, { type: 'roll', faces }, 'dice');
    if (!played.ok) return { play, short: true };
    play = played.play;
  }
}

/** A report in a file counts as confirmed by the other main protagonist. */
function confirmed({ rules }: Campaign, play: PlayOf): PlayOf {
  const awaited = now(play).flow.awaits.find(({ kind }) => kind === 'confirm');
  if (!awaited) return play;
  const played = playCommand(rules, play, { type: 'confirm' }, awaited.by);
  return played.ok ? played.play : play;
}

const TOO_FEW = ['there are too few dice'];

function done(
  campaign: Campaign,
  start: PlayOf,
  step: ScenarioStep,
  command: AnyCommand,
  dice: Dice,
): Course {
  const ready = throwAll(campaign, start, dice);
  const by = step.side ?? campaign.active(now(ready.play));
  const played = playCommand(campaign.rules, ready.play, command, by);
  const after = played.ok ? throwAll(campaign, confirmed(campaign, played.play), dice) : ready;
  const reasons = played.ok ? null : played.reasons;
  const differences = campaignDifferences(campaign, now(after.play), reasons, step.expect ?? {});
  const events = after.play.record.entries
    .slice(start.record.entries.length)
    .flatMap((entry) => entry.events);
  const told = { events, reasons };
  return { play: after.play, told, differences: after.short ? [...differences, ...TOO_FEW] : differences };
}

function asked(
  campaign: Campaign,
  start: PlayOf,
  step: ScenarioStep,
  question: AnyCommand,
  dice: Dice,
): Course {
  const { play, short } = throwAll(campaign, start, dice);
  const expected = step.expect ?? {};
  const answer = campaign.ask(now(play), question);
  const differences: readonly Difference[] =
    'fault' in answer
      ? expected.refused === true
        ? []
        : [{ fault: answer.fault }]
      : campaignDifferences(campaign, now(play), null, expected, answer.answer);
  const told = { events: [], reasons: null, ...('fault' in answer ? {} : { answer: answer.answer }) };
  return { play, told, differences: short ? [...differences, ...TOO_FEW] : differences };
}

/** Runs a scenario of a campaign from its position, and reports all differences from its expectations. */
export function runCampaign({ campaign, id, version }: Ruleset, scenario: Scenario): ScenarioResult {
  const steps = scenario.steps ?? [];
  const asserts = steps.some((step) => Object.keys(step.expect ?? {}).length > 0);
  const nothing = {
    ok: false,
    failures: [],
    warnings: [],
    faults: [],
    told: [],
    asserts,
    campaign: null,
    battle: null,
  };
  if (!campaign) return { ...nothing, faults: [{ key: 'fault.no-campaign', figures: { ruleset: id } }] };
  const given = scenario.campaign as { readonly [part: string]: Json };
  const loaded = campaign.load(given, scenario.turn, scenario.options ?? {});
  if (!loaded.ok) return { ...nothing, faults: loaded.faults };
  const script = scriptedDice(campaign.rules, scenario.dice ?? []);
  const seeded = scenario.dice === undefined && scenario.seed !== undefined;
  const dice = seeded ? seededDice(campaign.rules, scenario.seed ?? 0) : script.dice;
  const header = { format: 'acies-record/1', ruleset: id, version, seats: {} } as const;
  let play: PlayOf = newPlay(campaign.rules, header, begin(campaign.rules, loaded.game).battle);
  const failures: Failure[] = [];
  const told: StepTold[] = [];
  for (const [at, step] of steps.entries()) {
    const course =
      'do' in step
        ? done(campaign, play, step, step.do as AnyCommand, dice)
        : asked(campaign, play, step, step.ask as AnyCommand, dice);
    play = course.play;
    told.push(course.told);
    failures.push(...course.differences.map((difference) => ({ step: at + 1, difference })));
  }
  const left = script.left();
  const warnings = scenario.dice && left > 0 ? [`${left} dice were not thrown`] : [];
  return { ...nothing, ok: failures.length === 0, failures, warnings, told, campaign: now(play) };
}
