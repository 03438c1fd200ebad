/** What a run of a scenario found. */
import type { Battle } from '../engine/battle.ts';
import type { Json } from '../engine/data/json.ts';
import type { Fault, Reason } from '../engine/event.ts';
import type { GameEvent } from '../engine/game/event.ts';
import type { Game } from '../engine/game/game.ts';
import type { Difference } from './expect.ts';

/** A difference from the expectation of a step. Steps count from 1. */
export interface Failure {
  readonly step: number;
  readonly difference: Difference;
}

/** What a step led to: the events and the reasons of a command, or the answer to a question. */
export interface StepTold {
  readonly events: readonly GameEvent[];
  readonly reasons: readonly Reason[] | null;
  readonly answer?: Json;
}

export interface ScenarioResult {
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  readonly warnings: readonly string[];
  readonly faults: readonly Fault[];
  /** What each step led to, in their order. */
  readonly told: readonly StepTold[];
  /** Does any step expect anything? */
  readonly asserts: boolean;
  /** The campaign after the last step; null for a battle. */
  readonly campaign: Game | null;
  /** The battle after the last step; null for a campaign. */
  readonly battle: Battle | null;
}
