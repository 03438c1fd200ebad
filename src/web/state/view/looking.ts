import { computed } from '@preact/signals';
import { session } from '../battle/session.ts';
import { shownBattle } from './shown.ts';

/**
 * The edge from which the table is seen. A single player sees it from his edge. Two players at one screen see it from
 * the first one's edge if that is east or west, else from the south. Null where no edge is known.
 */
export const lookedFrom = computed<string | null>(() => {
  const seats = session.value?.players ?? {};
  const sides = shownBattle.value?.sides ?? [];
  const people = sides.filter(({ id }) => seats[id] === 'human');
  const edge = (people.length === 1 ? people[0] : sides[0])?.edge ?? null;
  return people.length === 1 || edge === 'east' || edge === 'west' ? edge : null;
});
