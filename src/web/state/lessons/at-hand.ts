/** The lesson on the screen: its battle is refereed here but not kept. */
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Play } from '../../../engine/battle/record.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Lesson } from '../../../scenario/lesson.ts';
import { beginLesson, isPlayersTurn } from '../../../scenario/lesson-play.ts';
import { type Progress, progressOf, type Try } from '../../../scenario/lesson-progress.ts';
import { think } from '../../thinking/thinker.ts';
import { pageReferee, take } from '../battle/sending.ts';
import { type Referee, refusals, session } from '../battle/session.ts';
import { continued, thinkNow } from '../battle/thinking.ts';
import { show } from '../keeping/keep.ts';
import { loadRuleset } from '../loading/loading.ts';
import { pickedFight } from '../orders/picked-fight.ts';
import { restingGhost, selected } from '../orders/selection.ts';
import { NOTHING, pointedOut } from '../view/pointing.ts';
import { isLive } from '../view/shown.ts';
import { noteDone } from './done.ts';
import { inWords, lessonNamed, type NamedLesson } from './files.ts';

export const atHand = signal<NamedLesson | null>(null);
const tries = signal<readonly Try[]>([]);
/** Is a finger or a button of the mouse down? A lesson does not end in the middle of a drag. */
const isPressed = signal(false);

const idOf = (ruleset: string, name: string): string => `lesson/${ruleset}/${name}`;

export const isOnScreen = (ruleset: string, name: string): boolean =>
  session.value?.id === idOf(ruleset, name) && atHand.value !== null;

/** How far the player has come; null where no lesson is on the screen. */
export const progress = computed<Progress | null>(() => {
  const now = atHand.value;
  const play = session.value?.play;
  if (!now || !play || !isOnScreen(now.ruleset, now.name)) return null;
  return progressOf(now.lesson, play, tries.value);
});

/** The task at hand; undefined where all are done. */
const taskNow = computed(() => atHand.value?.lesson.tasks[progress.value?.done ?? 0]);

/** The page decides the orders of a lesson, but asks and keeps nothing else. */
const lessonReferee: Referee = { ...pageReferee, isHere: false };

/**
 * Plays a lesson on until the player is asked: bases that he picks while dice fall would be dropped with the phase. Where
 * that fails, it stays as it begins, and goes on once it is on the screen.
 */
async function asFarAsPlayer(begun: Play, lesson: Lesson): Promise<Play> {
  if (isPlayersTurn(begun)) return begun;
  const entries = await think('lesson', begun.record, { lesson }).catch(() => null);
  const played = entries && continued(begun, entries);
  return played?.ok ? played.play : begun;
}

/** Puts a lesson on the screen, from its beginning; false where there is none of this name. */
export async function openLesson(ruleset: string, name: string, isWanted: () => boolean): Promise<boolean> {
  const [found, loaded] = await Promise.all([lessonNamed(ruleset, name), loadRuleset(ruleset)]);
  if (!found || !loaded) return false;
  const begun = beginLesson(loaded.rules, found.lesson);
  const play = begun && (await asFarAsPlayer(begun, found.lesson));
  if (play && isWanted()) begin(found, loaded.rules, play);
  return true;

  function begin(now: NamedLesson, rules: Ruleset, play: Play): void {
    const [own = '', other = ''] = play.record.opening.sides.map(({ id }) => id);
    tries.value = [];
    atHand.value = now;
    show(
      {
        id: idOf(ruleset, name),
        name: inWords(now.lesson.title),
        rules,
        play,
        players: { [own]: 'human', [other]: 'elsewhere' },
        dice: 'program',
        bot: 'light',
        referee: lessonReferee,
      },
      null,
    );
  }
}

/** Goes back to where the task at hand began. */
export function tryAgain(): void {
  const now = session.peek();
  const at = progress.peek();
  const side = now?.play.record.opening.sides[0]?.id;
  if (!now || !at || side === undefined) return;
  tries.value = tries.peek().filter(({ task }) => task < at.done);
  if (at.since < now.play.live.length) now.referee.send(now, { type: 'undo', keep: at.since }, side);
}

const sameRules = (a: readonly Reason[], b: readonly Reason[] = []): boolean =>
  a.map(({ rule }) => rule).join() === b.map(({ rule }) => rule).join();

/** Notes what the task at hand asks to be tried: an order that is refused, odds that are looked at, a base to pick. */
function noteTries(): void {
  const goal = taskNow.value?.goal;
  const task = progress.value?.done ?? 0;
  if (!goal || isPressed.value) return;
  const reasons = [refusals.value, restingGhost.value?.wish?.reasons ?? []].find((each) => each.length > 0);
  const [first, ...others] = selected.value;
  const picked = others.length === 0 ? first : undefined;
  const odds = pickedFight.value?.imagined === false ? picked : undefined;
  untracked(() => {
    const known = tries.value.filter((each) => each.task === task);
    if (goal.refused !== undefined && reasons && !known.some((each) => sameRules(reasons, each.reasons)))
      tries.value = [...tries.value, { task, reasons }];
    if (goal.odds !== undefined && goal.odds === odds && !known.some((each) => each.odds === odds))
      tries.value = [...tries.value, { task, odds }];
    if (goal.picked !== undefined && goal.picked === picked && !known.some((each) => each.picked === picked))
      tries.value = [...tries.value, { task, picked }];
  });
}

/** Lets the dice fall and the other side answer, until the player is asked. */
async function carryOn(): Promise<void> {
  const play = session.value?.play;
  const lesson = atHand.value?.lesson;
  if (!play || !lesson || !progress.value || !isLive.value || isPlayersTurn(play)) return;
  const entries = await untracked(() => thinkNow('lesson', { lesson }));
  if (entries && entries.length > 0 && session.peek()?.play === play) take(continued(play, entries));
}

function pointOut(): void {
  const task = taskNow.value;
  pointedOut.value =
    task && progress.value
      ? {
          bases: task.marks ?? [],
          ground: task.goal.within?.area.map(([x, y]) => ({ x, y })) ?? null,
        }
      : NOTHING;
}

function keepDone(): void {
  const now = atHand.value;
  if (now && progress.value?.done === now.lesson.tasks.length) noteDone(now.ruleset, now.name);
}

const PRESSES = [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const;

/** Follows the lesson while its page is open. */
export function startTeaching(): () => void {
  const stops = [noteTries, () => void carryOn(), pointOut, keepDone].map((each) => effect(each));
  const ended = new AbortController();
  for (const [type, pressed] of PRESSES)
    document.addEventListener(
      type,
      () => {
        isPressed.value = pressed;
      },
      { capture: true, signal: ended.signal },
    );
  return () => {
    ended.abort();
    for (const stop of stops) stop();
    pointedOut.value = NOTHING;
    atHand.value = null;
  };
}
