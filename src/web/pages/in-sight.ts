/** Keeps what the player needs to see in the part of the table that nothing covers. */
import { computed, effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { pullNow } from '../table/drag.ts';
import { placedOf } from '../table/judging.ts';
import { covered, reveal, unreveal } from '../table/view.ts';

/** The bases that the question is about. */
export const askedAbout = computed<readonly string[]>(() => {
  const about = isLive.value ? shownBattle.value?.flow.awaits[0]?.about : undefined;
  if (!about) return [];
  const lists = [about.among, about.to].flatMap((list) => (Array.isArray(list) ? list : []));
  return [about.base, about.other, about.target, ...lists].filter(
    (id): id is string => typeof id === 'string',
  );
});

const posesOf = (battle: Battle, ids: readonly string[]): readonly Pose[] =>
  placedOf(battle, ids).map(({ pose }) => pose);

/** The places of the order shown, of the bases that are picked, or of those that the question is about. */
const wanted = computed<readonly Pose[]>(() => {
  const battle = shownBattle.value;
  if (!battle) return [];
  const ends = ghost.value?.ends ?? [];
  if (ends.length === 0)
    return posesOf(battle, selected.value.length > 0 ? selected.value : askedAbout.value);
  const movers = posesOf(
    battle,
    ends.map(({ base }) => base),
  );
  return [...movers, ...ends.map(({ pose }) => pose)];
});

/** Moves the table under the sheet and the tools as little as that needs. */
export function useInSight(): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const poses = wanted.value;
        // A question or an order may cover more of the table than before.
        if (pullNow.value || covered.value < 0) return;
        untracked(() => (poses.length > 0 ? reveal(poses) : unreveal()));
      }),
    [],
  );
}
