/** Asks the worker of the page, one question at a time, and starts it anew where it dies. */
import type { BattleRecord } from '../../engine/battle/record.ts';
import type { AnswerOf, JobName, QuestionOf } from './jobs.ts';
import { type Asked, feedOf, type Thought } from './messages.ts';
import { type Mind, startMind } from './mind.ts';

/** A question dies with this many workers; then its answer is an error. */
const MOST_DEATHS = 3;

/** The error of such a question. */
export const WORKERS_ENDED = 'workers-ended';

interface Waiting {
  readonly record: BattleRecord | null;
  readonly asked: Omit<Asked, 'feed'>;
  deaths: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

let mind: Mind | null = null;
/** The record that the mind has been told of. */
let known: BattleRecord | null = null;
let waiting: Waiting | null = null;

function endMind(): void {
  mind?.end();
  mind = null;
  known = null;
}

function take(thought: Thought): void {
  const now = waiting;
  waiting = null;
  if ('answer' in thought) now?.resolve(thought.answer);
  else now?.reject(new Error(thought.failed));
}

/** The worker has died: the question is asked again, but not for ever. */
function died(): void {
  endMind();
  if (!waiting) return;
  waiting.deaths += 1;
  if (waiting.deaths < MOST_DEATHS) post(waiting);
  else take({ failed: WORKERS_ENDED });
}

function post({ record, asked }: Waiting): void {
  mind ??= startMind({ take, died });
  const feed = record && feedOf(record, known);
  known = record ?? known;
  mind.post({ ...asked, feed });
}

/** Ends the thinking: the question that waits gets no answer. */
export function stopThinking(): void {
  if (!waiting) return;
  const { resolve } = waiting;
  waiting = null;
  endMind();
  resolve(null);
}

/** Starts the worker, so that the first question finds it ready. */
export const wake = (): void => {
  mind ??= startMind({ take, died });
};

/**
 * The answer to a question about a battle, or about what the question brings where there is no record; null where the
 * thinking was stopped, as any other question does.
 */
export function think<Name extends JobName>(
  job: Name,
  record: BattleRecord | null,
  question: QuestionOf<Name>,
  seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
): Promise<AnswerOf<Name> | null> {
  stopThinking();
  return new Promise((resolve, reject) => {
    waiting = {
      record,
      asked: { job, question, seed },
      deaths: 0,
      resolve: resolve as (answer: unknown) => void,
      reject,
    };
    post(waiting);
  });
}
