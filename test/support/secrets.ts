/** What seats are told, for the tests of secrets. */
import { expect } from 'vitest';
import { apply } from '../../src/engine/battle/apply.ts';
import type { Battle, Json, SideId } from '../../src/engine/battle.ts';
import type { AnyCommand, MoveCommand, Seat } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Event } from '../../src/engine/event.ts';
import { decide } from '../../src/engine/game/decide.ts';
import { optionsOf } from '../../src/engine/game/flow.ts';
import { publicEvent, view } from '../../src/engine/game/view.ts';
import { legalCandidates } from '../../src/engine/moves/family.ts';
import { probe } from '../../src/engine/moves/probe.ts';
import { ask } from '../../src/scenario/ask.ts';

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

/** What red asks the engine about its view: questions, an order tried, and the legal moves of a base. */
export interface Asked {
  readonly rules: Ruleset;
  readonly questions: readonly AnyCommand[];
  readonly wish?: MoveCommand;
  readonly mover?: string;
}

/** All that red can learn at a moment: its view, its possible answers, and what the engine says about its view. */
export function seenByRed({ rules, questions, wish, mover }: Asked, battle: Battle): string {
  const seen = view(rules, battle, 'red');
  const tried = wish && probe(rules, seen, wish, 'red');
  const moves = mover === undefined ? [] : legalCandidates(rules, seen, [mover], { only: ['ahead'] });
  return asText([
    seen,
    optionsOf(rules, seen),
    questions.map((question) => ask(rules, seen, question)),
    tried && [tried.wish.reasons, tried.wish.price, tried.stops.map((stop) => stop.command)],
    moves.map(({ command, judgement }) => [command, judgement.price]),
  ]);
}

export type Moves = readonly (readonly [AnyCommand, Seat])[];

/** The first moment at which red learns different things in two battles that hide different things. */
export function toldApart(asked: Asked, one: Battle, other: Battle, moves: Moves): string | null {
  let battles: readonly [Battle, Battle] = [one, other];
  if (seenByRed(asked, one) !== seenByRed(asked, other)) return 'before';
  for (const [command, by] of moves) {
    const [a, b] = [
      playTold(asked.rules, battles[0], command, by),
      playTold(asked.rules, battles[1], command, by),
    ];
    const moment = `${by} ${command.type}`;
    if (a.told !== b.told) return `${moment}: ${a.told} / ${b.told}`;
    if (seenByRed(asked, a.battle) !== seenByRed(asked, b.battle)) return `after ${moment}`;
    battles = [a.battle, b.battle];
  }
  return null;
}
