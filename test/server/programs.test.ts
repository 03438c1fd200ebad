/** Programs outside of the project: the description of the API is right, and the example bots can play. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { ACTIONS } from '../../src/server/battle/actions/index.ts';
import { send, startServer, type TestServer } from './http.ts';
import { HOTT, secretOf } from './table.ts';

const bots = fileURLToPath(new URL('../../examples/bots/', import.meta.url));
/** A form in the description, as far as it is read here. */
interface Described {
  readonly properties: { readonly type: { readonly enum: readonly string[] } };
}

let server: TestServer;
const programs: ChildProcess[] = [];
afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await server.close();
});

test('the description of the API is made from the schemas that read requests', async () => {
  server = await startServer();
  const { body } = await send(server.url, '/api/openapi.json');
  expect(body.openapi).toBe('3.0.3');
  const acts = body.paths['/api/battles/{game}'].post.requestBody.content['application/json'].schema.oneOf;
  expect(acts.map(({ title }: { title: string }) => title)).toEqual(Object.keys(ACTIONS));
  const create = body.paths['/api/battles'].post.requestBody.content['application/json'].schema;
  expect(create.properties.terms.required).toEqual(['ruleset', 'title']);
  const stream = body.paths['/api/battles/{game}/stream'].get.responses['2XX'].content['text/event-stream'];
  const types = stream.schema.anyOf[0].oneOf.map(({ properties }: Described) => properties.type.enum[0]);
  expect(types).toEqual(expect.arrayContaining(['created', 'begun', 'played', 'disclosed']));
  expect(JSON.stringify(body)).not.toContain('$ref');
});

/** Starts the example bots in a folder, where they keep their secrets. */
function startBots(url: string, battle: string, folder: string, tell: (text: string) => void): void {
  for (const [program, file, side] of [
    [process.execPath, 'bot.mjs', 'red'],
    ['python3', 'bot.py', 'blue'],
  ] as const) {
    const child = spawn(program, [bots + file, url, battle, side], { cwd: folder });
    child.stderr.on('data', (text) => tell(`${file}: ${text}`));
    programs.push(child);
  }
}

/** Answers everything as a proxy does whose server is away, with the status or as if all were well. */
async function answerAsProxy(port: number): Promise<() => Promise<void>> {
  let count = 0;
  const proxy = createServer((_, response) => {
    count += 1;
    response.writeHead(count % 2 ? 502 : 200, { 'content-type': 'text/html' });
    response.end('<html><body>Bad gateway</body></html>');
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
  };
}

test('the example bots are short, play against each other, and go on after the server or they were away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'acies-bots-'));
  const store = join(folder, 'acies.sqlite');
  server = await startServer({ store });
  const { url } = server;
  const port = Number(new URL(url).port);
  const terms = { ruleset: HOTT.ruleset, title: 'Bots', setup: 'by-program' };
  const made = await send(url, '/api/battles', {
    secret: secretOf('x'),
    body: { id: 'bot-battle', terms },
  });
  const { battle } = made.body;
  let said = '';
  const start = () =>
    startBots(url, battle, folder, (text) => {
      said += text;
    });
  const moves = async () => {
    const state = await server.service.lives.inTurn(battle, async (live) => live.state);
    const record = state?.play?.record.entries ?? [];
    return ['red', 'blue'].map(
      (side) => record.filter(({ by, command }) => by === side && command.type === 'move').length,
    );
  };
  /** Waits until each bot has moved twice more. */
  const playOn = async () => {
    const before = await moves();
    await vi.waitFor(
      async () => {
        const now = await moves();
        const more = now.map((count, at) => count - (before[at] ?? 0));
        expect(Math.min(...more), said).toBeGreaterThan(0);
      },
      { timeout: 90_000, interval: 100 },
    );
  };
  for (const file of ['bot.mjs', 'bot.py'])
    expect(readFileSync(bots + file, 'utf8').split('\n').length).toBeLessThan(150);
  start();
  await playOn();
  await server.close();
  const closeProxy = await answerAsProxy(port);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await closeProxy();
  server = await startServer({ store, app: { port } });
  await playOn();
  for (const program of programs.splice(0)) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
  const secret = join(folder, `${battle}-red.secret`);
  if (process.platform !== 'win32') expect(statSync(secret).mode & 0o077).toBe(0);
  start();
  await playOn();
  expect(said).toBe('');
}, 300_000);
