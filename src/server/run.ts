/** Runs the whole server as one process. */
import { networkInterfaces } from 'node:os';
import { botJob } from './bots/playing.ts';
import { openPool } from './bots/pool.ts';
import { nationJob } from './campaign/leading.ts';
import { hostOn } from './host.ts';
import { NO_LIMITS, RATES } from './http/limits.ts';
import { inBattles, inCampaigns, noticesJob } from './notices/job.ts';
import { pushKeys, sendBy } from './notices/sending.ts';
import { openService } from './open-service.ts';
import { serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { errorTeller } from './telling-errors.ts';

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

/** A bot that thinks longer than this hangs. */
const BOT_PATIENCE_MS = 20_000;

/** The names of this machine in the network; an address that only holds on one cable is none. */
const namesInNetwork = (families: readonly string[]): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? [])
      .filter(
        ({ family, internal, address }) => !internal && families.includes(family) && !/^fe80/i.test(address),
      )
      .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address)),
  );

/** Starts a server. Throws Unusable where its store or its port cannot be had. */
export async function run(wanted: RunWanted): Promise<Running> {
  const store = await openStore(wanted.store, { alone: true });
  try {
    return await runOn(store, wanted);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function runOn(
  store: Store,
  { keepDays, bots, open, folder, port, orNextPort, behindProxy, unlimited, address: known }: RunWanted,
): Promise<Running> {
  const pool = openPool(bots, BOT_PATIENCE_MS);
  const host = hostOn(store, { keepDays, address: known, tellError: errorTeller() });
  const send = sendBy(await pushKeys(store), known);
  const service = openService(host, ({ lives, presences, campaigns, campaignPresences }) => ({
    bot: botJob(host, lives, pool),
    nation: nationJob(host, campaigns, pool),
    notices: noticesJob(inBattles, host, lives, presences.asked, send),
    'nation-notices': noticesJob(inCampaigns, host, campaigns, campaignPresences.asked, send),
  }));
  const stopRest = async (): Promise<void> => {
    await service.close();
    await pool.close();
  };
  const rates = unlimited ? NO_LIMITS : RATES;
  const listening = await serve(service, { port, orNextPort, open, folder, behindProxy, rates }).catch(
    async (error: unknown) => {
      await stopRest();
      throw error;
    },
  );
  const names = open ? namesInNetwork(listening.families) : [];
  return {
    urls: [listening.url, ...names.map((name) => listening.url.replace('localhost', name))],
    async stop() {
      await listening.close();
      await stopRest();
      await store.close();
    },
  };
}
