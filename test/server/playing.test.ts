import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { days, minutes } from '../../src/server/battle/times.ts';
import { hashOfSecret, perform } from '../../src/server/perform.ts';
import { watch } from '../../src/server/watching.ts';
import {
  answerOf,
  askedOf,
  follower,
  nowOf,
  openTable,
  type Player,
  playerAt,
  playOn,
  START,
  seatBoth,
  type Table,
  type TableWanted,
} from './table.ts';

let table: Table;
let red: Player;
let blue: Player;
afterEach(() => table?.close());

async function begin(terms: TableWanted['terms'] = {}): Promise<void> {
  table = await openTable({ terms });
  [red, blue] = await seatBoth(table);
}

const types = ({ seen }: Player) => seen.messages.map(({ type }) => type);
const last = ({ seen }: Player) => seen.messages.at(-1);
const asked = () => askedOf([red, blue]) ?? red;
const other = (player: Player) => (player === red ? blue : red);

/** Waits until the jobs that are due have been done. */
const dueDone = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

describe('a battle ends', () => {
  beforeEach(() => begin());

  test('when a side resigns, and discloses the secret of its dice', async () => {
    await red.must('play', { command: { type: 'resign' } });
    expect(nowOf(blue.seen).result).toMatchObject({ winner: 'blue' });
    expect(last(blue)?.type).toBe('disclosed');
    expect(await blue.do('play', { command: { type: 'resign' } })).toMatchObject({ status: 409 });
    expect(await blue.must('say', { text: 'well played' })).toMatchObject({ ok: true });
  });

  test('not by the call of one player that time is up', async () => {
    expect(await red.do('play', { command: { type: 'end-of-time' } })).toMatchObject({
      status: 422,
      reasons: [{ key: 'server.no-time-call' }],
    });
    expect(nowOf(red.seen).result).toBeNull();
  });

  test('by a draw if both agree', async () => {
    await red.must('play', { command: { type: 'offer-draw' } });
    expect(await red.do('play', { command: { type: 'accept-draw' } })).toMatchObject({ status: 422 });
    await blue.must('play', { command: { type: 'accept-draw' } });
    expect(nowOf(red.seen).result).toMatchObject({ winner: null, how: 'agreed' });
  });

  test('without any action for as long as the terms say, and stays readable', async () => {
    table.clock.now = START + days(60) - 1;
    await red.must('say', { text: 'anybody here?' });
    table.clock.now += 1;
    await dueDone(() => expect(types(red)).toContain('abandoned'));
    expect(last(blue)?.type).toBe('disclosed');
    const seen = follower();
    const { service, battle } = table;
    await watch(service, battle, hashOfSecret(red.secret), { after: 0, once: true }, seen);
    expect(seen.messages).toEqual(red.seen.messages);
  });
});

describe('undo', () => {
  beforeEach(() => begin());

  test('is free back to the last throw, and needs consent to go further back', async () => {
    const player = asked();
    const before = nowOf(player.seen);
    await player.must('play', { command: answerOf(player, 1) });
    await player.must('play', { command: { type: 'undo' } });
    expect(nowOf(player.seen)).toEqual(before);
    expect(nowOf(other(player).seen).turn).toEqual(before.turn);

    await playOn([red, blue], 3);
    const wants = red;
    const then = wants.seen.battles.length;
    // Undo to the position before the throw for points with which the first bound began.
    const keep = wants.seen.battles.findIndex(({ turn }) => turn.bound === 1);
    const thrown = wants.seen.messages.length;
    await wants.must('play', { command: { type: 'undo', keep } });
    expect(wants.seen.battles).toHaveLength(then);
    expect(await wants.do('play', { command: { type: 'allow-undo' } })).toMatchObject({ status: 422 });
    await other(wants).must('play', { command: { type: 'allow-undo' } });
    for (const { seen } of [wants, other(wants)]) {
      expect(seen.battles).toHaveLength(keep + 2);
      expect(seen.messages.slice(thrown)).toMatchObject([
        { keep: then - 1, asked: keep, events: [{ type: 'undo-asked' }] },
        { keep, events: [{ type: 'undone' }] },
        { side: 'dice' },
      ]);
    }
  });

  test('may be refused, and the refusal is told', async () => {
    await playOn([red, blue], 3);
    const count = red.seen.battles.length;
    await red.must('play', { command: { type: 'undo', keep: 0 } });
    await blue.must('play', { command: { type: 'refuse-undo' } });
    expect(red.seen.battles).toHaveLength(count);
    expect(last(red)).toMatchObject({ events: [{ type: 'undo-refused' }] });
  });
});

