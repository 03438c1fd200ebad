/** Battles standing at the impetuous step, for its tests. */
import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import { type Battle, placedBase } from '../../../engine/battle.ts';
import { begin, decide } from '../../../engine/decide.ts';
import type { Event, Reason } from '../../../engine/event.ts';
import { flowAtPhase, optionsOf } from '../../../engine/flow.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { bnb } from '../index.ts';

export interface Played {
  readonly battle: Battle;
  readonly events: readonly Event[];
  /** Those of the last refusal. */
  readonly refused: readonly Reason[];
}

/** Opens the impetuous step of red's bound and gives commands, each by whoever is awaited. */
export function play(words: BattleWords, ...commands: readonly object[]): Played {
  const flow = flowAtPhase(bnb, 'impetuous-moves');
  let { battle, events } = begin(bnb, battleOf({ ...words, flow }));
  let refused: readonly Reason[] = [];
  for (const command of commands) {
    const decision = decide(bnb, battle, command, battle.flow.awaits[0]?.by ?? 'red');
    if (!decision.ok) {
      refused = decision.reasons;
      continue;
    }
    battle = decision.battle;
    events = [...events, ...decision.events];
  }
  return { battle, events, refused };
}

export const go = (base: string, more: object = {}) => ({ type: 'impetuous-move', base, ...more });

/** Moves one base of these by its temper. */
export const surge = (
  bases: readonly BaseWords[],
  base = 'A',
  more: object = {},
  words: BattleWords = {},
): Played => play({ ...words, bases }, go(base, more));

/** A base of red facing north at the middle of the table, unless said otherwise. */
export const mine = (troop: string, more: Partial<BaseWords> = {}): BaseWords => ({
  id: 'A',
  troop,
  at: [600, 300],
  ...more,
});

export const friend = (id: string, troop: string, x: number, y: number, facing = 0): BaseWords => ({
  id,
  troop,
  at: [x, y],
  facing,
});

export const enemy = (id: string, troop: string, x: number, y: number, facing = 180): BaseWords => ({
  ...friend(id, troop, x, y, facing),
  side: 'blue',
});

/** Where a base stands, in hundredths of a millimetre and of a degree; null when it is off the table. */
export function at(battle: Battle, id: string): readonly number[] | null {
  const base = placedBase(battle, id);
  if (!base) return null;
  const { x, y, facing } = base.pose;
  return [x, y, degreesOf(facing)].map((each) => Math.round(each * 100) / 100);
}

export const told = (events: readonly Event[], type: string): readonly Event[] =>
  events.filter((event) => event.type === type);

/** The clauses of a refusal. */
export const rulesOf = ({ refused }: Played): readonly string[] => refused.map(({ rule }) => rule);

export const waitsFor = (battle: Battle): string | undefined => battle.flow.awaits[0]?.kind;

/** What may be answered now: options, or the ids of targets. */
export const openTo = (battle: Battle): readonly unknown[] =>
  optionsOf(bnb, battle).map(
    ({ command }) => command.option ?? command.target ?? command.base ?? command.type,
  );
