/** The fight of the picked base, as the page's worker finds it. */
import { computed, effect } from '@preact/signals';
import type { Battle } from '../../../engine/battle.ts';
import { triedBy } from '../../searching/after-order.ts';
import type { ShownFight } from '../../searching/fight-shown.ts';
import type { Picked } from '../../searching/first-fight.ts';
import { search } from '../../searching/search.ts';
import { ofTable } from '../table.ts';
import { engageThere } from '../view/options.ts';
import { shownBattle } from '../view/shown.ts';
import { restingGhost, selected } from './selection.ts';

interface Asked {
  readonly battle: Battle;
  readonly picked: Picked;
}

/** The bases that are picked, and the order that rests on the table; null where nothing is picked. */
const asked = computed<Asked | null>(() => {
  const battle = shownBattle.value;
  if (!battle || selected.value.length === 0) return null;
  const shown = restingGhost.value;
  const tried = shown && triedBy(battle, shown, engageThere.value);
  return { battle, picked: { bases: selected.value, tried } };
});

const found = ofTable<{ readonly asked: Asked; readonly fight: ShownFight | null } | null>(null);

/** The fight of the picked base, from the place of the ghost when there is one; null while it is not known. */
export const pickedFight = computed<{ readonly fight: ShownFight; readonly imagined: boolean } | null>(() => {
  const known = found.value;
  if (!known?.fight || known.asked !== asked.value) return null;
  return { fight: known.fight, imagined: known.asked.picked.tried !== null };
});

/** Has the fight found whenever another base is picked or an order comes to rest. Returns how to stop. */
export const watchPickedFight = (): (() => void) =>
  effect(() => {
    const now = asked.value;
    if (!now) return;
    const isWanted = (): boolean => asked.peek() === now;
    void search('firstFight', now.battle, now.picked, isWanted).then((fight) => {
      if (isWanted()) found.value = { asked: now, fight };
    });
  });
