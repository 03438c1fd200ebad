import { effect } from '@preact/signals';
import type { Event } from '../../../engine/event.ts';
import { publicEvent } from '../../../engine/game/view.ts';
import { currentBattle } from '../battle/asked.ts';
import { lastEvents, refusals, session } from '../battle/session.ts';
import { seatShown } from '../view/shown.ts';
import { announce, happenings } from './announcement.ts';
import { asTold } from './moves-told.ts';
import { told, toldEvent } from './naming.ts';

const MUTE = new Set(['waits', 'phase-begins', 'ground-noted', 'noted']);

/** Did a person give the last command? */
function isOfPerson(): boolean {
  const { players, play } = session.peek() ?? {};
  return players?.[play?.record.entries.at(-1)?.by ?? ''] === 'human';
}

/** Tells screen readers what a command led to, after what has happened since a person gave the last one. */
function tellHappening(text: string): void {
  announce('');
  happenings.value = [...(isOfPerson() ? [] : happenings.peek()), text];
}

/** Tells screen readers about events and refusals. */
export function startAnnouncing(): () => void {
  const events = effect(() => {
    const battle = currentBattle();
    const seen = lastEvents.value
      .map((event) => publicEvent(event, seatShown.value))
      .filter((event): event is Event => event !== null && !MUTE.has(event.type));
    const lines = battle ? asTold(seen).map((event) => toldEvent(battle, event)) : [];
    if (lines.length > 0) tellHappening(lines.join(' '));
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
