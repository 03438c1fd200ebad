/** Plays the battle back, step by step. */
import { computed, signal } from '@preact/signals';
import type { Event } from '../../../engine/event.ts';
import { publicEvent } from '../../../engine/view.ts';
import { lastEvents, session } from '../battle/session.ts';
import { isLive, seatShown, stepNow, stepTo, stepToTold, toldNow, toldSteps } from './shown.ts';

/** Milliseconds that each step is shown, if the whole battle is played back. */
const USUAL = 900;
/** What the other side did is played again in about this time, but no step is shorter than the least. */
const WHOLE = 5000;
const LEAST = 350;

/** The step from which the battle is played back; null while it is not. */
export const playedFrom = signal<number | null>(null);
/** Milliseconds that each step is shown. */
export const eachStep = signal(USUAL);

export const stopPlaying = (): void => {
  playedFrom.value = null;
};

export const stepBack = (): void => {
  stopPlaying();
  stepToTold(toldNow.value - 1);
};

export const stepForth = (): void => stepToTold(toldNow.value + 1);

/** Plays the battle back from the step that is shown. */
export const playBack = (): void => {
  eachStep.value = USUAL;
  playedFrom.value = stepNow.value;
};

/** Plays back, or stops. */
export function togglePlaying(): void {
  if (playedFrom.value !== null) {
    stopPlaying();
    return;
  }
  if (isLive.value) stepToTold(0);
  playBack();
}

/** Plays what happened since a step again, in a few seconds. */
export function reenact(from: number): void {
  const steps = toldSteps.value.filter((step) => step > from).length;
  stepTo(from);
  eachStep.value = Math.max(LEAST, Math.min(USUAL, WHOLE / Math.max(1, steps)));
  playedFrom.value = stepNow.value;
}

/** The events that led to the battle shown, where it moves on by itself: in the present, and when it is played back. */
export const eventsShown = computed<readonly Event[]>(() => {
  if (isLive.value) return lastEvents.value;
  const from = playedFrom.value;
  const play = session.value?.play;
  if (!play || from === null || stepNow.value <= from) return [];
  const events = play.record.entries[play.live[stepNow.value - 1] ?? -1]?.events ?? [];
  return events.map((event) => publicEvent(event, seatShown.value)).filter((event) => event !== null);
});
