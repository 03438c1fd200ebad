import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Presence } from '../../src/protocol/messages.ts';
import { minutes } from '../../src/server/battle/times.ts';
import { create } from '../../src/server/creating.ts';
import { hostOn } from '../../src/server/host.ts';
import { inBattles, noticesJob } from '../../src/server/notices/job.ts';
import { isPublicIp, isPublicUrl } from '../../src/server/notices/public-address.ts';
import { type Notice, pushKeys, type Send, sendBy } from '../../src/server/notices/sending.ts';
import { openService } from '../../src/server/open-service.ts';
import { hashOfSecret } from '../../src/server/perform.ts';
import type { Service } from '../../src/server/service.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { watch } from '../../src/server/watching.ts';
import { claimsOf, startPushService, subscribe } from './push-service.ts';
import { HOTT, nowOf, type Player, playerAt, START, termsOf } from './table.ts';

const HOOK = { kind: 'webhook', url: 'https://chat.example.org/hook' } as const;

describe('a notice', () => {
  let store: Store;
  let services: Service[];
  let red: Player;
  let blue: Player;
  let battle: string;
  let sent: Notice[];
  let failed: unknown[];
  let present: Presence;
  const clock = { now: START };
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    await store.close();
  });

  /** A battle that has begun, with this many processes that send notices. */
  async function begin(processes: number, sendIn?: (store: Store) => Promise<Send>): Promise<void> {
    sent = [];
    failed = [];
    present = { seats: [], spectators: 0 };
    clock.now = START;
    store = await openStore(':memory:');
    const host = hostOn(store, {
      now: () => clock.now,
      address: 'https://acies.example.org',
      tellError: (error) => void failed.push(error),
    });
    const keep: Send = async (_, notice) => void sent.push(notice);
    const send = (await sendIn?.(store)) ?? keep;
    services = Array.from({ length: processes }, () =>
      openService(host, ({ lives }) => ({
        notices: noticesJob(inBattles, host, lives, async () => present, send),
      })),
    );
    const [service] = services;
    if (!service) throw new Error('no service');
    const made = await create(service, termsOf({ title: 'Kish' }), 'new-battle', hashOfSecret('maker'));
    if (!made.ok) throw new Error('not made');
    battle = made.battle;
    red = await playerAt(service, made.battle, 'Ann', 'red');
    blue = await playerAt(service, made.battle, 'Bob', 'blue');
    await red.must('prepare', { word: 'oak', army: { id: HOTT.red } });
    await blue.must('prepare', { word: 'ash', army: { id: HOTT.blue } });
  }

  const asked = () => [red, blue].find(({ side }) => side === nowOf(red.seen).flow.awaits[0]?.by) ?? red;
  const later = async () => {
    clock.now += minutes(3);
    await new Promise((resolve) => setTimeout(resolve, 1300));
  };

  test('comes once to a player who is asked and absent, and names the battle with its address', async () => {
    await begin(2);
    const player = asked();
    const other = player === red ? blue : red;
    await player.must('notices', { channels: [HOOK], language: 'fr' });
    await later();
    await later();
    expect(sent).toMatchObject([{ title: 'Kish', text: 'Kish\u00a0: la bataille vous attend.' }]);
    expect(sent[0]?.url).toMatch(/^https:\/\/acies\.example\.org\/#\/distance\/[0-9a-f]{24}$/);
    const pass = async (from: Player) => {
      while (asked() === from) await from.must('play', { command: { type: 'end-phase' } });
    };
    await player.must('play', { command: { type: 'end-phase' } });
    await later();
    expect(sent).toHaveLength(1);
    await pass(player);
    await pass(other);
    await later();
    expect(sent).toHaveLength(2);
  });

  test('does not come to a player who is present, is not asked, or has switched notices off', async () => {
    await begin(1);
    const player = asked();
    const other = player === red ? blue : red;
    await other.must('notices', { channels: [HOOK] });
    await player.must('notices', { channels: [HOOK] });
    present = { seats: [0, 1], spectators: 0 };
    await later();
    expect(sent).toEqual([]);
    await player.must('notices', { channels: [] });
    present = { seats: [], spectators: 0 };
    await player.must('play', { command: { type: 'end-phase' } });
    await later();
    expect(sent.every(({ title }) => title === 'Kish')).toBe(true);
    expect(JSON.stringify(other.seen.messages)).not.toContain('noticed');
  });

  test('does not come to a player who is present at another process', async () => {
    await begin(1);
    const [{ host, ...first }] = services as [Service];
    const player = asked();
    await player.must('notices', { channels: [HOOK] });
    await watch(
      { host, ...first },
      battle,
      hashOfSecret(player.secret),
      { after: 0 },
      { tell: () => undefined, meet: () => undefined },
    );
    await first.close();
    // The process of the job has not read the battle yet, and must ask the other one.
    services = [
      openService(host, ({ lives, presences }) => ({
        notices: noticesJob(
          inBattles,
          host,
          lives,
          presences.asked,
          async (_, notice) => void sent.push(notice),
        ),
      })),
    ];
    clock.now += minutes(3);
    await vi.waitFor(async () => expect((await store.read(battle, 1)).join()).toContain('"noticed"'), {
      timeout: 20_000,
    });
    await services[0]?.close();
    expect(sent).toEqual([]);
  });

  test('reaches a browser through its push service, signed and readable only there', async () => {
    const service = await startPushService();
    const phone = subscribe();
    await begin(1, async (kept) => sendBy(await pushKeys(kept), 'https://acies.example.org', service.agent));
    const player = asked();
    await player.must('notices', { channels: [phone.channel], language: 'fr' });
    clock.now += minutes(3);
    await vi.waitFor(() => expect(service.pushed).toHaveLength(1), { timeout: 60_000 });
    const [push] = service.pushed;
    if (!push) throw new Error('nothing was pushed');
    expect(push.body.includes('bataille')).toBe(false);
    const read = phone.read(push.body) as Notice;
    expect(read).toMatchObject({ title: 'Kish', text: 'Kish\u00a0: la bataille vous attend.' });
    expect(read.url).toBe(`https://acies.example.org/#/distance/${read.battle}`);
    expect(() => subscribe().read(push.body)).toThrow();
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: read.battle, ttl: '86400' });
    expect(claimsOf(push)).toMatchObject({
      aud: 'https://push.example.org',
      sub: 'https://acies.example.org',
    });
    expect(failed).toEqual([]);
    await service.close();
  });

  test('that a push service refuses is told to the host, and holds nothing up', async () => {
    const service = await startPushService();
    service.status = 410;
    await begin(1, async (kept) => sendBy(await pushKeys(kept), null, service.agent));
    const player = asked();
    await player.must('notices', { channels: [subscribe().channel] });
    clock.now += minutes(3);
    await vi.waitFor(() => expect(failed).toHaveLength(1), { timeout: 60_000 });
    await player.must('play', { command: { type: 'end-phase' } });
    await service.close();
  });
});

