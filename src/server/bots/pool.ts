/** A pool of threads in which bots think: a limited number at once, each with a time limit. */
import { Worker } from 'node:worker_threads';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';

/** The task of a bot. It gets the view of its seat and nothing else. */
export interface Wanted {
  readonly bot: string;
  readonly view: Battle;
  readonly side: SideId;
  readonly seed: number;
  /** Answers already refused in this position. */
  readonly refused: readonly AnyCommand[];
}

export interface Thought {
  readonly command: AnyCommand;
}

export interface Pool {
  /** The answer of a bot; null where it fails or takes too long. */
  think(wanted: Wanted): Promise<AnyCommand | null>;
  close(): Promise<void>;
}

const PROGRAM = new URL('./worker.mjs', import.meta.url);

const startWorker = (): Worker => {
  const worker = new Worker(PROGRAM);
  worker.unref();
  // An error in the thread means no answer: it must not end the process.
  worker.on('error', () => undefined);
  return worker;
};

/** Asks one thread. A thread that fails or is late is not used again. */
const askWorker = (worker: Worker, wanted: Wanted, patience: number): Promise<AnyCommand | null> =>
  new Promise((resolve) => {
    const end = (command: AnyCommand | null): void => {
      clearTimeout(timer);
      worker.off('message', heard).off('error', failed).off('exit', failed);
      resolve(command);
    };
    const heard = ({ command }: Thought): void => end(command);
    const failed = (): void => end(null);
    const timer = setTimeout(failed, patience);
    worker.on('message', heard).on('error', failed).on('exit', failed);
    worker.postMessage(wanted);
  });

export function openPool(most: number, patience: number): Pool {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  async function turn(): Promise<void> {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
  }

  return {
    async think(wanted) {
      await turn();
      const worker = closed ? null : (idle.pop() ?? startWorker());
      try {
        const command = worker && (await askWorker(worker, wanted, patience));
        if (worker && command && !closed) idle.push(worker);
        // A thread can be ended only after it has started; nobody waits for that.
        else worker?.terminate().catch(() => undefined);
        return command;
      } finally {
        busy -= 1;
        waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      for (const worker of idle) worker.terminate().catch(() => undefined);
    },
  };
}
