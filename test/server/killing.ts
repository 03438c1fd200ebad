/** Kills servers under load without warning, again and again. */

import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { readStream, send } from './http.ts';
import { faultsOf, type Load, startLoads } from './load.ts';
import { type ServerProcess, startProcess } from './process.ts';

export interface Killed {
  readonly kills: number;
  /** Commands that the server answered with success. */
  readonly answered: number;
  readonly messages: number;
  readonly faults: readonly string[];
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server, and later starts it again at the same address. */
async function startAt(env: Readonly<Record<string, string>>): Promise<() => Promise<ServerProcess>> {
  const port = String(await freePort());
  return () => startProcess({ env: { ...env, PORT: port, ACIES_UNLIMITED: '1' } });
}

const answeredTo = (loads: readonly Load[]): number =>
  loads.reduce((sum, { said, ended }) => sum + said.length + ended, 0);

/** Waits until `count` more commands are answered, and then a random moment longer. */
async function answeredMore(loads: readonly Load[], count: number): Promise<void> {
  const until = answeredTo(loads) + count;
  while (answeredTo(loads) < until) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, randomInt(0, 30)));
}

async function judged(url: string, loads: readonly Load[], kills: number): Promise<Killed> {
  await Promise.all(loads.map((load) => load.stop()));
  const faults: string[] = [];
  for (const [at, load] of loads.entries()) {
    const { battle, secret } = load;
    // A new stream brings the server up to date, so that it knows the newest message.
    await readStream(url, battle, secret, { until: (all) => all.length > 0 });
    const { body } = await send(url, '/api/mine', { body: { battles: [{ battle, secret }] } });
    const newest = body.battles[0].number as number;
    const whole = await readStream(url, battle, secret, { until: (all) => all.length >= newest });
    faults.push(...faultsOf(load, whole, at % 2));
  }
  return {
    kills,
    answered: answeredTo(loads),
    messages: loads.reduce((sum, { seen }) => sum + seen.messages.length, 0),
    faults,
  };
}

/** Kills one server at random moments, and starts it again. */
export async function killAgain(
  env: Readonly<Record<string, string>>,
  kills: number,
  battles: number,
): Promise<Killed> {
  const start = await startAt(env);
  let server = await start();
  const { url } = server;
  const loads = await startLoads(
    battles,
    () => url,
    () => url,
  );
  for (let kill = 0; kill < kills; kill++) {
    await answeredMore(loads, randomInt(1, 30));
    await server.end('SIGKILL');
    server = await start();
  }
  await answeredMore(loads, 10);
  const killed = await judged(url, loads, kills);
  await server.end('SIGTERM');
  return killed;
}

/**
 * Runs two servers on one database. Red plays on the one that lives, and blue on the one that is killed again and
 * again.
 */
export async function killOneOfTwo(
  env: Readonly<Record<string, string>>,
  kills: number,
  battles: number,
): Promise<Killed> {
  const [startOne, startOther] = [await startAt(env), await startAt(env)];
  const one = await startOne();
  let other = await startOther();
  const { url } = other;
  const loads = await startLoads(
    battles,
    () => one.url,
    () => url,
  );
  for (let kill = 0; kill < kills; kill++) {
    await answeredMore(loads, randomInt(1, 30));
    await other.end('SIGKILL');
    other = await startOther();
  }
  await answeredMore(loads, 10);
  const killed = await judged(one.url, loads, kills);
  await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')]);
  return killed;
}
