import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createdForm,
  doneForm,
  headForm,
  invitationsForm,
  lobbyForm,
  mineForm,
  refusedForm,
} from '../../src/protocol/answers.ts';
import { messageForm } from '../../src/protocol/messages.ts';
import { recordForm } from '../../src/protocol/values.ts';
import { beginBattle, doIn, readStream, send, startServer, type TestServer } from './http.ts';
import { HOTT, secretOf } from './table.ts';

let server: TestServer;
afterEach(() => server.close());

const TERMS = { ruleset: HOTT.ruleset, title: 'An open battle' };
const create = (terms: object, secret = secretOf('maker'), id = 'new-battle') =>
  send(server.url, '/api/battles', { secret, body: { id, terms } });

test('each answer has the form that the protocol declares', async () => {
  server = await startServer();
  const { battle, red } = await beginBattle(server.url);
  const open = (await create(TERMS)).body;
  const get = async (path: string) => (await send(server.url, path, { secret: red })).body;
  const mine = await send(server.url, '/api/mine', { body: { battles: [{ battle, secret: red }] } });
  const refused = await doIn(server.url, battle, red, 'play', { command: { type: 'dance' } });
  const messages = await readStream(server.url, battle, red, { until: (all) => all.length > 4 });
  const done = await doIn(server.url, battle, red, 'play', { command: { type: 'resign' } });
  for (const [form, answer] of [
    [createdForm, open],
    [lobbyForm, await get('/api/battles')],
    [headForm, await get(`/api/battles/${battle}`)],
    [invitationsForm, await get(`/api/battles/${battle}/invitations`)],
    [recordForm, await get(`/api/battles/${battle}/record`)],
    [mineForm, mine.body],
    [refusedForm, refused.body],
    [doneForm, done.body],
    ...messages.map((message) => [messageForm, message] as const),
  ] as const)
    expect(form.parse(answer)).toEqual(answer);
});

describe('a battle over HTTP', () => {
  test('is made once, listed, joined, begun, played and seen', async () => {
    server = await startServer();
    const made = await create(TERMS);
    expect(made).toMatchObject({
      status: 201,
      body: { ok: true, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await create(TERMS)).body).toEqual(made.body);
    const { battle } = made.body;
    expect((await send(server.url, '/api/battles')).body).toMatchObject({
      battles: [{ battle, stage: 'open', terms: TERMS, seats: [] }],
      next: null,
    });
    const red = secretOf('Ann');
    expect(await doIn(server.url, battle, red, 'join', { name: 'Ann', side: 'red' })).toMatchObject({
      status: 200,
    });
    const seen = await readStream(server.url, battle, red, { until: (all) => all.length === 2 });
    expect(seen.map(({ type, number }) => [type, number])).toEqual([
      ['created', 1],
      ['seated', 2],
    ]);
    const begun = await beginBattle(server.url);
    expect((await send(server.url, `/api/battles/${begun.battle}`)).body).toMatchObject({ stage: 'playing' });
    const done = await doIn(server.url, begun.battle, begun.red, 'play', { command: { type: 'resign' } });
    expect(done.body).toMatchObject({ ok: true, messages: [{ type: 'played' }, { type: 'disclosed' }] });
  });

  test('that is not open to all is joined by a player with its invitation', async () => {
    server = await startServer();
    const { battle, invitation } = (await create({ ...TERMS, invitation: 'link' })).body;
    expect((await send(server.url, '/api/battles')).body.battles).toEqual([]);
    const join = (name: string, body: object) =>
      doIn(server.url, battle, secretOf(name), 'join', { name, ...body });
    expect(await join('Eve', { side: 'red' })).toMatchObject({ status: 403 });
    expect(await join('Eve', { side: 'red', invitation: 'guess' })).toMatchObject({ status: 403 });
    expect(await join('Ann', { side: 'red', invitation })).toMatchObject({ status: 200 });
    const shown = await send(server.url, `/api/battles/${battle}/invitations`, { secret: secretOf('Ann') });
    expect(shown.body).toMatchObject({ '': invitation });
    expect(await send(server.url, `/api/battles/${battle}/invitations`)).toMatchObject({ status: 403 });
  });

  test('gives its reasons in French to a player who reads French', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    const tell = async (language: string) =>
      (
        await send(server.url, `/api/battles/${battle}`, {
          secret: red,
          body: { do: 'play', id: 'wrong-one', body: { command: { type: 'dance' } } },
          headers: { 'accept-language': language },
        })
      ).body.reasons[0].text;
    const [english, french] = [await tell('en'), await tell('fr-FR,fr;q=0.9')];
    expect(english).toContain('dance');
    expect(french).toContain('dance');
    expect(french).not.toBe(english);
  });

  test('is in the list of a player who has its secret', async () => {
    server = await startServer();
    const { battle, red, blue } = await beginBattle(server.url);
    const mine = async (...battles: object[]) =>
      (await send(server.url, '/api/mine', { body: { battles } })).body.battles;
    const [one, other] = await mine({ battle, secret: red }, { battle, secret: blue });
    expect(one).toMatchObject({ battle, stage: 'playing', seat: 0, side: 'red', waits: other.waits });
    expect(await mine({ battle, secret: secretOf('guess') })).toEqual([]);
  });

  test('answers questions from the view of the seat', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    const ask = (body: object) => send(server.url, `/api/battles/${battle}/ask`, { secret: red, body });
    expect((await ask({ ask: 'options' })).body).toMatchObject({ options: [] });
    expect(
      (await ask({ ask: 'question', question: { type: 'shown', side: 'red' } })).body.answer.length,
    ).toBeGreaterThan(9);
    expect(
      (await ask({ ask: 'move', command: { type: 'move', bases: ['A1'], path: [{ forward: 1 }] } })).body,
    ).toMatchObject({
      legal: expect.any(Boolean),
    });
    expect((await ask({ ask: 'move', command: { type: 'move', bases: 7 } })).body).toMatchObject({
      legal: false,
      reasons: [{ text: expect.stringContaining('bases must be') }],
    });
    expect(await ask({ ask: 'everything' })).toMatchObject({
      status: 400,
      body: { reasons: [{ text: 'At ask: this must be one of options, move, and question.' }] },
    });
    expect(await ask({ ask: 'question', question: { type: 'weather-tomorrow' } })).toMatchObject({
      status: 422,
      body: { reasons: [{ text: expect.stringContaining('weather-tomorrow') }] },
    });
  });

  test('gives its record: the part that a side knows, and all of it at the end', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    const record = async () =>
      (await send(server.url, `/api/battles/${battle}/record`, { secret: red })).body;
    const before = await record();
    expect(before.header).toMatchObject({
      format: 'acies-record/1',
      dice: { words: { red: 'red', blue: 'blue' } },
    });
    expect(before.header.dice).not.toHaveProperty('secret');
    expect(
      before.entries.some(({ command }: { command: { type: string } }) => command.type === 'unseen'),
    ).toBe(true);
    await doIn(server.url, battle, red, 'play', { command: { type: 'resign' } });
    const after = await record();
    expect(after.header.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(after.entries.at(-1).command).toEqual({ type: 'resign' });
    expect(JSON.stringify(after)).not.toContain('unseen');
  });
});

