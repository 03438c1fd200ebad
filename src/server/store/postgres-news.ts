import pg from 'pg';
import type { Listener } from './store.ts';

const RETRY_MS = 500;

export interface News {
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/**
 * Listens to a channel on a separate connection. A broken connection is opened again, and listeners learn that they
 * may have missed something.
 */
export async function listenTo(address: string, channel: string): Promise<News> {
  const listeners: Listener[] = [];
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const tell: Listener = (news) => {
    for (const listener of listeners) listener(news);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: address });
    // Without this handler an error of the connection would end the process.
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => tell(payload ?? ''));
    next.on('end', () => {
      client = null;
      if (!closed) timer = setTimeout(again, RETRY_MS);
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
  };
  const again = (): void => {
    connect().then(
      () => tell(null),
      () => {
        clearTimeout(timer);
        if (!closed) timer = setTimeout(again, RETRY_MS);
      },
    );
  };
  await connect();
  return {
    listen(listener) {
      listeners.push(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
