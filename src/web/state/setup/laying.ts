import { computed, effect, untracked } from '@preact/signals';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Draft, Laying } from '../../on-screen/laying.ts';
import { seatAsked } from '../battle/asked.ts';
import { send } from '../battle/sending.ts';
import { onScreen } from '../loading/ruleset.ts';
import { ofTable } from '../table.ts';
import { isLive, shownBattle } from '../view/shown.ts';
import type { Offers } from './offers.ts';

/** The piece that a person here lays now; null if there is none. */
export const laying = computed<Laying | null>(() => {
  const battle = shownBattle.value;
  if (!battle || !isLive.value || seatAsked() === null) return null;
  return onScreen(battle.ruleset)?.setup.laying?.(battle) ?? null;
});

const thought = ofTable<Draft | null>(null);

effect(() => {
  const now = laying.value;
  untracked(() => {
    thought.value = now?.start ?? null;
  });
});

export const draft = computed<Draft | null>(() => thought.value ?? laying.value?.start ?? null);

/** The piece as it would lie, with the reasons against that. */
export const laid = computed(() => {
  const now = laying.value;
  return now && draft.value ? now.judged(draft.value) : null;
});

export function redraft(change: Partial<Draft>): void {
  if (draft.value) thought.value = { ...draft.value, ...change };
}

export function nextShape(by: 1 | -1): void {
  const count = laying.value?.shapes ?? 0;
  if (draft.value && count > 0) redraft({ shape: (draft.value.shape + by + count) % count });
}

/** Turns the piece by degrees; a line bends to the other side instead. */
export function turnDraft(by: number): void {
  const now = draft.value;
  if (!now) return;
  if (laying.value?.turns) redraft({ degrees: (now.degrees + by + 360) % 360 });
  else redraft({ flip: !now.flip });
}

/** Pulls the piece to a place on the table; false where none is being laid. */
export function pullDraft(to: Point): boolean {
  const now = laying.value;
  if (!now || !draft.value) return false;
  thought.value = now.pulled(draft.value, to);
  return true;
}

export function layNow(): boolean {
  const now = laying.value;
  return now !== null && draft.value !== null && send(now.command(draft.value));
}

/** The parts of the table while a piece is being laid; null while none is. */
export function offersOfLaying(): Offers | null {
  const now = laying.value;
  const found = laid.value;
  if (!now) return null;
  return {
    places: [now.sector, ...(now.recorded ?? [])].filter((outline) => outline.length > 0),
    shown: found ? outlineOf(found.piece) : null,
    good: found !== null && found.reasons.length === 0,
    next: nextShape,
    turn: turnDraft,
    put: layNow,
    cancel: () => {
      thought.value = now.start;
    },
    shift: (dx, dy) => draft.value && pullDraft({ x: draft.value.at.x + dx, y: draft.value.at.y + dy }),
    pull: pullDraft,
  };
}