describe('a stream', () => {
  test('sends messages as server-sent events, and resumes after Last-Event-ID', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    const response = await fetch(`${server.url}/api/battles/${battle}/stream`, {
      headers: { authorization: `Bearer ${red}`, 'last-event-id': '1' },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? '';
    expect(text.startsWith('id: 2\ndata: {')).toBe(true);
    await doIn(server.url, battle, red, 'say', { text: 'hello' });
    while (!text.includes('"hello"')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('event: presence\ndata: {"seats":[0],"spectators":0}');
    await reader?.cancel();
  });

  test('asks every proxy to pass it on as it is, and says something at once', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    const response = await fetch(`${server.url}/api/battles/${battle}/stream?after=999`, {
      headers: { authorization: `Bearer ${red}` },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'content-encoding': 'identity',
      'x-accel-buffering': 'no',
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: presence');
    await reader?.cancel();
  });

  test('that is brief ends with the next message', async () => {
    server = await startServer();
    const { battle, red, blue } = await beginBattle(server.url);
    const brief = async (after: number) => {
      const response = await fetch(`${server.url}/api/battles/${battle}/stream?brief&after=${after}`, {
        headers: { authorization: `Bearer ${red}`, accept: 'application/x-ndjson' },
      });
      const lines = (await response.text()).trim().split('\n');
      return lines.map((line) => JSON.parse(line)).filter(({ type }) => type !== 'presence');
    };
    const past = await brief(0);
    const last = past.length;
    expect(past.at(-1)).toMatchObject({ number: last });
    const coming = brief(last);
    await doIn(server.url, battle, blue, 'say', { text: 'hello' });
    expect(await coming).toMatchObject([{ number: last + 1, text: 'hello' }]);
  });

  test('replaces the oldest of its seat, where there are ten already', async () => {
    server = await startServer();
    const { battle, red, blue } = await beginBattle(server.url);
    const look = async (secret: string) => {
      const response = await fetch(`${server.url}/api/battles/${battle}/stream`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      expect(response.status).toBe(200);
      let ended = false;
      let text = '';
      const reading = (async () => {
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
        ended = true;
      })();
      return { isEnded: () => ended, text: () => text, reading };
    };
    const other = await look(blue);
    const all: Awaited<ReturnType<typeof look>>[] = [];
    for (let count = 0; count < 12; count++) all.push(await look(red));
    await vi.waitFor(() => expect(all.filter(({ isEnded }) => isEnded())).toHaveLength(2));
    expect(all.slice(0, 2).every(({ isEnded }) => isEnded())).toBe(true);
    expect(other.isEnded()).toBe(false);
    await doIn(server.url, battle, blue, 'say', { text: 'hello' });
    await vi.waitFor(() => expect(all.at(-1)?.text()).toContain('hello'));
    await server.listening.close();
    await Promise.all(all.map(({ reading }) => reading));
  });

  test('tells which seats are present, also after they leave', async () => {
    server = await startServer();
    const { battle, red, blue } = await beginBattle(server.url);
    const { presences } = server.service;
    const stop = new AbortController();
    const look = (secret: string) =>
      fetch(`${server.url}/api/battles/${battle}/stream`, {
        headers: { authorization: `Bearer ${secret}` },
        signal: stop.signal,
      });
    await look(red);
    await look(blue);
    await vi.waitFor(async () =>
      expect(await presences.asked(battle)).toEqual({ seats: [0, 1], spectators: 0 }),
    );
    stop.abort();
    await vi.waitFor(
      async () => expect(await presences.asked(battle)).toEqual({ seats: [], spectators: 0 }),
      { timeout: 20_000 },
    );
  });

  test('ends when the server stops, which does not wait for spectators', async () => {
    server = await startServer();
    const { battle } = await beginBattle(server.url);
    const response = await fetch(`${server.url}/api/battles/${battle}/stream`);
    const began = performance.now();
    await server.listening.close();
    expect(performance.now() - began).toBeLessThan(3000);
    await expect(response.text()).resolves.toContain('created');
  });
});
