/** Runs the whole server as one process. */
import { networkInterfaces } from 'node:os';
import { botJob } from './bots/playing.ts';
import { openPool } from './bots/pool.ts';
import { hostOn } from './host.ts';
import { NO_LIMITS, RATES } from './http/limits.ts';
import { noticesJob } from './notices/job.ts';
import { pushKeys, sendBy } from './notices/sending.ts';
import { openService } from './open-service.ts';
import { type Listening, serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

export interface Running {
  /** Its addresses: first that on this machine, then, if it is open, that on the network. */
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

export interface RunWanted extends Settings {
  /** May other machines of the network connect? */
  readonly open: boolean;
  /** The folder of the built app; null serves only the API. */
  readonly folder: string | null;
}

/** More ports than are ever taken in a row. */
const MOST_PORTS = 50;

/** A bot that thinks longer than this hangs. */
const BOT_PATIENCE_MS = 20_000;

const addresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  );

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** Starts a server; where its port is taken, it tries the next one. */
export async function run({
  store: place,
  keepDays,
  bots,
  open,
  folder,
  port,
  behindProxy,
  unlimited,
  address: known,
}: RunWanted): Promise<Running> {
  const store = await openStore(place);
  const pool = openPool(bots, BOT_PATIENCE_MS);
  const host = hostOn(store, { keepDays, address: known });
  const send = sendBy(await pushKeys(store), known);
  const service = openService(host, (lives, presences) => ({
    bot: botJob(host, lives, pool),
    notices: noticesJob(host, lives, presences.asked, send),
  }));
  const listenAt = async (wanted: number): Promise<Listening> => {
    try {
      return await serve(service, {
        port: wanted,
        open,
        folder,
        behindProxy,
        rates: unlimited ? NO_LIMITS : RATES,
      });
    } catch (error) {
      if (!isTaken(error) || wanted >= port + MOST_PORTS) throw error;
      return listenAt(wanted + 1);
    }
  };
  const listening = await listenAt(port);
  const others = open ? addresses().map((each) => listening.url.replace('localhost', each)) : [];
  return {
    urls: [listening.url, ...others],
    async stop() {
      await listening.close();
      await service.close();
      await pool.close();
      await store.close();
    },
  };
}
