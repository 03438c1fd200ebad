import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askedOf, nowOf, openTable, type Player, playOn, seatBoth, type Table } from './table.ts';

let table: Table;
let red: Player;
let blue: Player;
beforeEach(async () => {
  table = await openTable();
  [red, blue] = await seatBoth(table);
});
afterEach(() => table?.close());

const asked = () => askedOf([red, blue]) ?? red;
const other = (player: Player) => (player === red ? blue : red);

describe('instructions', () => {
  /** The first question in a bound. It is the same for both sides. */
  const first = () => String(nowOf(red.seen).flow.awaits[0]?.kind);
  const end = { type: 'end-phase' };
  const followed = ({ seen }: Player) => seen.messages.filter(({ type }) => type === 'followed');

  async function endBoundOf(player: Player): Promise<void> {
    const { bound } = nowOf(player.seen).turn;
    while (nowOf(player.seen).turn.bound === bound) await asked().must('play', { command: end });
  }

  test('are followed when their question comes, and the other side cannot notice', async () => {
    const player = asked();
    const foe = other(player);
    const when = { kind: first(), points: [1, 2, 3, 4, 5, 6] };
    const never = { when: { ...when, points: [0] }, answer: { commands: [{ type: 'resign' }] }, once: true };
    await foe.must('instruct', { instructions: [never, { when, answer: { commands: [end] }, once: true }] });
    await endBoundOf(player);
    expect(followed(foe)).toMatchObject([{ instruction: 1, forgotten: true }]);
    for (const secret of ['followed', 'instructed', 'resign'])
      expect(JSON.stringify(player.seen.messages)).not.toContain(secret);
    const kept = foe.seen.messages.findLast(({ type }) => type === 'played');
    expect(kept).toMatchObject({ side: foe.side, command: end });
  });

  test('that the rules refuse are told only to their owner, and forgotten', async () => {
    const foe = other(asked());
    const fight = {
      when: { kind: first() },
      answer: { commands: [{ type: 'fight', base: 'nobody' }] },
      once: true,
    };
    await foe.must('instruct', { instructions: [fight] });
    await endBoundOf(asked());
    expect(followed(foe)).toMatchObject([{ forgotten: true, refused: [{}] }]);
    expect(asked()).toBe(foe);
  });

  test('that last may pass again and again, but give no orders', async () => {
    const foe = other(asked());
    const when = { kind: first() };
    const halt = { when, answer: { commands: [{ type: 'halt', bases: ['A1'] }] }, once: false };
    await foe.must('instruct', { instructions: [halt, { when, answer: { commands: [end] }, once: false }] });
    await endBoundOf(asked());
    await endBoundOf(foe);
    await endBoundOf(other(foe));
    expect(followed(foe)).toMatchObject([
      { instruction: 1, forgotten: false },
      { instruction: 1, forgotten: false },
    ]);
  });

  test('can shoot at the nearest target', async () => {
    const instructions = [{ when: { kind: 'shoot' }, answer: { nearest: true } }];
    for (const player of [red, blue]) await player.must('instruct', { instructions });
    const shooter = () => [red, blue].find((player) => followed(player).length > 0);
    for (let played = 0; played < 400 && !shooter(); played++) await playOn([red, blue], 1);
    const { side, seen } = shooter() ?? red;
    const at = seen.messages.findIndex(({ type }) => type === 'followed');
    const shot = seen.messages.slice(0, at).findLast((message) => message.side === side);
    expect(shot).toMatchObject({ command: { type: 'shoot' } });
  });
});
