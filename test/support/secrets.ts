/** What seats are told, for the tests of what is kept from them. */
import { expect } from 'vitest';
import { apply } from '../../src/engine/apply.ts';
import type { Battle, Json, SideId } from '../../src/engine/battle.ts';
import type { AnyCommand, Seat } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { decide } from '../../src/engine/decide.ts';
import type { Event } from '../../src/engine/event.ts';
import { canonical } from '../../src/engine/hash.ts';
import { publicEvent, view } from '../../src/engine/view.ts';

/** Any value as text that is the same for equal values. */
export const asText = (value: unknown): string =>
  canonical(JSON.parse(JSON.stringify(value ?? null)) as Json);

/** What a seat is told of some events. */
export const toldOf = (events: readonly Event[], seat: SideId | null): readonly Event[] =>
  events.flatMap((event) => publicEvent(event, seat) ?? []);

/** Seats for which the law of views is broken: folding what one is told into its view is the view of what happened. */
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
  /** What red is told of the command, or why it is refused. */
  readonly told: string;
}

/** Gives a command, by the law of views. */
export function playTold(rules: Ruleset, battle: Battle, command: AnyCommand, by: Seat): Played {
  const decision = decide(rules, battle, command, by);
  if (!decision.ok) return { battle, told: asText(decision.reasons) };
  expect(lawBrokenFor(rules, battle, decision.events, decision.battle)).toEqual([]);
  return { battle: decision.battle, told: asText(toldOf(decision.events, 'red')) };
}
