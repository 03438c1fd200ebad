import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { battleNow } from '../../src/engine/battle/record.ts';
import { fairnessOf } from '../../src/engine/game/records/fairness.ts';
import { view } from '../../src/engine/game/view.ts';
import type { State } from '../../src/server/battle/state.ts';
import { create } from '../../src/server/creating.ts';
import { hostOn } from '../../src/server/host.ts';
import { openService } from '../../src/server/open-service.ts';
import { hashOfSecret, perform } from '../../src/server/perform.ts';
import { openStore } from '../../src/server/store/open.ts';
import { watch } from '../../src/server/watching.ts';
import { asText } from '../support/secrets.ts';
import {
  answerOf,
  askedOf,
  follower,
  nowOf,
  openTable,
  type Player,
  playOn,
  seatBoth,
  secretOf,
  type Table,
  termsOf,
} from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'acies-service-'));
afterAll(() => rmSync(folder, { recursive: true }));

let table: Table;
afterEach(() => table?.close());

async function stateOf({ service, battle }: Pick<Table, 'service' | 'battle'>): Promise<State> {
  const state = await service.lives.inTurn(battle, async (live) => live.state);
  if (!state) throw new Error('no battle');
  return state;
}

describe('a battle at a distance', () => {
  test('is played from start to end, everybody is told what their view shows, and its dice are fair', async () => {
    table = await openTable();
    const spectator = await table.spectator();
    const [red, blue] = await seatBoth(table);
    let moment = 0;
    await playOn([red, blue], 1000, async () => {
      if (moment++ % 7 > 0) return;
      const { play, rules } = await stateOf(table);
      if (!play) throw new Error('not begun');
      for (const [seen, seat] of [
        [red.seen, 'red'],
        [blue.seen, 'blue'],
        [spectator, null],
      ] as const)
        expect(asText(nowOf(seen))).toBe(asText(view(rules, battleNow(play), seat)));
    });
    expect(nowOf(spectator).result).not.toBeNull();
    expect(spectator.messages.at(-1)).toMatchObject({ type: 'disclosed', secret: secretOf('dice') });
    const { play, rules } = await stateOf(table);
    if (!play) throw new Error('not begun');
    const dice = { ...play.record.header.dice, secret: secretOf('dice') };
    const record = { ...play.record, header: { ...play.record.header, dice } } as typeof play.record;
    expect(fairnessOf(rules, record)).toMatchObject({ dice: 'fair' });
  });

  test('keeps the armies secret until both sides are ready', async () => {
    table = await openTable();
    const red = await table.player('Ann', 'red');
    const blue = await table.player('Bob', 'blue');
    await red.must('prepare', { word: 'oak', army: { id: 'long-barrow' } });
    const prepared = ({ messages }: Player['seen']) => messages.find(({ type }) => type === 'prepared');
    expect(prepared(red.seen)).toMatchObject({ word: 'oak', army: { id: 'long-barrow' } });
    expect(asText(prepared(blue.seen))).not.toContain('long-barrow');
    expect(asText(blue.seen.messages)).not.toContain('oak');
    await blue.must('prepare', { word: 'ash', army: { id: 'spear-league' } });
    const begun = blue.seen.messages.find(({ type }) => type === 'begun');
    expect(begun).toMatchObject({
      dice: { commitment: table.created.commitment, words: { red: 'oak', blue: 'ash' } },
    });
  });

  test.each(['bnb', 'hott', 'dbm'])('is made by the rules of %s', async (ruleset) => {
    table = await openTable();
    const terms = termsOf({ ruleset });
    const made = await create(table.service, terms, `by-${ruleset}`, hashOfSecret(secretOf('maker')));
    expect(made).not.toHaveProperty('reasons');
  });

  test('draws sides and armies at random', async () => {
    table = await openTable({ terms: { sides: 'drawn' } });
    const join = async (name: string) => {
      const { service, battle } = table;
      const hash = hashOfSecret(secretOf(name));
      for (const [what, body] of [
        ['join', { name }],
        ['prepare', { word: name, army: { drawn: true } }],
      ] as const) {
        const request = { do: what, id: `${what}-${name}`, body };
        expect(await perform(service, battle, request, hash)).toMatchObject({ ok: true });
      }
    };
    await join('Ann');
    await join('Bob');
    const { seats } = await stateOf(table);
    expect(seats.map(({ side }) => side).toSorted()).toEqual(['blue', 'red']);
  });
});

