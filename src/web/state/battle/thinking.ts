/** Thinks about the battle on the screen. What the battle has left behind is dropped. */
import { effect, untracked } from '@preact/signals';
import { type Entry, type Play, type Played, replayEntry } from '../../../engine/battle/record.ts';
import type { AnswerOf, JobName, QuestionOf } from '../../thinking/jobs.ts';
import { stopThinking, think } from '../../thinking/thinker.ts';
import { noteOfTable, ofTable } from '../table.ts';
import { whyFailed } from '../telling/why-failed.ts';
import { send, take } from './sending.ts';
import { session } from './session.ts';

/** Thinking is shown once it takes longer than this, in milliseconds. */
const MOMENT = 300;

/** What is thought about, once that takes longer than a moment. */
export const thinking = ofTable<JobName | null>(null);
/** Why the last thinking failed, in words; null while none has. */
export const thinkingFailed = ofTable<string | null>(null);
/** A question that is thought about, and the battle as it was played when it was put. */
interface Question {
  readonly play: Play;
  /** The job and what it was asked, as a text. */
  readonly text: string;
}

const about = noteOfTable<Question | null>(null);

effect(() => {
  const play = session.value?.play;
  if (about.now && about.now.play !== play) untracked(stop);
});

/** Ends the thinking; its answer is dropped. */
export function stop(): void {
  about.now = null;
  thinking.value = null;
  stopThinking();
}

/** Is this battle thought about, as it was played? */
export const isThinkingAbout = (play: Play): boolean => about.now?.play === play;

/**
 * The answer to a question about the battle on the screen; null where the thinking was stopped or failed, where the
 * battle has gone on, or where the same question is being thought about already.
 */
export async function thinkNow<Name extends JobName>(
  job: Name,
  question: QuestionOf<Name>,
): Promise<AnswerOf<Name> | null> {
  const play = session.peek()?.play;
  if (!play) return null;
  const asked: Question = { play, text: JSON.stringify([job, question]) };
  if (about.now?.play === play && about.now.text === asked.text) return null;
  about.now = asked;
  thinkingFailed.value = null;
  const timer = setTimeout(() => {
    if (about.now === asked) thinking.value = job;
  }, MOMENT);
  const isWanted = (): boolean => about.now === asked && session.peek()?.play === play;
  try {
    const answer = await think(job, play.record, question);
    return isWanted() ? answer : null;
  } catch (error) {
    if (isWanted()) thinkingFailed.value = whyFailed(error);
    return null;
  } finally {
    clearTimeout(timer);
    if (about.now === asked) {
      about.now = null;
      thinking.value = null;
    }
  }
}

/** A battle played on by entries that were thought out for it; they are not judged again. */
export function continued(start: Play, entries: readonly Entry[]): Played {
  const play = entries.reduce<Play>((before, entry) => replayEntry(before, entry) ?? before, start);
  return { ok: true, play, events: entries.flatMap(({ events }) => events) };
}

/** Takes entries that were thought out for the battle on the screen. Another referee judges their commands itself. */
export function takeEntries(entries: readonly Entry[]): void {
  const now = session.peek();
  if (!now || entries.length === 0) return;
  if (now.referee.isHere) take(continued(now.play, entries));
  else for (const { command, by } of entries) if (!send(command, by)) return;
}
