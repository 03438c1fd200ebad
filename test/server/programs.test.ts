/** Programs outside of the project: the description of the API is right, and the example bots can play. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { ACTIONS } from '../../src/server/battle/actions/index.ts';
import { send, startServer, type TestServer } from './http.ts';
import { HOTT, secretOf } from './table.ts';

const folder = fileURLToPath(new URL('../../examples/bots/', import.meta.url));
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
  const acts = body.paths['/api/battles/{battle}'].post.requestBody.content['application/json'].schema.oneOf;
  expect(acts.map(({ title }: { title: string }) => title)).toEqual(Object.keys(ACTIONS));
  const create = body.paths['/api/battles'].post.requestBody.content['application/json'].schema;
  expect(create.properties.terms.required).toEqual(['ruleset', 'title']);
  const stream = body.paths['/api/battles/{battle}/stream'].get.responses['2XX'].content['text/event-stream'];
  const types = stream.schema.anyOf[0].oneOf.map(({ properties }: Described) => properties.type.enum[0]);
  expect(types).toEqual(expect.arrayContaining(['created', 'begun', 'played', 'disclosed']));
  expect(JSON.stringify(body)).not.toContain('$ref');
});

test('the example bots are short and play against each other', async () => {
  server = await startServer();
  const terms = { ruleset: HOTT.ruleset, title: 'Bots', setup: 'by-program' };
  const made = await send(server.url, '/api/battles', {
    secret: secretOf('x'),
    body: { id: 'bot-battle', terms },
  });
  const { battle } = made.body;
  let said = '';
  const start = (program: string, file: string, side: string): void => {
    expect(readFileSync(folder + file, 'utf8').split('\n').length).toBeLessThan(100);
    const child = spawn(program, [folder + file, server.url, battle, side]);
    child.stderr.on('data', (text) => {
      said += text;
    });
    programs.push(child);
  };
  start(process.execPath, 'bot.mjs', 'red');
  start('python3', 'bot.py', 'blue');
  const state = () => server.service.lives.inTurn(battle, async (live) => live.state);
  await vi.waitFor(
    async () => {
      const record = (await state())?.play?.record.entries ?? [];
      const moved = ['red', 'blue'].map(
        (side) => record.filter(({ by, command }) => by === side && command.type === 'move').length,
      );
      expect(Math.min(...moved), said).toBeGreaterThan(2);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(said).toBe('');
}, 90_000);
