import type { Awaited, Battle } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { onScreen } from '../loading/ruleset.ts';
import { AMBUSH_SHOTS, isAnswered } from './hiding.ts';
import { openOptions } from './open-options.ts';
import type { Session } from './session.ts';

/**
 * What the program answers for a person who has no choice; null where the person is asked. A phase of arrivals in which
 * no base can arrive ends; between two people only where both know that no base lurks, since its end tells that. Where
 * nobody lies in ambush, nobody shoots from there; between two people the question is put all the same.
 */
export function onlyAnswer({ players, rules }: Session, battle: Battle, awaited: Awaited): AnyCommand | null {
  const { kind, by } = awaited;
  if (players[by] !== 'human') return null;
  const isShared = !Object.values(players).includes('bot');
  const options = (): ReturnType<typeof openOptions> => openOptions(rules, battle);
  if (kind === 'arrivals') {
    if (isShared && onScreen(rules.id)?.armies.mayLurk?.(battle, by)) return null;
    return options().length === 0 ? { type: 'end-phase' } : null;
  }
  if (kind !== AMBUSH_SHOTS || isShared) return null;
  const [option, ...others] = options();
  return option && others.length === 0 ? option.command : null;
}

/** Does the program answer this question for the player? Then undoing does not stop at it. */
export function isUnasked(now: Session, battle: Battle | null | undefined): boolean {
  const awaited = battle?.flow.awaits[0];
  if (!battle || !awaited) return false;
  return isAnswered(now.id, awaited) || onlyAnswer(now, battle, awaited) !== null;
}
