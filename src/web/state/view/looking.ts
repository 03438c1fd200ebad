import { computed } from '@preact/signals';
import { session } from '../battle/session.ts';
import { shownBattle } from './shown.ts';

/**
 * The edge from which the table is looked at: that of the one person who leads; of two at one screen, that of the
 * first, unless they sit north and south as on paper. Null where nobody sits yet.
 */
export const lookedFrom = computed<string | null>(() => {
  const seats = session.value?.players ?? {};
  const sides = shownBattle.value?.sides ?? [];
  const people = sides.filter(({ id }) => seats[id] !== 'bot');
  const edge = (people.length === 1 ? people[0] : sides[0])?.edge ?? null;
  return people.length === 1 || edge === 'east' || edge === 'west' ? edge : null;
});
