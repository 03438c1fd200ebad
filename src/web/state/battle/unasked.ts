import type { Awaited, Battle } from '../../../engine/battle.ts';
import { onScreen } from '../loading/ruleset.ts';
import { isAnswered } from './hiding.ts';
import { openOptions } from './open-options.ts';
import type { Session } from './session.ts';

/**
 * The program ends a phase of arrivals in which no base can arrive. Between two people it does so only where both know
 * that no base lurks, since the end of the phase tells that.
 */
export function passesBy({ players, rules }: Session, battle: Battle, { kind, by }: Awaited): boolean {
  if (kind !== 'arrivals' || players[by] !== 'human') return false;
  const isShared = !Object.values(players).includes('bot');
  if (isShared && onScreen(rules.id)?.armies.mayLurk?.(battle, by)) return false;
  return openOptions(rules, battle).length === 0;
}

/** Does the program answer this question for the player? Then undoing does not stop at it. */
export function isUnasked(now: Session, battle: Battle | null | undefined): boolean {
  const awaited = battle?.flow.awaits[0];
  if (!battle || !awaited) return false;
  return isAnswered(now.id, awaited) || passesBy(now, battle, awaited);
}
