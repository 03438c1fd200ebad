import { computed } from '@preact/signals';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { view } from '../../../engine/game/view.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { session } from '../battle/session.ts';
import { isUnasked } from '../battle/unasked.ts';
import { ofTable } from '../table.ts';
import { seatShown, shownBattle, stepNow } from './shown.ts';

/** The step right after the last command that the player of the seat shown gave. */
export const sinceStep = computed<number>(() => {
  const now = session.value;
  if (!now) return 0;
  const { live, record, battles } = now.play;
  const begun = Math.max(
    0,
    battles.findIndex(({ turn }) => turn.bound > 0),
  );
  for (let at = stepNow.value; at > begun; at--)
    if (record.entries[live[at - 1] ?? -1]?.by === seatShown.value && !isUnasked(now, battles[at - 1]))
      return at;
  return Math.min(begun, stepNow.value);
});

/** Steps of a battle: the entries between them led from the first to the last. */
export interface Steps {
  readonly from: number;
  readonly to: number;
}

/** The steps of the last bound of another side, up to the step shown; null before there is one. */
export const theirSteps = computed<Steps | null>(() => {
  const battles = session.value?.play.battles ?? [];
  const seat = seatShown.value;
  const isTheirs = (at: number): boolean =>
    (battles[at]?.turn.bound ?? 0) > 0 && battles[at]?.turn.active !== seat;
  let to = stepNow.value;
  while (to > 0 && !isTheirs(to)) to--;
  if (seat === null || !isTheirs(to)) return null;
  let from = to;
  while (from > 0 && battles[from - 1]?.turn.bound === battles[to]?.turn.bound) from--;
  return { from, to: Math.min(to + 1, stepNow.value) };
});

/** The bound whose summary the player has closed, by its first step. */
const closed = ofTable<number | null>(null);

export const closeRecent = (): void => {
  closed.value = theirSteps.peek()?.from ?? null;
};

type RecentPlace = 'first' | 'below' | null;

/** Where the summary of the other side's last bound stands: below, once the player has given an order since. */
export const recentPlace = computed<RecentPlace>(() => {
  const steps = theirSteps.value;
  if (steps === null || steps.to === steps.from || closed.value === steps.from) return null;
  return sinceStep.value > steps.to ? 'below' : 'first';
});

/** A base that has moved or left the table. */
export interface Trail {
  readonly base: PlacedBase;
  readonly to: Pose | null;
}

const hasMoved = (from: Pose, to: Pose): boolean =>
  from.x !== to.x || from.y !== to.y || from.facing !== to.facing;

const trailsBetween = (before: Battle, after: Battle): readonly Trail[] =>
  basesOnTable(before).flatMap((base) => {
    const now = placedBase(after, base.id);
    return now && !hasMoved(base.pose, now.pose) ? [] : [{ base, to: now?.pose ?? null }];
  });

/** Where bases have gone since the last command of the seat shown. */
export const trailsSince = computed<readonly Trail[]>(() => {
  const now = session.value;
  const before = now?.play.battles[sinceStep.value];
  const after = shownBattle.value;
  if (!now || !before || !after || before.turn.bound === 0) return [];
  return trailsBetween(view(now.rules, before, seatShown.value), after);
});
