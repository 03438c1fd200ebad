import { computed, signal } from '@preact/signals';
import { battleNow } from '../../../engine/battle/record.ts';
import { otherSide, type SideId } from '../../../engine/battle.ts';
import { type Session, session } from '../battle/session.ts';
import { seatShown } from './shown.ts';

/** The battle and the side of the player who sits before the screen. */
const present = signal<{ readonly id: string; readonly side: SideId } | null>(null);

/** Do two people share this screen? */
const isShared = (now: Session): boolean => Object.values(now.players).every((player) => player === 'human');

/**
 * Has a side secrets, or could it have some? A curtain that falls only before real secrets would give them away.
 * Nothing is secret once the battle is over.
 */
function hasSecrets(now: Session): boolean {
  const battle = battleNow(now.play);
  if (battle.result !== null) return false;
  if (now.rules.mayHide?.(battle)) return true;
  return battle.bases.some((base) => now.rules.hides(battle, base, otherSide(battle, base.side)));
}

/** The side that must take over the screen before the battle is shown; null when nothing is hidden. */
export const curtainFor = computed<SideId | null>(() => {
  const now = session.value;
  const seat = seatShown.value;
  if (!now || seat === null || !isShared(now) || !hasSecrets(now)) return null;
  return present.value?.id === now.id && present.value.side === seat ? null : seat;
});

export function openCurtain(): void {
  const side = curtainFor.peek();
  const now = session.peek();
  if (now && side !== null) present.value = { id: now.id, side };
}
