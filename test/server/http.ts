/** Starts a server for tests, and sends requests to it over HTTP. */

import type { Message } from '../../src/protocol/messages.ts';
import type { ActionName } from '../../src/protocol/requests.ts';
import { type Host, hostOn } from '../../src/server/host.ts';
import { NO_LIMITS } from '../../src/server/http/limits.ts';
import { openService } from '../../src/server/open-service.ts';
import { type Listening, type ServeWanted, serve } from '../../src/server/serve.ts';
import type { Service } from '../../src/server/service.ts';
import { openStore } from '../../src/server/store/open.ts';
import { HOTT, secretOf } from './table.ts';

export interface TestServer {
  readonly url: string;
  readonly service: Service;
  readonly listening: Listening;
  close(): Promise<void>;
}

export interface ServerWanted {
  readonly store?: string;
  readonly host?: Partial<Host>;
  readonly app?: Partial<ServeWanted>;
}

export async function startServer({
  store = ':memory:',
  host = {},
  app = {},
}: ServerWanted = {}): Promise<TestServer> {
  const opened = await openStore(store);
  const service = openService(hostOn(opened, host));
  const listening = await serve(service, {
    port: 0,
    open: false,
    rates: NO_LIMITS,
    folder: null,
    behindProxy: false,
    ...app,
  });
  return {
    url: listening.url,
    service,
    listening,
    async close() {
      await listening.close().catch(() => undefined);
      await service.close();
      await opened.close();
    },
  };
}

export interface Answer {
  readonly status: number;
  // The tests read parts of any answer.
  // biome-ignore lint/suspicious/noExplicitAny: the tests check its form
  readonly body: any;
  readonly headers: Headers;
}

export async function send(
  url: string,
  path: string,
  {
    secret,
    body,
    headers = {},
    method,
  }: { secret?: string; body?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

let ids = 0;

/** Sends an action in a battle. */
export const doIn = (
  url: string,
  battle: string,
  secret: string | undefined,
  what: ActionName,
  body: unknown,
  more = {},
) =>
  send(url, `/api/battles/${battle}`, {
    ...(secret === undefined ? {} : { secret }),
    body: { do: what, id: `http-${++ids}-${process.pid}`, body, ...more },
  });

/** Makes a battle, and lets both sides join and get ready. */
export async function beginBattle(
  url: string,
  terms = {},
): Promise<{ battle: string; red: string; blue: string }> {
  const maker = secretOf(`maker ${++ids}`);
  const asked = { ruleset: HOTT.ruleset, title: 'A test', setup: 'by-program', ...terms };
  const made = await send(url, '/api/battles', { secret: maker, body: { id: 'new-battle', terms: asked } });
  const { battle } = made.body;
  const [red, blue] = [secretOf(`red ${battle}`), secretOf(`blue ${battle}`)];
  for (const [secret, side] of [
    [red, 'red'],
    [blue, 'blue'],
  ] as const) {
    await doIn(url, battle, secret, 'join', { name: side, side });
    await doIn(url, battle, secret, 'prepare', { word: side, army: { id: HOTT[side] } });
  }
  return { battle, red, blue };
}

/** Reads a stream of JSON lines until the messages are as wanted. */
export async function readStream(
  url: string,
  battle: string,
  secret: string | undefined,
  { after = 0, until }: { after?: number; until: (messages: readonly Message[]) => boolean },
): Promise<readonly Message[]> {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/battles/${battle}/stream?after=${after}`, {
    headers: {
      accept: 'application/x-ndjson',
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`${response.status} ${await response.text()}`);
  const messages: Message[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((each) => each !== '')) {
      const message = JSON.parse(line);
      if (message.type !== 'presence') messages.push(message);
    }
    if (until(messages)) break;
  }
  stop.abort();
  return messages;
}
