/** A pool of threads in which bots think: a limited number at once, each with a time limit. */
import { Worker } from 'node:worker_threads';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Awaited, Game } from '../../engine/game/game.ts';

/** The task of a bot in a battle. It gets the view of its seat and nothing else. */
export interface Wanted {
  readonly bot: string;
  readonly view: Battle;
  readonly side: SideId;
  readonly seed: number;
  /** Answers already refused in this position. */
  readonly refused: readonly AnyCommand[];
  /** The memo of its last answer. */
  readonly memo?: unknown;
}

/** The task of a bot that leads a nation of a campaign; without a character it stands in for a player. */
export interface NationWanted {
  readonly nation: {
    readonly seen: Game;
    readonly question: Awaited;
    readonly character: string | null;
  };
  readonly refused: readonly AnyCommand[];
}

export type AnyWanted = Wanted | NationWanted;

export interface Thought {
  /** Null where the bot has no answer left. */
  readonly command: AnyCommand | null;
  /** What the bot remembers until it is next asked. */
  readonly memo?: unknown;
}

/** The answer of a bot; null where it fails or takes too long. */
export type Think<Task = Wanted> = (wanted: Task) => Promise<Thought | null>;

/** Threads for the tasks of battles, unless others are told. */
export interface Pool<Task = Wanted> {
  /** Works as soon as a thread is free, so that what the work reads from a battle is not out of date. */
  inTurn<Result>(work: (think: Think<Task>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const PROGRAM = new URL('./worker.mjs', import.meta.url);

/** A thread loads the code of all rulesets before it thinks, which takes long on a busy machine. */
const START_PATIENCE_MS = 120_000;

/** The next message of a thread; null where it fails or takes longer than this many milliseconds. */
const nextFrom = <Message>(worker: Worker, patience: number): Promise<Message | null> =>
  new Promise((resolve) => {
    const end = (message: Message | null): void => {
      clearTimeout(timer);
      worker.off('message', end).off('error', failed).off('exit', failed);
      resolve(message);
    };
    const failed = (): void => end(null);
    const timer = setTimeout(failed, patience);
    worker.on('message', end).on('error', failed).on('exit', failed);
  });

/** A thread can be ended only after it has started; nobody waits for that. */
const endWorker = (worker: Worker): void => void worker.terminate().catch(() => undefined);

/** A thread that is ready; null where it does not start. */
async function startWorker(): Promise<Worker | null> {
  const worker = new Worker(PROGRAM);
  worker.unref();
  // An error in the thread means no answer: it must not end the process.
  worker.on('error', () => undefined);
  if (await nextFrom(worker, START_PATIENCE_MS)) return worker;
  endWorker(worker);
  return null;
}

/** Asks one thread. A thread that fails or is late is not used again. */
function askWorker(worker: Worker, wanted: AnyWanted, patience: number): Promise<Thought | null> {
  const thought = nextFrom<Thought>(worker, patience);
  worker.postMessage(wanted);
  return thought;
}

/** `most` threads at once; each may think for `patience` milliseconds, not counting its start. */
export function openPool(most: number, patience: number): Pool<AnyWanted> {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  async function turn(): Promise<void> {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
  }

  const think: Think<AnyWanted> = async (wanted) => {
    const worker = closed ? null : (idle.pop() ?? (await startWorker()));
    const thought = worker && (await askWorker(worker, wanted, patience));
    if (worker && thought && !closed) idle.push(worker);
    else if (worker) endWorker(worker);
    return thought;
  };

  return {
    async inTurn(work) {
      await turn();
      try {
        return await work(think);
      } finally {
        busy -= 1;
        waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      for (const worker of idle) endWorker(worker);
    },
  };
}
