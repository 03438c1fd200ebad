import { computed, effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { lastResult } from '../state/orders/combat.ts';
import { explained } from '../state/view/explaining.ts';
import { shownBattle } from '../state/view/shown.ts';

/** What is explained, the question that is put now, the throw that was decided last, and how the battle ended. */
const foremost = computed<string>(() => {
  const battle = shownBattle.value;
  const asked = [battle?.turn.bound, battle?.flow.phase, battle?.flow.awaits[0]?.kind];
  return JSON.stringify([
    explained.value,
    ...asked,
    lastResult.value?.event.figures ?? null,
    battle?.result ?? null,
  ]);
});

/** Shows the panels from their top. */
export function scrollUp(): void {
  for (const each of document.querySelectorAll('.dock, .panels')) each.scrollTo({ top: 0 });
}

/** A new question and a new result stand first in the panels, so they are scrolled to the top. */
export function useScrolledUp(): void {
  useLayoutEffect(
    () =>
      effect(() => {
        if (foremost.value !== '') scrollUp();
      }),
    [],
  );
}
