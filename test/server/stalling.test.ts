/** The page follows a battle also where a proxy keeps streams back. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Message, messageForm } from '../../src/protocol/messages.ts';
import { followStream } from '../../src/web/distance/stream.ts';
import { beginBattle, doIn, startServer, type TestServer } from './http.ts';

const page = vi.hoisted(() => {
  const document = { baseURI: '', documentElement: { lang: '' } };
  const nothing = (): void => undefined;
  const globals = {
    document,
    navigator: { language: 'en' },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return document;
});

let server: TestServer;
let proxy: Server;
let unfollow = (): void => undefined;

/** A proxy that sends an answer on only when all of it is there. */
const keepingBack = (url: string): Server =>
  createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forward = request(`${url}${incoming.url}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? '',
        });
        outgoing.end(Buffer.concat(parts));
      });
    });
    forward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forward.destroy());
    incoming.pipe(forward);
  });

beforeEach(async () => {
  server = await startServer();
  proxy = keepingBack(server.url);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  page.baseURI = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  unfollow();
  proxy.closeAllConnections();
  proxy.close();
  await server.close();
});

test('messages come although nothing of a lasting stream comes through', async () => {
  const { battle, red, blue } = await beginBattle(server.url);
  const texts: string[] = [];
  const up: boolean[] = [];
  let number = 0;
  unfollow = followStream(
    { path: `/battles/${battle}`, form: messageForm, secret: red, after: () => number },
    {
      message(messages: readonly Message[]) {
        for (const message of messages) {
          expect(message.number).toBe(number + 1);
          number = message.number;
          if (message.type === 'said') texts.push(message.text);
        }
      },
      presence: () => undefined,
      line: (isUp) => up.push(isUp),
      refused: (status) => expect.unreachable(`refused with ${status}`),
    },
  );
  await vi.waitFor(() => expect(number).toBeGreaterThan(5), { timeout: 15_000 });
  for (const text of ['one', 'two', 'three']) {
    const sent = performance.now();
    await doIn(server.url, battle, blue, 'say', { text });
    await vi.waitFor(() => expect(texts.at(-1)).toBe(text), { timeout: 5000 });
    // It is not asked now and then: the server answers when there is something to tell.
    expect(performance.now() - sent).toBeLessThan(3000);
  }
  expect(texts).toEqual(['one', 'two', 'three']);
  expect(up).not.toContain(false);
  // A player who is asked about between two streams is there.
  expect(await server.service.presences.asked(battle)).toMatchObject({ seats: [0] });
});