describe('a request', () => {
  let red: Player;
  let blue: Player;
  beforeEach(async () => {
    table = await openTable({ store: join(folder, `${Math.random()}.sqlite`) });
    [red, blue] = await seatBoth(table);
  });

  test('that is sent twice is carried out once', async () => {
    const player = askedOf([red, blue]) ?? red;
    const command = answerOf(player, 1);
    const request = { on: player.seen.messages.length, id: 'the-same-one' };
    const before = (await stateOf(table)).last;
    const first = await player.do('play', { command }, request);
    const { last } = await stateOf(table);
    expect(last).toBeGreaterThan(before);
    const second = await player.do('play', { command }, request);
    expect(second).toEqual({ ok: true, number: first.ok ? first.number : 0, messages: [] });
    expect((await stateOf(table)).last).toBe(last);
  });

  test('that is based on an old message is refused, and the answer has the missed messages', async () => {
    await playOn([red, blue], 4);
    const player = askedOf([red, blue]) ?? red;
    const on = player.seen.messages.length;
    const command = answerOf(player, 1);
    const again = answerOf(player, 1);
    expect(await player.do('play', { command }, { on })).toMatchObject({ ok: true });
    const late = await player.do('play', { command: again }, { on });
    expect(late).toMatchObject({ ok: false, status: 409, missed: player.seen.messages.slice(on) });
  });

  test('to play is still accepted after a chat message', async () => {
    const player = askedOf([red, blue]) ?? red;
    const on = player.seen.messages.length;
    await red.must('say', { text: 'good luck' });
    expect(await player.do('play', { command: answerOf(player, 1) }, { on })).toMatchObject({ ok: true });
  });

  test('that is based on a message that does not exist is refused', async () => {
    expect(await red.do('play', { command: { type: 'resign' } }, { on: 999 })).toMatchObject({ status: 400 });
  });

  test.each([
    ['nothing', undefined],
    ['no command', { command: 7 }],
    ['an unknown command', { command: { type: 'dance' } }],
    ['dice', { command: { type: 'roll', faces: [6] } }],
    ['a command in a wrong form', { command: { type: 'move', bases: 'all' } }],
  ])('to play %s changes nothing', async (_, body) => {
    const { last } = await stateOf(table);
    const done = await red.do('play', body);
    expect(done).toMatchObject({ ok: false });
    expect((await stateOf(table)).last).toBe(last);
  });

  test('may go to either of two processes, and both tell the same', async () => {
    const other = await openStore(join(folder, 'shared.sqlite'));
    const mine = await openStore(join(folder, 'shared.sqlite'));
    const services = [openService(hostOn(mine)), openService(hostOn(other))] as const;
    const [one] = services;
    const made = await create(one, termsOf(), 'shared-battle', hashOfSecret('maker'));
    if (!made.ok) throw new Error('not made');
    const send = (at: 0 | 1, name: string, what: 'join' | 'say', body: unknown, id: string) =>
      perform(services[at], made.battle, { do: what, body, id }, hashOfSecret(name));
    await send(0, 'Ann', 'join', { name: 'Ann', side: 'red' }, 'join-ann');
    expect(await send(1, 'Bob', 'join', { name: 'Bob', side: 'red' }, 'join-bob')).toMatchObject({
      status: 409,
    });
    await send(1, 'Bob', 'join', { name: 'Bob', side: 'blue' }, 'join-bob-');
    const says = Array.from({ length: 40 }, (_, at) =>
      send((at % 2) as 0 | 1, at % 3 ? 'Ann' : 'Bob', 'say', { text: `${at}` }, `saying-${at}`),
    );
    expect((await Promise.all(says)).every((done) => done?.ok)).toBe(true);
    const seen = [follower(), follower()];
    for (const at of [0, 1] as const)
      await watch(
        services[at],
        made.battle,
        hashOfSecret('Ann'),
        { after: 0 },
        { tell: (told) => seen[at]?.tell(told) },
      );
    const texts = seen.map(({ messages }) =>
      messages.filter(({ type }) => type === 'said').map(({ text }) => text),
    );
    expect(texts[0]?.length).toBe(40);
    expect(texts[1]).toEqual(texts[0]);
    await Promise.all(services.map((service) => service.close()));
    await Promise.all([mine.close(), other.close()]);
  });
});

describe('a stream', () => {
  test('can be resumed after any message, also after a restart', async () => {
    const file = join(folder, 'restart.sqlite');
    table = await openTable({ store: file });
    const [red, blue] = await seatBoth(table);
    await playOn([red, blue], 25);
    await red.must('note', { text: 'watch the flank' });
    const hash = hashOfSecret(red.secret);
    const store = await openStore(file);
    const restarted = openService(hostOn(store));
    for (const after of [0, 1, 7, red.seen.messages.length - 1, red.seen.messages.length]) {
      for (const service of [table.service, restarted]) {
        const got: unknown[] = [];
        const watched = await watch(
          service,
          table.battle,
          hash,
          { after, once: true },
          { tell: (told) => got.push(...told) },
        );
        expect(watched?.ok).toBe(true);
        expect(got).toEqual(red.seen.messages.slice(after));
      }
    }
    await restarted.close();
    await store.close();
  });

  test('is refused to a viewer with another secret', async () => {
    table = await openTable({ terms: { spectators: { allowed: false, delay: 0 } } });
    await seatBoth(table);
    const { service, battle } = table;
    const look = (hash: string | null) => watch(service, battle, hash, { after: 0 }, { tell: () => {} });
    expect(await look(hashOfSecret('guessed'))).toMatchObject({ ok: false, status: 403 });
    expect(await look(null)).toMatchObject({ ok: false, status: 403 });
    expect(await watch(service, 'nowhere', null, { after: 0 }, { tell: () => {} })).toBeNull();
  });

  test('shows spectators each bound with the agreed delay', async () => {
    table = await openTable({ terms: { spectators: { allowed: true, delay: 2 } } });
    const spectator = await table.spectator();
    const [red, blue] = await seatBoth(table);
    const boundOf = (seen: Player['seen']) => nowOf(seen).turn.bound;
    for (let command = 0; command < 60 && boundOf(red.seen) < 5; command++) {
      await playOn([red, blue], 1);
      expect(boundOf(spectator)).toBe(Math.max(0, boundOf(red.seen) - 2));
    }
    expect(boundOf(spectator)).toBe(3);
    await red.must('play', { command: { type: 'resign' } });
    expect(nowOf(spectator).result).toEqual(nowOf(red.seen).result);
  });
});
