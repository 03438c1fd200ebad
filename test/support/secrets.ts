/** What seats are told, for the tests of secrets. */
import { expect } from 'vitest';
import { apply } from '../../src/engine/apply.ts';
import type { Battle, Json, SideId } from '../../src/engine/battle.ts';
import { canonical } from '../../src/engine/canonical.ts';
import type { AnyCommand, Seat } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { decide } from '../../src/engine/decide.ts';
import type { Event } from '../../src/engine/event.ts';
import { publicEvent, view } from '../../src/engine/view.ts';

/** A value as text; equal values give the same text. */
export const asText = (value: unknown): string =>
  canonical(JSON.parse(JSON.stringify(value ?? null)) as Json);

/** The events as a seat is told them. */
export const toldOf = (events: readonly Event[], seat: SideId | null): readonly Event[] =>
  events.flatMap((event) => publicEvent(event, seat) ?? []);

/**
 * The seats that break the law of views. By this law, the events that a seat is told turn its old view into its new
 * view.
 */
export const lawBrokenFor = (
  rules: Ruleset,
  before: Battle,
  events: readonly Event[],
  after: Battle,
): readonly (SideId | null)[] =>
  ['red', 'blue', null].filter(
    (seat) =>
      asText(toldOf(events, seat).reduce(apply, view(rules, before, seat))) !==
      asText(view(rules, after, seat)),
  );

export interface Played {
  readonly battle: Battle;
  /** What red is told about the command, or the reasons against it. */
  readonly told: string;
}

/** Gives a command, and checks the law of views. */
export function playTold(rules: Ruleset, battle: Battle, command: AnyCommand, by: Seat): Played {
  const decision = decide(rules, battle, command, by);
  if (!decision.ok) return { battle, told: asText(decision.reasons) };
  expect(lawBrokenFor(rules, battle, decision.events, decision.battle)).toEqual([]);
  return { battle: decision.battle, told: asText(toldOf(decision.events, 'red')) };
}
