import { afterEach, describe, expect, test, vi } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { botJob } from '../../src/server/bots/playing.ts';
import { openPool, type Pool, type Think, type Wanted } from '../../src/server/bots/pool.ts';
import { create } from '../../src/server/creating.ts';
import { hostOn } from '../../src/server/host.ts';
import { openService } from '../../src/server/open-service.ts';
import { hashOfSecret } from '../../src/server/perform.ts';
import type { Service } from '../../src/server/service.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { HOTT, nowOf, type Player, playerAt, termsOf } from './table.ts';

let store: Store;
let service: Service;
let pool: Pool;
let player: Player;
afterEach(async () => {
  await service.close();
  await pool.close();
  await store.close();
});

/** Begins a battle of a player against a bot. */
async function begin(used: Pool, terms = {}): Promise<void> {
  pool = used;
  store = await openStore(':memory:');
  const host = hostOn(store);
  service = openService(host, ({ lives }) => ({ bot: botJob(host, lives, pool) }));
  const made = await create(service, termsOf(terms), 'with-a-bot', hashOfSecret('maker'));
  if (!made.ok) throw new Error('not made');
  player = await playerAt(service, made.battle, 'Ann', 'red');
  await player.must('join', { name: 'The machine', side: 'blue', bot: 'quick' });
  await player.must('prepare', { word: 'oak', army: { id: HOTT.red } });
}

const thinkAtOnce: Think = async ({ bot, view, side, seed, refused, memo: last }) => {
  const rules = rulesetOf(view.ruleset);
  const player = Object.hasOwn(BOTS, bot) ? BOTS[bot] : undefined;
  if (!rules || !player) return null;
  const { command, memo } = player.answer(rules, view, side, randomFrom(seed), refused, last);
  return { command, memo };
};

const poolOf = (think: Think): Pool => ({ inTurn: (work) => work(think), close: async () => undefined });

/** A pool in which bots think immediately, in the thread of the test. */
const atOnce = poolOf(thinkAtOnce);

const types = () => player.seen.messages.map(({ type }) => type);
const asked = () => nowOf(player.seen).flow.awaits[0]?.by;
const END = { command: { type: 'end-phase' } };

/** The player gives no orders. A bot answers for it what must be answered: choices, and fights that are left. */
async function pass(): Promise<void> {
  const view = nowOf(player.seen);
  const asksForOrders = view.flow.awaits[0]?.answer.form === 'orders';
  if (asksForOrders && (await player.do('play', END)).ok) return;
  const thought = await thinkAtOnce({ bot: 'quick', view, side: 'red', seed: 1, refused: [] });
  await player.must('play', { command: thought?.command });
}

async function passTo(bound: number): Promise<void> {
  while (nowOf(player.seen).turn.bound < bound) {
    await vi.waitFor(() => expect(asked()).toBe('red'), { timeout: 30_000, interval: 10 });
    await pass();
  }
}

describe('a bot', () => {
  test('takes a seat, is ready at once, and plays its bounds', async () => {
    await begin(atOnce);
    expect(types()).toContain('begun');
    await passTo(4);
    const moved = player.seen.messages.filter(({ type, side }) => type === 'played' && side === 'blue');
    expect(moved.length).toBeGreaterThan(2);
    expect(moved.some((message) => 'command' in message)).toBe(false);
  });

  test('allows every undo, and plays on when a draw is offered', async () => {
    await begin(atOnce);
    await passTo(2);
    await player.must('play', { command: { type: 'undo', keep: 0 } });
    expect(player.seen.messages.some(({ keep }) => keep === 0)).toBe(true);
    await player.must('play', { command: { type: 'offer-draw' } });
    expect(nowOf(player.seen)).toMatchObject({ result: null, turn: { drawOffered: null } });
  });

  test('without an answer is replaced by a bot that always finds one', async () => {
    await begin(poolOf(async ({ bot }) => (bot === 'random' ? { command: { type: 'end-phase' } } : null)));
    await passTo(4);
    expect(nowOf(player.seen).turn.bound).toBeGreaterThanOrEqual(4);
  });

  test('is asked with what it remembered last', async () => {
    const memos: unknown[] = [];
    const remembering: Think = async (wanted) => {
      memos.push(wanted.memo);
      return { command: null, ...(await thinkAtOnce(wanted)), memo: memos.length };
    };
    await begin(poolOf(remembering));
    await passTo(4);
    expect(memos.slice(0, 3)).toEqual([undefined, 1, 2]);
  });

  test('stands in for a player if the terms allow it', async () => {
    await begin(atOnce);
    expect(await player.do('stand-in', { bot: 'quick' })).toMatchObject({ status: 422 });
    await service.close();
    await begin(atOnce, { standIns: true });
    await player.must('stand-in', { bot: 'quick' });
    await vi.waitFor(() => expect(nowOf(player.seen).turn.bound).toBeGreaterThan(3), { timeout: 50_000 });
    await player.must('stand-in', { bot: null });
    expect(player.seen.messages.findLast(({ type }) => type === 'stood-in')).toMatchObject({
      by: 0,
      bot: null,
    });
  });
});

test('bots think in threads; a slow one is ended, and another thread is started', async () => {
  await begin(atOnce);
  await passTo(2);
  await vi.waitFor(() => expect(asked()).toBe('red'), { timeout: 30_000 });
  const wanted = { bot: 'quick', view: nowOf(player.seen), side: 'red', seed: 1, refused: [] };
  const ask = (threads: Pool, task: Wanted) => threads.inTurn((think) => think(task));
  const hasty = openPool(1, 1);
  // On a busy machine an answer may come before anybody looks at the clock: then the bot is asked again.
  await vi.waitFor(async () => expect(await ask(hasty, wanted)).toBeNull(), { timeout: 50_000 });
  await hasty.close();
  const patient = openPool(1, 60_000);
  expect(await ask(patient, { ...wanted, bot: 'nobody' })).toBeNull();
  const both = await Promise.all([ask(patient, wanted), ask(patient, wanted)]);
  expect(both).toEqual([await thinkAtOnce(wanted), await thinkAtOnce(wanted)]);
  await patient.close();
});
