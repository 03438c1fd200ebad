/** A server starts anywhere, or says in one sentence why not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { portFault } from '../../src/server/serve.ts';
import { send, startServer, type TestServer } from './http.ts';
import { RUN, type ServerProcess, startProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-starting-'));
const data = { ACIES_DATA: join(folder, 'data') };
const running: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((each) => each.end('SIGKILL')));
  rmSync(folder, { recursive: true });
}, 30_000);

const start = async (...wanted: Parameters<typeof startProcess>): Promise<ServerProcess> => {
  const started = await startProcess(...wanted);
  running.push(started);
  return started;
};

/** Starts a server that cannot start: its exit code, and what it says. */
async function startInVain(env: Readonly<Record<string, string>>, args = ['--api']) {
  const child = spawn(process.execPath, [RUN, 'server', ...args], {
    cwd: folder,
    env: { ...process.env, ...data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

/** Another program at an address of this machine; port 0 takes any. */
async function occupy(address: string, port = 0) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return { port: (server.address() as { port: number }).port, leave: () => void server.close() };
}

describe('a server', () => {
  test('starts in any folder, keeps its file for itself while it lives, and leaves it when it dies', async () => {
    const first = await start({ env: data, cwd: folder });
    expect((await send(first.url, '/health')).body).toEqual({ ok: true });
    expect(existsSync(join(data.ACIES_DATA, 'acies.sqlite'))).toBe(true);
    const second = await startInVain({ PORT: '0' });
    expect(second).toEqual({
      code: 1,
      said: expect.stringMatching(/^Acies cannot start: another server uses \S+acies\.sqlite: stop it.*$/),
    });
    await first.end('SIGKILL');
    const third = await start({ env: data, cwd: folder });
    expect(await third.end('SIGTERM')).toBe(0);
  });

  test.each([
    ['a setting of another form', { DATABASE_URL: 'mysql://a:secret@b/c' }, [], 2, 'begins with “mysql://”'],
    ['an unknown argument', {}, ['--prot'], 2, "Unknown option '--prot'"],
    [
      'a database that refuses',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/c' },
      [],
      1,
      'cannot be reached',
    ],
  ])('with %s says so in one sentence', async (_, env, args, code, told) => {
    const ended = await startInVain(env, ['--api', ...args]);
    expect(ended).toEqual({ code, said: expect.stringMatching(/^Acies cannot start: .*$/) });
    expect(ended.said).toContain(told);
    expect(ended.said).not.toContain('secret');
  });

  test('does not take another port than the one that was asked for', async () => {
    const other = await occupy('127.0.0.1');
    const ended = await startInVain({ PORT: String(other.port) });
    other.leave();
    expect(ended).toEqual({
      code: 1,
      said: expect.stringContaining(`port ${other.port} is taken by another program: stop that`),
    });
  });
});

describe('the addresses of a server', () => {
  let server: TestServer | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });
  const at = (host: string): string => `http://${host}:${new URL(server?.url ?? '').port}`;

  test.each([
    ['for this machine', false],
    ['for the network', true],
  ])('%s are of both families', async (_, open) => {
    server = await startServer({ app: { open } });
    for (const host of ['127.0.0.1', '[::1]', 'localhost'])
      expect((await send(at(host), '/health')).body).toEqual({ ok: true });
  });

  test('for this machine are not those of another program', async () => {
    const other = await occupy('::1');
    await expect(startServer({ app: { port: other.port } })).rejects.toThrow('is taken by another program');
    server = await startServer({ app: { port: other.port, orNextPort: true } });
    expect(new URL(server.url).port).not.toBe(String(other.port));
    other.leave();
  });
});

test('a port of the system is refused with what to do', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(portFault(error, 80)).toContain('port 80 is kept for the system: choose one from 1024 on');
});
