import { effect } from '@preact/signals';
import { publicEvent } from '../../engine/view.ts';
import { told, toldEvent } from './naming.ts';
import { announce } from './selection.ts';
import { currentBattle, lastEvents, refusals } from './session.ts';
import { seatShown } from './shown.ts';

const MUTE = new Set(['waits', 'phase-begins', 'phase-skipped', 'ground-noted']);

/** Tells those who do not see the table what happens and what is refused. */
export function startAnnouncing(): () => void {
  const events = effect(() => {
    const battle = currentBattle();
    const lines = lastEvents.value
      .map((event) => publicEvent(event, seatShown.value))
      .filter((event) => event !== null && !MUTE.has(event.type))
      .map((event) => (battle && event ? toldEvent(battle, event) : ''));
    if (lines.length > 0) announce(lines.join(' '));
  });
  const refused = effect(() => {
    const battle = currentBattle();
    if (battle && refusals.value.length > 0)
      announce(refusals.value.map(({ key, figures }) => told(battle, key, figures)).join(' '));
  });
  return () => {
    events();
    refused();
  };
}
