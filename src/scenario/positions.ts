/** Positions with what a good player sees in them: scenarios with a theme, conditions and a solution. */
import type { AnyCommand } from '../engine/command.ts';
import { firstFaults } from '../engine/data/first-faults.ts';
import type { Fault } from '../engine/event.ts';
import { formFaults } from './form-faults.ts';
import { type Condition, insight, type Theme } from './position-schema.ts';
import { readJson, readScenarios } from './read.ts';
import type { Scenario } from './schema.ts';

export interface Position {
  readonly name: string;
  readonly theme: Theme;
  readonly scenario: Scenario;
  /** What must hold when the orders of the bound are given. */
  readonly good: readonly Condition[];
  /** Orders after which it holds; none where the best is to give no order. */
  readonly solution: readonly AnyCommand[];
  /** An order after which it does not hold, where the solution is none. */
  readonly bad: AnyCommand | null;
}

export type PositionsRead =
  | { readonly ok: true; readonly positions: readonly Position[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

function readPosition(scenario: Scenario, value: unknown, at: number) {
  const { data, error } = insight.safeParse(value);
  if (!data) return { faults: formFaults(error.issues, [at]) };
  const { name, theme, good, solution, bad = null } = data;
  return { position: { name, theme, scenario, good, solution, bad } as Position };
}

/** Reads the text of a file of positions, or tells all that is wrong with it. */
export function readPositions(text: string): PositionsRead {
  const read = readScenarios(text);
  if (!read.ok) return read;
  const json = readJson(text);
  const values = json.ok ? [json.value].flat() : [];
  const each = read.scenarios.map((scenario, at) => readPosition(scenario, values[at], at));
  const faults = each.flatMap((one) => one.faults ?? []);
  if (faults.length > 0) return { ok: false, faults: firstFaults(faults) };
  return { ok: true, positions: each.flatMap(({ position }) => position ?? []) };
}
