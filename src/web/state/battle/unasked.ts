import type { Awaited, Battle } from '../../../engine/battle.ts';
import { isAnswered } from './hiding.ts';
import { openOptions } from './open-options.ts';
import type { Session } from './session.ts';

/**
 * Against a bot, a phase in which nobody can come on the table is passed over. Between two people it is not:
 * the pause, or its lack, would tell who lurks.
 */
export function passesBy({ players, rules }: Session, battle: Battle, { kind, by }: Awaited): boolean {
  if (kind !== 'arrivals' || players[by] !== 'human') return false;
  if (!Object.values(players).includes('bot')) return false;
  return openOptions(rules, battle).length === 0;
}

/** Does the program answer here for the person who is asked? Then it would be no use to come back to it. */
export function isUnasked(now: Session, battle: Battle | undefined): boolean {
  const awaited = battle?.flow.awaits[0];
  if (!battle || !awaited) return false;
  return isAnswered(now.id, awaited) || passesBy(now, battle, awaited);
}
