import { computed } from '@preact/signals';
import { withHidden } from '../../../engine/ambush/own-hidden.ts';
import { isTold } from '../../../engine/battle/record.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { view } from '../../../engine/game/view.ts';
import { seatAsked } from '../battle/asked.ts';
import { type Session, session } from '../battle/session.ts';
import { noteOfTable, ofTable } from '../table.ts';

/** The battle of the record that is shown, by the number of live commands before it; null is the newest. */
export const shownStep = ofTable<number | null>(null);
/** The side whose view is shown where two people share the screen; null follows the asked side. */
export const shownSeat = ofTable<SideId | null>(null);

const humans = (now: Session): readonly SideId[] =>
  Object.keys(now.players).filter((side) => now.players[side] === 'human');

const lastAsked = noteOfTable<SideId | null>(null);

/** The side whose view is shown: the human side asked now, or asked last; null where no person plays. */
export const seatShown = computed<SideId | null>(() => {
  const now = session.value;
  if (!now) return null;
  const playing = humans(now);
  if (shownSeat.value !== null && playing.includes(shownSeat.value)) return shownSeat.value;
  const asked = seatAsked();
  if (asked !== null) lastAsked.now = asked;
  const last = lastAsked.now;
  return last !== null && playing.includes(last) ? last : (playing[0] ?? null);
});

const stepCount = computed(() => session.value?.play.live.length ?? 0);
export const stepNow = computed(() => Math.min(shownStep.value ?? stepCount.value, stepCount.value));
export const isLive = computed(() => stepNow.value === stepCount.value);

/** The steps at which the seat shown learns something: secret commands of the other side are left out. */
export const toldSteps = computed<readonly number[]>(() => {
  const now = session.value;
  const seat = seatShown.value;
  const live = now?.play.live ?? [];
  const entries = now?.play.record.entries ?? [];
  return [
    0,
    ...live.flatMap((number, at) => (isTold(entries[number] ?? { events: [] }, seat) ? [at + 1] : [])),
  ];
});

/** Which of those steps is shown. */
export const toldNow = computed<number>(
  () => toldSteps.value.filter((step) => step <= stepNow.value).length - 1,
);

/** Shows the battle as it was after one of them; the newest after the last. */
export const stepToTold = (at: number): void =>
  stepTo(
    at >= toldSteps.value.length - 1 ? Number.POSITIVE_INFINITY : (toldSteps.value[Math.max(0, at)] ?? 0),
  );

/** Shows the battle after this many commands, or the newest if there are no more. */
export function stepTo(step: number): void {
  const last = stepCount.value;
  shownStep.value = step >= last ? null : Math.max(0, step);
}

/** The battle on the screen, as the shown seat may see it. Its own hidden bases are drawn in their places. */
export const shownBattle = computed<Battle | null>(() => {
  const now = session.value;
  const battle = now?.play.battles[stepNow.value];
  const seat = seatShown.value;
  if (!now || !battle) return null;
  const seen = view(now.rules, battle, seat);
  return seat === null ? seen : withHidden(now.rules, seen, seat);
});
