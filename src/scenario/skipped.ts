/** Phases passed over because nobody had anything to do in them: an order in one is judged as if it were open. */
import { apply } from '../engine/apply.ts';
import type { Battle } from '../engine/battle.ts';
import type { AnyCommand, Seat } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { decide } from '../engine/decide.ts';
import type { Event, Reason } from '../engine/event.ts';
import { flowAtPhase } from '../engine/flow.ts';

/** An empty phase, and the battle as it was when it was passed over. */
export interface Skipped {
  readonly phase: string;
  readonly battle: Battle;
}

/** The phases that were passed over by what happened since a battle. */
export function skippedSince(start: Battle, events: readonly Event[]): readonly Skipped[] {
  const found: Skipped[] = [];
  let battle = start;
  for (const event of events) {
    if (event.type === 'phase-skipped') found.push({ phase: String(event.figures?.phase), battle });
    battle = apply(battle, event);
  }
  return found;
}

/** How many phases from one up to another were passed without a word: in these nobody orders anything. */
export function silentBetween(
  rules: Ruleset,
  from: number,
  battle: Battle,
  skipped: readonly Skipped[],
): number {
  const passed = rules.phases.slice(from, Math.max(0, rules.phases.indexOf(battle.flow.phase ?? '')));
  return passed.filter((phase) => !skipped.some((each) => each.phase === phase)).length;
}

/** The battle with an empty phase held open for orders. */
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

/** Why an order cannot be given in any of the phases passed over; null where it belongs to none of them. */
export function reasonsInSkipped(
  rules: Ruleset,
  skipped: readonly Skipped[],
  command: AnyCommand,
  by: Seat,
): readonly Reason[] | null {
  for (const each of skipped) {
    const decision = decide(rules, heldOpen(rules, each), command, by);
    if (decision.ok) continue;
    if (!decision.reasons.some(({ key }) => key === 'reason.wrong-phase')) return decision.reasons;
  }
  return null;
}
