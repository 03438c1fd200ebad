import { computed, signal } from '@preact/signals';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { publicEvent, view } from '../../engine/view.ts';
import { type Session, seatAsked, session } from './session.ts';

/** Which battle of the record is shown: so many live commands in; null is the newest. */
export const shownStep = signal<number | null>(null);
/** The side whose view is on the screen where two people share it; null follows whoever is asked. */
export const shownSeat = signal<SideId | null>(null);

const humans = (now: Session): readonly SideId[] =>
  Object.keys(now.players).filter((side) => now.players[side] === 'human');

let lastAsked: SideId | null = null;

/** Whose view is shown: the human side asked, or the one asked last; null (nobody's) where none plays. */
export const seatShown = computed<SideId | null>(() => {
  const now = session.value;
  if (!now) return null;
  const playing = humans(now);
  if (shownSeat.value !== null && playing.includes(shownSeat.value)) return shownSeat.value;
  const asked = seatAsked();
  if (asked !== null) lastAsked = asked;
  return lastAsked !== null && playing.includes(lastAsked) ? lastAsked : (playing[0] ?? null);
});

export const stepCount = computed(() => session.value?.play.live.length ?? 0);
export const stepNow = computed(() => Math.min(shownStep.value ?? stepCount.value, stepCount.value));
export const isLive = computed(() => stepNow.value === stepCount.value);

/** Shows the battle after so many commands; the newest when there are no more. */
export function stepTo(step: number): void {
  const last = stepCount.value;
  shownStep.value = step >= last ? null : Math.max(0, step);
}

/** The battle on the screen, as the seat shown may see it. */
export const shownBattle = computed<Battle | null>(() => {
  const now = session.value;
  const battle = now?.play.battles[stepNow.value];
  return now && battle ? view(now.rules, battle, seatShown.value) : null;
});

/** The events that led to the battle shown, in the form the seat may see. */
export const shownEvents = computed<readonly Event[]>(() => {
  const now = session.value;
  const entry = now?.play.record.entries[now.play.live[stepNow.value - 1] ?? -1];
  const seat = seatShown.value;
  return (entry?.events ?? []).map((event) => publicEvent(event, seat)).filter((event) => event !== null);
});
