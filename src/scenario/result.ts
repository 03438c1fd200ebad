/** What a run of a scenario found. */
import type { Battle } from '../engine/battle.ts';
import type { Fault } from '../engine/event.ts';
import type { Difference } from './expect.ts';

/** A difference from the expectation of a step. Steps count from 1. */
export interface Failure {
  readonly step: number;
  readonly difference: Difference;
}

export interface ScenarioResult {
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  readonly warnings: readonly string[];
  readonly faults: readonly Fault[];
  /** Does any step expect anything? */
  readonly asserts: boolean;
  /** The battle after the last step; null for a campaign. */
  readonly battle: Battle | null;
}
