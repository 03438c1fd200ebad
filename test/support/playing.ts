/** Plays small battles in tests, and tells where bases stand. */
import { type Awaited, type Battle, basesOnTable, placedBase } from '../../src/engine/battle.ts';
import { rectangleOfBase } from '../../src/engine/board/rectangles.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import type { Event, Reason } from '../../src/engine/event.ts';
import { begin, decide } from '../../src/engine/game/decide.ts';
import { degreesOf } from '../../src/geometry/exact.ts';
import { rectanglesOverlap } from '../../src/geometry/overlap.ts';
import type { BaseWords } from './battle.ts';

export interface Played {
  readonly battle: Battle;
  readonly events: readonly Event[];
  readonly asks: Awaited | undefined;
  /** The reasons of the last refusal. */
  readonly refused: readonly Reason[];
}

/** Begins a battle and gives commands, each from the side that is asked. Refused commands change nothing. */
export function playOn(rules: Ruleset, start: Battle, commands: readonly object[]): Played {
  let { battle, events } = begin(rules, start);
  let refused: readonly Reason[] = [];
  for (const command of commands) {
    const decision = decide(rules, battle, command, battle.flow.awaits[0]?.by ?? 'red');
    if (!decision.ok) {
      refused = decision.reasons;
      continue;
    }
    battle = decision.battle;
    events = [...events, ...decision.events];
  }
  return { battle, events, asks: battle.flow.awaits[0], refused };
}

/** A base of red that faces north. */
export const friend = (id: string, troop: string, x: number, y: number, facing = 0): BaseWords => ({
  id,
  troop,
  at: [x, y],
  facing,
});

/** A base of blue that faces south. */
export const enemy = (id: string, troop: string, x: number, y: number, facing = 180): BaseWords => ({
  ...friend(id, troop, x, y, facing),
  side: 'blue',
});

/** A pose as `[x, y, degrees]`, each to a hundredth. */
export const rounded = ({ x, y, facing }: { x: number; y: number; facing: number }): readonly number[] =>
  [x, y, degreesOf(facing)].map((each) => Math.round(each * 100) / 100);

/** The pose of a base as `[x, y, degrees]`, each to a hundredth; null if it is off the table. */
export function at(battle: Battle, id: string): readonly number[] | null {
  const base = placedBase(battle, id);
  return base && rounded(base.pose);
}

/** The events of a type. */
export const told = (events: readonly Event[], type: string): readonly Event[] =>
  events.filter((event) => event.type === type);

/** The pairs of bases that overlap, by their ids. */
export function overlaps(battle: Battle): readonly string[] {
  const bases = basesOnTable(battle);
  return bases.flatMap((a, i) =>
    bases
      .slice(i + 1)
      .filter((b) => rectanglesOverlap(rectangleOfBase(a), rectangleOfBase(b)))
      .map((b) => `${a.id}+${b.id}`),
  );
}