describe('clocks', () => {
  const BANK = { pace: { kind: 'bank', minutes: 10, increment: 30 } } as const;

  test('run for the side that is asked, and a late side loses by a claim', async () => {
    await begin(BANK);
    const late = asked();
    expect(last(late)).toMatchObject({ clock: { running: late.side } });
    expect(await other(late).do('claim')).toMatchObject({ status: 409 });
    table.clock.now += minutes(10) - 1;
    expect(await other(late).do('claim')).toMatchObject({ status: 409 });
    // Bounds have begun before a side was asked, and one of them added half a minute.
    table.clock.now += minutes(5);
    await dueDone(() => expect(last(late)).toMatchObject({ type: 'late', side: late.side }));
    expect(types(late).filter((type) => type === 'late')).toHaveLength(1);
    expect(await late.do('claim')).toMatchObject({ status: 409 });
    await other(late).must('claim');
    expect(nowOf(late.seen).result).toMatchObject({ winner: other(late).side });
  });

  test('forget a late side when the battle no longer waits for it', async () => {
    await begin(BANK);
    const late = asked();
    table.clock.now += minutes(11);
    await dueDone(() => expect(last(late)?.type).toBe('late'));
    while (asked() === late) await playOn([red, blue], 1);
    expect(await other(late).do('claim')).toMatchObject({ status: 409 });
  });

  test('stand still during a leave, and leave is limited', async () => {
    await begin({ pace: { kind: 'days', perBound: 2, bank: 1 }, leave: 10 });
    const away = asked();
    table.clock.now += days(1);
    await away.must('leave', { days: 8 });
    expect(await away.do('leave', { days: 3 })).toMatchObject({ status: 422 });
    table.clock.now += days(8 + 1) + 1;
    await other(away).must('say', { text: 'still away?' });
    expect(await other(away).do('claim')).toMatchObject({ status: 409 });
    table.clock.now += days(1);
    await dueDone(() => expect(types(away)).toContain('late'));
    await other(away).must('claim');
  });
});

describe('beside the battle', () => {
  beforeEach(() => begin());

  test('players and spectators have separate chats', async () => {
    const spectator = await table.spectator();
    await red.must('say', { text: 'hello Bob' });
    const { service, battle } = table;
    const say = (body: object, id: string) => perform(service, battle, { do: 'say', id, body }, null);
    expect(await say({ text: 'nameless' }, 'nameless')).toMatchObject({ status: 422 });
    expect(await say({ text: 'look there', name: 'Eve' }, 'look-there')).toMatchObject({ ok: true });
    expect(last(blue)).toMatchObject({ type: 'said', text: 'hello Bob', by: 0 });
    expect(spectator.messages.at(-1)).toMatchObject({
      type: 'said',
      text: 'look there',
      name: 'Eve',
      by: null,
    });
    expect(JSON.stringify(spectator.messages)).not.toContain('hello Bob');
    expect(JSON.stringify(blue.seen.messages)).not.toContain('look there');
  });

  test('a note is seen only by its author', async () => {
    await red.must('note', { text: 'the left is weak' });
    expect(last(red)).toMatchObject({ type: 'noted', text: 'the left is weak' });
    expect(JSON.stringify(blue.seen.messages)).not.toContain('weak');
  });

  test('a player may change its name', async () => {
    await red.must('rename', { name: 'Anna' });
    expect(last(blue)).toMatchObject({ type: 'named', by: 0, name: 'Anna' });
    // What nobody sees is left out of a name, so that nobody borrows the name of another.
    await red.must('rename', { name: 'An\u202ena B' });
    expect(last(blue)).toMatchObject({ type: 'named', by: 0, name: 'Anna B' });
  });

  test('a rematch has the same players on changed sides', async () => {
    expect(await red.do('rematch')).toMatchObject({ status: 409 });
    await red.must('play', { command: { type: 'resign' } });
    await red.must('rematch');
    await red.must('rematch');
    expect(types(blue).filter((type) => type === 'rematch-wanted')).toHaveLength(1);
    await blue.must('rematch');
    await dueDone(() => expect(last(red)?.type).toBe('rematched'));
    const next = String(last(red)?.battle);
    const { service } = table;
    const seen = follower();
    await watch(service, next, hashOfSecret(red.secret), { after: 0 }, seen);
    expect(seen.messages[0]).toMatchObject({ type: 'created', after: table.battle });
    expect(seen.messages.filter(({ type }) => type === 'seated')).toMatchObject([
      { name: 'Ann', side: 'blue' },
      { name: 'Bob', side: 'red' },
    ]);
    await expect(playerAt(service, next, 'Eve', 'red')).rejects.toThrow('not-invited');
  });
});
