/**
 * Measures a server in a process of its own, asked over HTTP. It applies the rules and writes every commit to the disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginBattle } from '../test/server/http.ts';
import { type ServerProcess, startProcess } from '../test/server/process.ts';
import type { Benchmark } from './harness.ts';

const BATTLES = 100;
const IDLE_STREAMS = 10_000;
const SECONDS = 5;

interface Begun {
  readonly battle: string;
  readonly red: string;
  readonly blue: string;
}

interface Served {
  readonly server: ServerProcess;
  readonly battles: readonly Begun[];
}

const agent = new Agent({ keepAlive: true, maxSockets: BATTLES });

async function withServer<Result>(
  battles: number,
  work: (served: Served) => Promise<Result>,
  more: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'acies-bench-'));
  const server = await startProcess({ env: { ACIES_DATA: folder, ACIES_UNLIMITED: '1', ...more } });
  try {
    const begun: Begun[] = [];
    for (let at = 0; at < battles; at++) begun.push(await beginBattle(server.url));
    return await work({ server, battles: begun });
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

/** A request without a secret comes from a spectator. */
const headersOf = (secret: string) => ({
  'content-type': 'application/json',
  ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

function post(url: string, secret: string, body: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: headersOf(secret) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

let ids = 0;
const play = (url: string, { battle }: Begun, secret: string, command: object): Promise<Answer> =>
  post(`${url}/api/battles/${battle}`, secret, { do: 'play', id: `bench-${++ids}-bench`, body: { command } });

/** Ends the phase of the side that is asked. Returns the secret of that side. */
async function endPhase(url: string, begun: Begun, likely: string): Promise<string> {
  const other = likely === begun.red ? begun.blue : begun.red;
  for (const secret of [likely, other])
    if ((await play(url, begun, secret, { type: 'end-phase' })).status === 200) return secret;
  throw new Error('nobody may end the phase');
}

/** Does `once` in all battles at the same time, again and again. Returns the rate of each second. */
async function rate(
  battles: readonly Begun[],
  once: (begun: Begun) => Promise<number>,
): Promise<readonly number[]> {
  const samples: number[] = [];
  let done = 0;
  let over = false;
  const working = battles.map(async (begun) => {
    while (!over) {
      const more = await once(begun);
      done += more;
    }
  });
  for (let second = 0; second <= SECONDS; second++) {
    const [before, start] = [done, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // The first second is a warm-up.
    if (second > 0) samples.push(((done - before) * 1000) / (performance.now() - start));
  }
  over = true;
  await Promise.all(working);
  return samples;
}

const simple: Benchmark = {
  kind: 'measured',
  name: `phases ended, with the throws that follow, ${BATTLES} battles`,
  unit: 'a second',
  aim: { at: 'median', value: 15_000 },
  measure: () =>
    withServer(BATTLES, ({ server, battles }) => {
      const likely = new Map(battles.map((begun) => [begun.battle, begun.red]));
      return rate(battles, async (begun) => {
        likely.set(begun.battle, await endPhase(server.url, begun, likely.get(begun.battle) ?? begun.red));
        return 1;
      });
    }),
};

/** Plays on until a side gives orders to move. Returns its secret and one of its bases. */
async function toOrders(
  url: string,
  begun: Begun,
): Promise<{ readonly secret: string; readonly base: string }> {
  for (let tries = 0; tries < 20; tries++)
    for (const [secret, bases] of [
      [begun.red, ['A', 'B', 'C', 'D']],
      [begun.blue, ['Z', 'Y', 'X', 'W']],
    ] as const) {
      for (const base of bases)
        if (
          (await play(url, begun, secret, { type: 'move', bases: [base], path: [{ forward: 5 }] })).status ===
          200
        )
          return { secret, base };
      await play(url, begun, secret, { type: 'end-phase' });
    }
  throw new Error('nobody may move');
}

const moves: Benchmark = {
  kind: 'measured',
  name: `moves, each taken back again, ${BATTLES} battles`,
  unit: 'a second',
  aim: { at: 'median', value: 1500 },
  measure: () =>
    withServer(BATTLES, async ({ server: { url }, battles }) => {
      const movers = new Map<string, Awaited<ReturnType<typeof toOrders>>>();
      for (const begun of battles) movers.set(begun.battle, await toOrders(url, begun));
      return rate(battles, async (begun) => {
        const { secret = '', base = '' } = movers.get(begun.battle) ?? {};
        await play(url, begun, secret, { type: 'undo' });
        const moved = await play(url, begun, secret, { type: 'move', bases: [base], path: [{ forward: 5 }] });
        if (moved.status !== 200) throw new Error(moved.text);
        return 1;
      });
    }),
};

const openStream = (url: string, battle: string, secret: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/api/battles/${battle}/stream`, {
      agent: false,
      headers: { ...headersOf(secret), accept: 'application/x-ndjson' },
    });
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.end();
  });

/** The milliseconds from sending a chat message to its arrival in the other player's stream. */
async function delays(url: string, begun: Begun, count: number): Promise<readonly number[]> {
  const stream = await openStream(url, begun.battle, begun.blue);
  const sent = new Map<string, number>();
  const taken: number[] = [];
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    for (const [, word = ''] of text.matchAll(/"text":"(word \d+)"/g)) {
      const at = sent.get(word);
      if (at !== undefined) taken.push(performance.now() - at);
    }
  });
  for (let number = 0; number < count; number++) {
    sent.set(`word ${number}`, performance.now());
    const body = { text: `word ${number}` };
    await post(`${url}/api/battles/${begun.battle}`, begun.red, {
      do: 'say',
      id: `bench-${++ids}-bench`,
      body,
    });
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600));
  }
  stream.destroy();
  return taken;
}

const latency: Benchmark = {
  kind: 'measured',
  name: `from a request to the other player's stream, ${BATTLES} live battles`,
  unit: 'ms',
  aim: { at: 'median', value: 10 },
  measure: () =>
    withServer(BATTLES, async ({ server, battles }) =>
      (await Promise.all(battles.map((begun) => delays(server.url, begun, 6)))).flat(),
    ),
};

async function memoryOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Loaded before the server, it collects garbage every second, so that the memory in use can be told. */
const COLLECTOR = `import v8 from 'node:v8'; import vm from 'node:vm'; v8.setFlagsFromString('--expose-gc');
  setInterval(vm.runInNewContext('gc'), 1000).unref();`;
const COLLECTING = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COLLECTOR)}` };

const live: Benchmark = {
  kind: 'measured',
  name: 'memory of a live battle after 60 phases',
  unit: 'bytes',
  aim: { at: 'median', value: 150 * 1024 },
  measure: async () => {
    const used = async (url: string): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return memoryOf(url, 'nodejs_heap_size_used_bytes');
    };
    // One battle is there too, so that code and tables are loaded.
    const idle = await withServer(1, ({ server }) => used(server.url), COLLECTING);
    const play = async ({ server: { url }, battles }: Served) => {
      for (const begun of battles) {
        let likely = begun.red;
        for (let phase = 0; phase < 60; phase++) likely = await endPhase(url, begun, likely);
      }
      return [((await used(url)) - idle) / (BATTLES - 1)];
    };
    return withServer(BATTLES, play, COLLECTING);
  },
};

const idle: Benchmark = {
  kind: 'measured',
  name: `memory of a process with ${IDLE_STREAMS} idle streams`,
  unit: 'bytes',
  aim: { at: 'median', value: 1024 ** 3 },
  measure: () =>
    withServer(BATTLES, async ({ server: { url }, battles }) => {
      const streams: IncomingMessage[] = [];
      for (let opened = 0; opened < IDLE_STREAMS; opened += BATTLES)
        streams.push(
          ...(await Promise.all(
            battles.map(async ({ battle, red, blue }) => {
              // A seat may have ten streams. The other streams belong to spectators.
              const seat = opened < 900 ? red : opened < 1800 ? blue : '';
              const stream = await openStream(url, battle, seat);
              stream.resume();
              return stream;
            }),
          )),
        );
      const memory = await memoryOf(url, 'process_resident_memory_bytes');
      for (const stream of streams) stream.destroy();
      return [memory];
    }),
};

export const benchmarks: readonly Benchmark[] = [simple, moves, latency, live, idle];
