import { battleNow } from '../../../engine/battle/record.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { session } from './session.ts';
import { isUnasked } from './unasked.ts';

export const currentBattle = (): Battle | null => (session.value ? battleNow(session.value.play) : null);

/** The human side that is asked something now, if any. */
export function seatAsked(): SideId | null {
  const now = session.value;
  const battle = currentBattle();
  const awaited = battle?.flow.awaits[0];
  if (!now || !awaited || isUnasked(now, battle)) return null;
  return now.players[awaited.by] === 'human' ? awaited.by : null;
}

/** Does only this side sit at this screen? Then the screen may say "you" to it. */
export function isMine(side: SideId): boolean {
  const players = session.value?.players ?? {};
  return players[side] === 'human' && Object.values(players).some((player) => player !== 'human');
}
