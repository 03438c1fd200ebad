/** Reveals an ambush as soon as it is seen or run into, in any step. */

import { convexOverlap, rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { between, type Pose } from '../../geometry/pose.ts';
import { sweptHull } from '../../geometry/sweep.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import type { Watch, Work } from '../contract/sequence.ts';
import { holds } from '../effects.ts';
import type { Event } from '../event.ts';
import { stepsOf } from '../moves/sweep.ts';
import { hiddenBases } from './hidden.ts';
import { reveal } from './reveal.ts';
import type { AmbushRules, HiddenBase } from './rules.ts';
import { discovers } from './sight.ts';

interface Gone {
  readonly base: PlacedBase;
  readonly from: Pose;
  readonly to: Pose;
}

/** Ordered moves are judged along their way elsewhere; only other moves are watched here. */
const isWatched = ({ type }: Event): boolean => type !== 'moved';

/** The straight ways of bases in these events, one after another. */
function waysIn(before: Battle, events: readonly Event[]): readonly Gone[] {
  const poses = new Map<BaseId, PlacedBase>(basesOnTable(before).map((base) => [base.id, base]));
  return events.filter(isWatched).flatMap(({ changes }) =>
    changes.flatMap((change): Gone[] => {
      const base = change.change === 'place' ? poses.get(change.base) : undefined;
      if (change.change !== 'place' || !base) return [];
      poses.set(base.id, { ...base, pose: change.at });
      return [{ base, from: base.pose, to: change.at }];
    }),
  );
}

/** A base in ambush that another ran over or stands on. */
function runOver(ways: readonly Gone[], work: Work): { hidden: HiddenBase; by: BaseId } | null {
  for (const hidden of hiddenBases(work.battle)) {
    const ground = rectangleAt(hidden, hidden.pose);
    const way = ways.find(({ base, from, to }) =>
      convexOverlap(sweptHull(rectangleAt(base, from), rectangleAt(base, to)), ground.corners),
    );
    const on = basesOnTable(work.battle).find((base) => rectanglesOverlap(rectangleOfBase(base), ground));
    const by = way?.base.id ?? on?.id;
    if (by !== undefined) return { hidden, by };
  }
  return null;
}

/** Does a base see a base in ambush from somewhere on its way? */
function seesFrom(
  rules: AmbushRules,
  { battle }: Work,
  { base, from, to }: Gone,
  hidden: HiddenBase,
): boolean {
  if (base.side === hidden.side) return false;
  return stepsOf(distance(from, to)).some((step) => {
    const pose = step === 1 ? to : between(from, to, step);
    return discovers(rules, battle, { ...base, pose }, hidden);
  });
}

function seer(rules: AmbushRules, work: Work, ways: readonly Gone[], hidden: HiddenBase): BaseId | undefined {
  const enemies = basesOnTable(work.battle).filter(({ side }) => side !== hidden.side);
  return (
    ways.find((way) => seesFrom(rules, work, way, hidden))?.base.id ??
    enemies.find((enemy) => discovers(rules, work.battle, enemy, hidden))?.id
  );
}

function revealSeen(rules: AmbushRules, work: Work, ways: readonly Gone[]): void {
  for (const side of work.battle.sides) {
    const seen = hiddenBases(work.battle)
      .filter((hidden) => hidden.side === side.id)
      .map((hidden) => ({ hidden, by: seer(rules, work, ways, hidden) }))
      .filter(({ by }) => by !== undefined);
    const by = seen[0]?.by;
    if (by !== undefined)
      reveal(rules, work, side.id, { cause: 'seen', bases: seen.map(({ hidden }) => hidden.id), by });
  }
}

/**
 * Watches for ambushes. If a base would move over one, the ambush is revealed before that. After each act those are
 * revealed that are seen.
 */
export const watchForAmbushes = (rules: AmbushRules): Watch => {
  const hides = (battle: Battle): boolean => hiddenBases(battle).length > 0 && holds(rules.comesOut);
  return {
    first(work, before, events) {
      const clash = hides(before) ? runOver(waysIn(before, events), work) : null;
      if (!clash) return null;
      const { hidden, by } = clash;
      return () => reveal(rules, work, hidden.side, { cause: 'met', bases: [hidden.id], by });
    },
    then(work, before, events) {
      if (hides(before)) revealSeen(rules, work, waysIn(before, events));
    },
  };
};
