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

/** Lets go of the bases that are not of a side. */
function letGo(seat: SideId | null): void {
  const battle = currentBattle();
  const own = selected.value.filter((id) => battle && findBase(battle, id)?.side === seat);
  if (own.length < selected.value.length) pick(own);
}

/**
 * Until the answer is called: when another seat comes to the screen, what the one before it had picked and
 * drawn is dropped, whatever the page shows then; a ghost also when somebody is asked something else, and while
 * a battle is set up the picks too.
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
      // What was put down by one step of the setup is not what the next one is about.
      if (asked !== askedBefore && currentBattle()?.turn.bound === 0) pick([]);
    });
    seatBefore = seat;
    askedBefore = asked;
  });
}
