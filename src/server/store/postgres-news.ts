import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { PATIENCE } from './postgres-patience.ts';
import type { Listener } from './store.ts';

const RETRY_MS = 500;
/** Such news only show that news come. */
const TRIAL = 'trial ';

export interface News {
  listen(listener: Listener): void;
  /** Do news come that are sent now? */
  isHeard(): Promise<boolean>;
  close(): Promise<void>;
}

/** Sends news to all who listen to the channel, on another connection. */
export type Send = (news: string) => Promise<void>;

/** A connection that listens; `ended` resolves when it is over. */
async function openLine(address: string, channel: string, heard: (news: string) => void) {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: address, stream: () => socket, ...PATIENCE });
  // Without this handler an error of the connection would end the process.
  client.on('error', () => socket.destroy());
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { ended, drop: () => void socket.destroy() };
}

interface Patience {
  /** How often to try whether news still come: a network may drop a silent connection without a word. */
  readonly every: number;
  /** How long news may take. */
  readonly most: number;
}

const USUAL: Patience = { every: 15_000, most: 5_000 };

/** Waits for news that were sent as a trial. */
function openTrials(send: Send, most: number) {
  const awaited = new Map<string, () => void>();
  return {
    /** Takes news that were a trial, of this process or of another. */
    isTrial(news: string): boolean {
      awaited.get(news)?.();
      return news.startsWith(TRIAL);
    },
    async isHeard(): Promise<boolean> {
      const news = `${TRIAL}${randomBytes(8).toString('hex')}`;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const heard = new Promise<boolean>((resolve) => {
        awaited.set(news, () => resolve(true));
        timer = setTimeout(() => resolve(false), most);
      });
      // Where it cannot be sent, it is not heard.
      await send(news).catch(() => undefined);
      return heard.finally(() => {
        clearTimeout(timer);
        awaited.delete(news);
      });
    },
  };
}

/**
 * Listens to a channel on a separate connection, and tries now and then whether news come. A broken connection is opened
 * again, and listeners learn that they may have missed something.
 */
export async function listenTo(
  address: string,
  channel: string,
  send: Send,
  { every, most }: Patience = USUAL,
): Promise<News> {
  const listeners: Listener[] = [];
  const tell: Listener = (news) => {
    for (const listener of listeners) listener(news);
  };
  const trials = openTrials(send, most);
  const heard = (news: string): void => {
    if (!trials.isTrial(news)) tell(news);
  };
  let line = await openLine(address, channel, heard);
  let closed = false;
  let wake = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await pause();
      if (closed) return;
      const next = await openLine(address, channel, heard).catch(() => null);
      if (!next) continue;
      line = next;
      tell(null);
      await line.ended;
    }
  };
  const running = line.ended.then(reconnect);
  const timer = setInterval(() => {
    const tried = line;
    void trials.isHeard().then((isHeard) => {
      if (!isHeard) tried.drop();
    });
  }, every);
  return {
    listen(listener) {
      listeners.push(listener);
    },
    isHeard: trials.isHeard,
    async close() {
      closed = true;
      clearInterval(timer);
      wake();
      line.drop();
      await running;
    },
  };
}
