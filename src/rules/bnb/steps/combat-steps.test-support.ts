/** Commands of fights and shots that tests play one after another. */
import type { BaseWords } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Event } from '../../../engine/event.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { flowAtPhase } from '../../../engine/game/flow.ts';
import { battle, rules } from '../combat/combat.test-support.ts';

export const BD = 'Reg Bd (O)';
export const BW = 'Reg Bw (O)';
export type Row = readonly [string, string, number, number, number, Partial<BaseWords>?];

export function at(phase: string, bases: readonly Row[], active = 'red') {
  return begin(rules, battle(bases, { active, flow: flowAtPhase(rules, phase) }));
}

/** Plays commands one after another; returns the last battle and the events of the last command. */
export function play(from: Battle, ...commands: readonly (readonly [by: string, command: object])[]) {
  let now = from;
  let events: readonly Event[] = [];
  for (const [by, command] of commands) {
    const decision = decide(rules, now, command, by);
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    now = decision.battle;
    events = decision.events;
  }
  return { battle: now, events };
}

export const refusals = (board: Battle, by: string, command: object): readonly string[] => {
  const decision = decide(rules, board, command, by);
  return decision.ok ? [] : decision.reasons.map(({ rule }) => rule);
};

export const roll = (...faces: number[]) => ['dice', { type: 'roll', faces }] as const;
export const fight = (base: string, by = 'red') => [by, { type: 'fight', base }] as const;
export const end = (by = 'red') => [by, { type: 'end-phase' }] as const;
export const about = (board: Battle) => board.flow.awaits[0];
export const told = (events: readonly Event[], type: string) =>
  events.find((event) => event.type === type)?.figures ?? {};
export const frames = (board: Battle) => board.flow.stack.map((frame) => frame.step);
