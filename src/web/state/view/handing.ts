import { effect, untracked } from '@preact/signals';
import type { SideId } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import { currentBattle } from '../battle/asked.ts';
import { cancelGhost, pick, selected } from '../orders/selection.ts';
import { seatShown } from './shown.ts';

const askedNow = (): string | undefined => {
  const awaited = currentBattle()?.flow.awaits[0];
  return awaited && `${awaited.by} ${awaited.kind}`;
};

/** Unpicks the bases of the other side. */
function letGo(seat: SideId | null): void {
  const battle = currentBattle();
  const own = selected.value.filter((id) => battle && findBase(battle, id)?.side === seat);
  if (own.length < selected.value.length) pick(own);
}

/**
 * When another seat takes over the screen, drops the picks and the ghost of the seat before. A new question drops the
 * ghost too and, during the setup, the picks. Call the answer to stop.
 */
export function watchHanding(): () => void {
  let seatBefore = seatShown.peek();
  let askedBefore = askedNow();
  return effect(() => {
    const seat = seatShown.value;
    const asked = askedNow();
    untracked(() => {
      if (seat !== seatBefore || asked !== askedBefore) cancelGhost();
      if (seat !== seatBefore) letGo(seat);
      // Each step of the setup is about other bases.
      if (asked !== askedBefore && currentBattle()?.turn.bound === 0) pick([]);
    });
    seatBefore = seat;
    askedBefore = asked;
  });
}