describe('addresses', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])('%s is public', (address) => {
    expect(isPublicIp(address)).toBe(true);
  });

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
    ],
    'no address',
  ])('%s is not public', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });

  test.each([
    ['https://chat.example.org/hook', true],
    ['http://chat.example.org/hook', false],
    ['https://chat.example.org:8443/hook', false],
    ['https://me:it@chat.example.org/hook', false],
    ['https://127.0.0.1/hook', false],
    ['https://0x7f.1/hook', false],
    ['https://[::1]/hook', false],
    ['https://localhost/hook', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('a notice may go to %s: %s', (url, may) => {
    expect(isPublicUrl(url)).toBe(may);
  });

  test('are checked again when a name is resolved', async () => {
    const store = await openStore(':memory:');
    const keys = await pushKeys(store);
    expect(await pushKeys(store)).toEqual(keys);
    const send = sendBy(keys, null);
    const notice = { battle: 'x', page: 'x', title: 'x', text: 'x', url: null };
    await expect(send({ ...HOOK, url: 'https://127.0.0.1/' }, notice)).rejects.toThrow('public address');
    vi.spyOn(console, 'error').mockReturnValue();
    // Every machine resolves this name to an address that is not public.
    await expect(send({ ...HOOK, url: 'https://localhost.localdomain/' }, notice)).rejects.toThrow();
    await store.close();
  });
});
