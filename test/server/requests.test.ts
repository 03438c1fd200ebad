import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RATES } from '../../src/server/http/limits.ts';
import { beginBattle, doIn, send, startServer, type TestServer } from './http.ts';
import { HOTT, START, secretOf } from './table.ts';

let server: TestServer;
afterEach(() => server.close());

describe('a request', () => {
  test('gets strict headers for every path', async () => {
    server = await startServer();
    for (const path of ['/health', '/api/battles', '/api/nothing', '/nothing']) {
      const { headers } = await send(server.url, path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test.each([
    ['without a secret', { authorization: '' }, '{}', 401],
    ['with a short secret', { authorization: 'Bearer short' }, '{}', 401],
    ['that is no JSON', {}, '{"id":', 400],
    ['of another type', { 'content-type': 'text/plain' }, '{}', 400],
    ['that is too large', {}, `"${'x'.repeat(300_000)}"`, 413],
    ['that is too deep', {}, '['.repeat(5000) + ']'.repeat(5000), 400],
    ['with a wrong part', {}, '{"id":7,"terms":{"ruleset":"","title":"x","spectators":[]}}', 400],
    ['with terms that do not exist', {}, '{"id":"12345678","terms":{"ruleset":"chess","title":"x"}}', 422],
  ])('%s is refused with a reason', async (_, headers, body, status) => {
    server = await startServer();
    const answer = await send(server.url, '/api/battles', { secret: secretOf('x'), body, headers });
    expect(answer.status).toBe(status);
    expect(answer.body.reasons[0].text.length).toBeGreaterThan(10);
  });

  test('of a wrong form is answered with what is wrong and where, in the language of its sender', async () => {
    server = await startServer();
    const told = async (language: string, body: object) =>
      (
        await send(server.url, '/api/battles', {
          secret: secretOf('x'),
          body,
          headers: { 'accept-language': language },
        })
      ).body.reasons.map(({ text }: { text: string }) => text);
    const terms = { ruleset: 'hott', title: '\u3164\u200b', perSide: 9, setup: 'by-magic', spectators: true };
    expect(await told('en', { id: 'short', terms })).toEqual([
      'At id: this text needs at least 8 characters.',
      'At terms.title: nobody would see anything of this text. Write at least one letter.',
      'At terms.setup: this must be one of by-hand and by-program.',
      'At terms.perSide: this is more than 6.',
      'At terms.spectators: this must be an object.',
    ]);
    expect((await told('fr', { id: 'short', terms })).slice(0, 2)).toEqual([
      'À id\u00a0: il faut à ce texte au moins 8 caractères.',
      'À terms.title\u00a0: personne ne verrait rien de ce texte. Écrivez au moins une lettre.',
    ]);
  });

  test('with names in any script keeps what joins their letters, and nothing that nobody sees', async () => {
    server = await startServer();
    const terms = { ruleset: HOTT.ruleset, title: ' Les\u00a0E\u0301duens\u202e\n', setup: 'by-program' };
    const made = await send(server.url, '/api/battles', {
      secret: secretOf('x'),
      body: { id: 'new-battle', terms },
    });
    const names = ['👩‍👩‍👧‍👦', 'می‌خواهم'] as const;
    for (const [at, name] of names.entries())
      await doIn(server.url, made.body.battle, secretOf(name), 'join', {
        name: `\u200b${name} `,
        side: at === 0 ? 'red' : 'blue',
      });
    const { body } = await send(server.url, `/api/battles/${made.body.battle}`);
    expect(body.terms.title).toBe('Les Éduens');
    expect(body.seats.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('is read in any letters that programs send', async () => {
    server = await startServer();
    const sent = async (bytes: Uint8Array) =>
      (
        await fetch(`${server.url}/api/battles`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secretOf('x')}` },
          body: new Uint8Array(bytes),
        })
      ).json();
    const text = JSON.stringify({ id: 'in-letters', terms: { ruleset: HOTT.ruleset, title: 'Éduens' } });
    const { battle } = await sent(Buffer.from(text));
    for (const bytes of [`\uFEFF${text}`, text].map((each) => Buffer.from(each, 'utf16le')))
      expect(await sent(bytes)).toMatchObject({ battle });
    expect(await sent(Buffer.from(text, 'latin1'))).toMatchObject({ battle });
    const { body } = await send(server.url, `/api/battles/${battle}`);
    expect(body.terms.title).toBe('Éduens');
  });

  test('for the health of a server whose database is gone is answered with 503', async () => {
    server = await startServer();
    expect((await send(server.url, '/health')).status).toBe(200);
    vi.spyOn(server.service.host.store, 'head').mockRejectedValue(new Error('the database is gone'));
    expect(await send(server.url, '/health')).toMatchObject({ status: 503, body: { ok: false } });
    vi.spyOn(server.service.host.store, 'head').mockReturnValue(new Promise(() => undefined));
    expect(await send(server.url, '/health')).toMatchObject({ status: 503, body: { ok: false } });
  });

  test('of a player who asks too often is refused with a time to wait', async () => {
    // The clock of the server stands still, so that no time is won by waiting for answers.
    server = await startServer({ app: { rates: RATES }, host: { now: () => START } });
    const { battle, red } = await beginBattle(server.url);
    const says = Array.from({ length: 80 }, (_, at) =>
      doIn(server.url, battle, red, 'say', { text: `${at}` }),
    );
    const answers = await Promise.all(says);
    const before = ['join', 'prepare'].length;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(RATES.seat.most - before);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(80 - RATES.seat.most + before);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    [['203.0.113.7:1000', '203.0.113.7:1001', '::ffff:203.0.113.7'], ['203.0.113.8']],
    [['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '[2001:db8:1:2::3]:443'], ['2001:db8:1:3::1']],
    [['9.9.9.9, 203.0.113.7', '8.8.8.8, 203.0.113.7', '203.0.113.7'], ['203.0.113.7, 9.9.9.9']],
  ])('behind a proxy counts for its household: %j are one, %j is another', async (same, [other = '']) => {
    const rates = { ...RATES, address: { most: 2, perSecond: 0.001 } };
    server = await startServer({ app: { rates, behindProxy: true }, host: { now: () => START } });
    const from = async (address: string) =>
      (await send(server.url, '/api/battles', { headers: { 'x-forwarded-for': address } })).status;
    const answers = [];
    for (const address of same) answers.push(await from(address));
    expect(answers).toEqual([200, 200, 429]);
    expect(await from(other)).toBe(200);
  });

  test('finds its connection open for longer than a proxy keeps it', async () => {
    server = await startServer();
    const { headers } = await send(server.url, '/health');
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    // Caddy keeps connections for two minutes, nginx for one.
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test('that stays incomplete does not hinder others', async () => {
    server = await startServer();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"id"',
    );
    expect((await send(server.url, '/health')).body).toEqual({ ok: true });
    socket.destroy();
  });

  test('for the app is answered only from the folder of the app', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'acies-app-'));
    writeFileSync(join(folder, 'index.html'), '<title>Acies</title>');
    server = await startServer({ app: { folder } });
    mkdirSync(join(folder, 'assets'));
    const script = '// as large as scripts are\n'.repeat(100);
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script);
    const page = await send(server.url, '/');
    expect(page.body).toBe('<title>Acies</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await send(server.url, '/assets/app-1a2b.js');
    expect(asset.body).toBe(script);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect((await send(server.url, '/..%2f..%2fetc/passwd')).status).toBe(404);
    rmSync(folder, { recursive: true });
  });

  test('for the metrics tells no secret and no battle', async () => {
    server = await startServer();
    const { battle, red } = await beginBattle(server.url);
    await doIn(server.url, battle, red, 'say', { text: 'hello' });
    const { body } = await send(server.url, '/metrics');
    expect(body).toContain('acies_actions_total{action="say",outcome="done"} 1');
    expect(body).toContain('acies_battles_in_memory');
    expect(body).not.toContain(battle);
    expect(body).not.toContain(red);
  });
});
