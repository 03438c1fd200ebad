import { computed, signal } from '@preact/signals';
import { otherSide, type SideId } from '../../../engine/battle.ts';
import { battleNow } from '../../../engine/record.ts';
import { type Session, session } from '../battle/session.ts';
import { seatShown } from './shown.ts';

/** Who has said that he sits before the screen. */
const present = signal<{ readonly id: string; readonly side: SideId } | null>(null);

/** Do two people share this screen? */
const isShared = (now: Session): boolean => Object.values(now.players).every((player) => player === 'human');

/**
 * Also where nobody hides anything, but might: a curtain that falls only before secrets would tell of them.
 * Nothing is secret from anybody once the battle is over.
 */
function hasSecrets(now: Session): boolean {
  const battle = battleNow(now.play);
  if (battle.result !== null) return false;
  if (now.rules.mayHide?.(battle)) return true;
  return battle.bases.some((base) => now.rules.hides(battle, base, otherSide(battle, base.side)));
}

/** The side to whom the screen must be handed before anything is shown; null when nothing is to be hidden. */
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
