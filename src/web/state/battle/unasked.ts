import type { Awaited, Battle } from '../../../engine/battle.ts';
import { isAnswered } from './hiding.ts';
import { openOptions } from './open-options.ts';
import type { Session } from './session.ts';

/**
 * Against a bot, the program skips the arrival phase when no base can arrive. Between two people it never does:
 * skipping would tell the other player that no base lurks.
 */
export function passesBy({ players, rules }: Session, battle: Battle, { kind, by }: Awaited): boolean {
  if (kind !== 'arrivals' || players[by] !== 'human') return false;
  if (!Object.values(players).includes('bot')) return false;
  return openOptions(rules, battle).length === 0;
}

/** Does the program answer this question for the player? Then undoing does not stop at it. */
export function isUnasked(now: Session, battle: Battle | undefined): boolean {
  const awaited = battle?.flow.awaits[0];
  if (!battle || !awaited) return false;
  return isAnswered(now.id, awaited) || passesBy(now, battle, awaited);
}
