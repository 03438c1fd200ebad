/** Plays the battle back, step by step. */
import { computed } from '@preact/signals';
import type { Event } from '../../../engine/event.ts';
import { publicEvent } from '../../../engine/game/view.ts';
import { lastEvents, session } from '../battle/session.ts';
import { ofTable } from '../table.ts';
import { isLive, seatShown, stepNow, stepTo, stepToTold, toldNow, toldSteps } from './shown.ts';

/** Milliseconds that each step is shown, if the whole battle is played back. */
const USUAL = 900;
/** What the other side did is played again in about this time, but no step is shorter than the least. */
const WHOLE = 5000;
const LEAST = 350;
/** The position before a fight is shown for this time. */
const LOOK = 2500;

/** The step from which the battle is played back; null while it is not. */
export const playedFrom = ofTable<number | null>(null);
/** Milliseconds that each step is shown. */
export const eachStep = ofTable(USUAL);
/** The step at which the playback stops. */
const playedTo = ofTable(Number.POSITIVE_INFINITY);

/** Has the playback come to its end? */
export const isPlayedOut = (): boolean => isLive.peek() || stepNow.peek() >= playedTo.peek();

export const stopPlaying = (): void => {
  playedFrom.value = null;
};

/** Plays from the step that is shown to another one. */
function playTo(step: number, each: number): void {
  playedTo.value = step;
  eachStep.value = each;
  playedFrom.value = stepNow.value;
}

export const stepBack = (): void => {
  stopPlaying();
  stepToTold(toldNow.value - 1);
};

/** Shows the newest battle. */
export function toPresent(): void {
  stopPlaying();
  stepTo(Number.POSITIVE_INFINITY);
}

export const stepForth = (): void => stepToTold(toldNow.value + 1);

/** Plays the battle back from the step that is shown. */
export const playBack = (): void => playTo(Number.POSITIVE_INFINITY, USUAL);

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
  playTo(Number.POSITIVE_INFINITY, Math.max(LEAST, Math.min(USUAL, WHOLE / Math.max(1, steps))));
}

/** Shows the position before a step for a moment, then what the step brings. */
export function showStep(step: number): void {
  stepTo(step - 1);
  playTo(step, LOOK);
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
