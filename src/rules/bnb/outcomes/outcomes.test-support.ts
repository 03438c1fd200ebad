import { type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Awaited, Battle, Frame } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { begin, decide } from '../../../engine/decide.ts';
import type { Event, Reason } from '../../../engine/event.ts';
import { optionsOf } from '../../../engine/flow.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { board } from '../board.ts';
import { REASONS } from '../reasons.ts';
import { hides } from '../secrets.ts';
import { outcome } from '../steps/outcome.ts';
import { pursuit } from '../steps/pursuit.ts';
import { outcomes } from './index.ts';

/** As much of the ruleset as outcome moves need. */
export const rules = {
  id: 'bnb',
  phases: [],
  dice: {},
  reasons: REASONS,
  board,
  outcomes,
  hides,
  steps: { outcome, pursuit },
} as unknown as Ruleset;

/** A battle standing before some frames, the first one first. */
export function standingAt(words: BattleWords, frames: readonly Frame[]): Battle {
  return battleOf({ ...words, flow: { phase: '', stack: frames.toReversed(), awaits: [] } });
}

export interface Played {
  readonly battle: Battle;
  readonly events: readonly Event[];
  readonly asks: Awaited | undefined;
  /** The rules of the last refusal. */
  readonly refused: readonly Reason[];
}

/** Runs frames and gives the answers in turn, each by whoever is awaited. */
export function play(words: BattleWords, frames: readonly Frame[], ...answers: readonly object[]): Played {
  let { battle, events } = begin(rules, standingAt(words, frames));
  let refused: readonly Reason[] = [];
  for (const each of answers) {
    const decision = decide(rules, battle, { type: 'choose', ...each }, battle.flow.awaits[0]?.by ?? 'red');
    if (!decision.ok) {
      refused = decision.reasons;
      continue;
    }
    battle = decision.battle;
    events = [...events, ...decision.events];
  }
  return { battle, events, asks: battle.flow.awaits[0], refused };
}

/** Where a base stands, in whole millimetres and degrees; null when it is off the table. */
export function at(battle: Battle, id: string): readonly number[] | null {
  const base = placedBase(battle, id);
  if (!base) return null;
  const { x, y, facing } = base.pose;
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100, Math.round(degreesOf(facing) * 100) / 100];
}

export const placeOf = (battle: Battle, id: string): string | undefined =>
  battle.bases.find((base) => base.id === id)?.place;

export const told = (events: readonly Event[], type: string): readonly Event[] =>
  events.filter((event) => event.type === type);

/** The options now open, as the words that take them. */
export const openTo = (battle: Battle): readonly unknown[] =>
  optionsOf(rules, battle).map((option) => option.command.option ?? option.command.bases);

export const suffers = (base: string, outcome: string, more: object = {}): Frame => ({
  step: 'outcome',
  base,
  outcome,
  cause: 'bnb.outcome.8',
  fight: 'close',
  ...more,
});

export const pursues = (base: string, against: string, more: object = {}): Frame => ({
  step: 'pursuit',
  base,
  against,
  outcome: 'recoil',
  supporters: [],
  die: 2,
  above: false,
  below: false,
  ...more,
});
