/** Reveals an ambush as soon as it is seen or run into, in any step. */

import { convexOverlap, rectanglesOverlap } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { between, type Pose } from '../../geometry/pose.ts';
import { sweptHull } from '../../geometry/sweep.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import type { Next, Step, Work } from '../contract/sequence.ts';
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

const isRefused = (answer: Next | readonly unknown[]): answer is readonly unknown[] => Array.isArray(answer);

/**
 * Runs a part of the play. If a base would move over an ambush, the ambush is revealed first and the part runs
 * again. If the player's choice is no longer legal then, it is asked for again.
 */
function done<Answer extends Next | readonly unknown[]>(
  rules: AmbushRules,
  work: Work,
  act: () => Answer,
  again: Next,
): Answer | Next {
  const { battle } = work;
  if (hiddenBases(battle).length === 0 || !holds(rules.comesOut)) return act();
  const count = work.events.length;
  const answer = act();
  if (isRefused(answer)) return answer;
  const ways = waysIn(battle, work.events.slice(count));
  const clash = runOver(ways, work);
  if (!clash) {
    revealSeen(rules, work, ways);
    return answer;
  }
  work.events.length = count;
  work.battle = battle;
  reveal(rules, work, clash.hidden.side, { cause: 'met', bases: [clash.hidden.id], by: clash.by });
  const heeding = done(rules, work, act, again);
  return isRefused(heeding) ? again : heeding;
}

/** A step that watches for ambushes. */
const watchful = (rules: AmbushRules, step: Step): Step => ({
  ...step,
  run: (work, frame) =>
    done(rules, work, () => step.run(work, frame), { next: 'call', frames: [], then: frame }),
  ...(step.answer
    ? {
        answer: (work, frame, command, by) =>
          done(rules, work, () => step.answer?.(work, frame, command, by) ?? [], {
            next: 'call',
            frames: [],
            then: frame,
          }),
      }
    : {}),
});

/** All steps, watching for ambushes. */
export const watchfulSteps = (
  rules: AmbushRules,
  steps: Readonly<Record<string, Step>>,
): Readonly<Record<string, Step>> =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, watchful(rules, step)]));
