/** How far a player has come in a lesson: told from the record alone, so that undoing goes back in it too. */

import type { Entry, Play } from '../engine/battle/record.ts';
import { type BaseId, type Battle, placedBase } from '../engine/battle.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Reason } from '../engine/event.ts';
import { containsPoint } from '../geometry/polygon.ts';
import { checkExpectation } from './expect.ts';
import type { Lesson, LessonGoal } from './lesson.ts';

/** What a player did in a task without changing the battle. */
export interface Try {
  readonly task: number;
  /** Why an order was refused. */
  readonly reasons?: readonly Reason[];
  /** The base whose odds were looked at. */
  readonly odds?: BaseId;
  /** The base that was picked. */
  readonly picked?: BaseId;
}

export interface Progress {
  /** The number of tasks that are done. */
  readonly done: number;
  /** How many live commands there were when the task at hand began. */
  readonly since: number;
  /** The task at hand can no longer be done: its bounds are over, or the battle is. */
  readonly missed: boolean;
}

/** What has happened since a task began. */
interface Since {
  readonly before: Battle;
  readonly after: Battle;
  readonly entries: readonly Entry[];
  readonly tries: readonly Try[];
}

type Word = keyof LessonGoal & ('moved' | 'together' | 'within' | 'phase' | 'odds' | 'picked');
type Check<Of extends Word> = (since: Since, wanted: NonNullable<LessonGoal[Of]>) => boolean;

const hasMoved = ({ before, after }: Since, id: BaseId): boolean => {
  const [from, to] = [placedBase(before, id)?.pose, placedBase(after, id)?.pose];
  return (
    from !== undefined &&
    to !== undefined &&
    (from.x !== to.x || from.y !== to.y || from.facing !== to.facing)
  );
};

const isWithin = ({ after }: Since, id: BaseId, area: readonly (readonly [number, number])[]): boolean => {
  const base = placedBase(after, id);
  if (!base) return false;
  const { frontLeft, frontRight } = rectangleOfBase(base);
  const outline = area.map(([x, y]) => ({ x, y }));
  return [frontLeft, frontRight].every((corner) => containsPoint(outline, corner));
};

const WORDS: { readonly [Each in Word]: Check<Each> } = {
  moved: (since, ids) => ids.every((id) => hasMoved(since, id)),
  together: ({ entries }, ids) =>
    entries.some(({ command: { bases } }) => Array.isArray(bases) && ids.every((id) => bases.includes(id))),
  within: (since, { bases, area }) => bases.every((id) => isWithin(since, id, area)),
  phase: ({ before, after }, phase) => after.flow.phase === phase && after.turn.bound === before.turn.bound,
  odds: ({ tries }, id) => tries.some(({ odds }) => odds === id),
  picked: ({ tries }, id) => tries.some(({ picked }) => picked === id),
};

function isReached(goal: LessonGoal, since: Since): boolean {
  const { before, after, entries, tries } = since;
  const events = entries.flatMap(({ events }) => events);
  const refusals = tries.flatMap(({ reasons }) => (reasons ? [reasons] : []));
  const answers = goal.refused === undefined ? [null] : refusals;
  const isSo = (Object.keys(WORDS) as Word[]).every((word) => {
    const wanted = goal[word];
    return wanted === undefined || (WORDS[word] as Check<Word>)(since, wanted as never);
  });
  return (
    isSo && answers.some((reasons) => checkExpectation({ before, after, events, reasons }, goal).length === 0)
  );
}

/** How far the player has come by these commands and tries. */
export function progressOf({ tasks }: Lesson, play: Play, tries: readonly Try[]): Progress {
  const entries = play.live.flatMap((at) => play.record.entries[at] ?? []);
  const sinceAt = (from: number, to: number, task: number): Since => ({
    before: play.battles[from] as Battle,
    after: play.battles[to] as Battle,
    entries: entries.slice(from, to),
    tries: tries.filter((each) => each.task === task),
  });
  let done = 0;
  let since = 0;
  for (let to = 0; to < play.battles.length; to++)
    for (;;) {
      const task = tasks[done];
      if (!task || !isReached(task.goal, sinceAt(since, to, done))) break;
      done += 1;
      since = to;
    }
  const task = tasks[done];
  const { before, after } = sinceAt(since, play.battles.length - 1, done);
  const last = before.turn.bound + 2 * (task?.bounds ?? 1) - 2;
  const missed = task !== undefined && (after.turn.bound > last || after.result !== null);
  return { done, since, missed };
}
