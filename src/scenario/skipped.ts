/** Phases that were skipped because no orders were possible. An order in one is judged as if the phase were open. */

import { apply } from '../engine/battle/apply.ts';
import type { Battle } from '../engine/battle.ts';
import type { AnyCommand, Seat } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Event, Reason } from '../engine/event.ts';
import { decide } from '../engine/game/decide.ts';
import { flowAtPhase } from '../engine/game/flow.ts';

/** A skipped phase, and the battle just before it was skipped. */
export interface Skipped {
  readonly phase: string;
  readonly battle: Battle;
}

/** The phases that were skipped by these events, from this battle on. */
export function skippedSince(start: Battle, events: readonly Event[]): readonly Skipped[] {
  const found: Skipped[] = [];
  let battle = start;
  for (const event of events) {
    if (event.type === 'phase-skipped') found.push({ phase: String(event.figures?.phase), battle });
    battle = apply(battle, event);
  }
  return found;
}

/** Counts the phases from one up to another that passed without an event: phases without orders. */
export function silentBetween(
  rules: Ruleset,
  from: number,
  battle: Battle,
  skipped: readonly Skipped[],
): number {
  const passed = rules.phases.slice(from, Math.max(0, rules.phases.indexOf(battle.flow.phase ?? '')));
  return passed.filter((phase) => !skipped.some((each) => each.phase === phase)).length;
}

/** The battle with the skipped phase held open for orders. */
function heldOpen(rules: Ruleset, { phase, battle }: Skipped): Battle {
  const { stack } = flowAtPhase(rules, phase);
  return {
    ...battle,
    flow: {
      phase,
      stack: stack.map((frame) => (frame.step === phase ? { ...frame, entered: true } : frame)),
      awaits: [{ by: battle.turn.active, kind: 'orders', answer: { form: 'orders' } }],
    },
  };
}

/** The reasons against an order in the skipped phase to which it belongs; null where it belongs to none of them. */
export function reasonsInSkipped(
  rules: Ruleset,
  skipped: readonly Skipped[],
  command: AnyCommand,
  by: Seat,
): readonly Reason[] | null {
  for (const each of skipped) {
    // A phase that takes orders would have waited for the side whose bound it was.
    if (each.battle.turn.active !== by || !rules.steps[each.phase]?.answer) continue;
    const decision = decide(rules, heldOpen(rules, each), command, by);
    if (decision.ok) continue;
    if (!decision.reasons.some(({ key }) => key === 'reason.wrong-phase')) return decision.reasons;
  }
  return null;
}
