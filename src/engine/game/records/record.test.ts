import { describe, expect, test } from 'vitest';
import { toy, toyBattle } from '../../../../test/support/toy-ruleset.ts';
import { hashOf } from '../../battle/hash.ts';
import { battleNow, newestOnly, newPlay, type Play, playCommand, redo, replay } from '../../battle/record.ts';
import type { AnyCommand, Seat } from '../../command.ts';
import { firstDifference, firstUnapplied } from './record-check.ts';

const header = { format: 'acies-record/1', ruleset: 'toy', version: '1', seats: {} } as const;

const start = (): Play => newPlay(toy, header, toyBattle());

function played(play: Play, command: AnyCommand, by: Seat): Play {
  const result = playCommand(toy, play, command, by);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.play;
}

const roll = (play: Play, face = 4) => played(play, { type: 'roll', faces: [face] }, 'dice');
const halt = (play: Play) => played(play, { type: 'halt', bases: ['A'] }, 'red');

describe('a record', () => {
  test('replays to the same battle and gets the same decisions again', () => {
    const play = halt(roll(start()));
    expect(hashOf(battleNow(replay(play.record)))).toBe(hashOf(battleNow(play)));
    expect(firstDifference(toy, play.record)).toBeNull();
  });

  test('keeps only the known parts of a command', () => {
    const sent = { type: 'halt', bases: ['A'], remarks: 'x'.repeat(9999) };
    const { entries } = played(roll(start()), sent, 'red').record;
    expect(entries.at(-1)?.command).toEqual({ type: 'halt', bases: ['A'] });
  });

  test('reports the first command that is decided otherwise now', () => {
    const play = halt(roll(start()));
    const [first, second] = play.record.entries;
    if (!first || !second) throw new Error('two commands were given');
    const altered = { ...play.record, entries: [first, { ...second, command: { type: 'dance' } }] };
    expect(firstDifference(toy, altered)?.entry).toBe(1);
  });

  test('reports the first entry whose events name something missing', () => {
    const { record } = halt(roll(start()));
    expect(firstUnapplied(toy.game, record)).toBeNull();
    const [first, second] = record.entries;
    if (!first || !second) throw new Error('two commands were given');
    const mark = { change: 'mark', base: ['A', 'Q'], set: { halted: 1 } } as const;
    const altered = { ...second, events: [{ type: 'halted', changes: [mark] }] };
    expect(firstUnapplied(toy.game, { ...record, entries: [first, altered] })).toBe(1);
    const undo = { by: 'red', command: { type: 'undo', keep: 7 }, events: [] };
    expect(firstUnapplied(toy.game, { ...record, entries: [undo, first] })).toBe(0);
  });

  test('keeps past battles, but nothing that was found out about them', () => {
    const before = roll(start());
    const [then, now] = [battleNow(before), halt(before).battles.at(-2)];
    expect(now).toEqual(then);
    expect(now).not.toBe(then);
    expect(now?.bases).not.toBe(then.bases);
    expect(now?.bases[0]).toBe(then.bases[0]);
  });

  test('can be saved and resumed within any decision', () => {
    const play = halt(roll(start()));
    const again = replay(JSON.parse(JSON.stringify(play.record)));
    expect(battleNow(halt(again))).toEqual(battleNow(halt(play)));
  });
});

describe('undo', () => {
  test('takes back orders, keeps them in the record, and redoes them', () => {
    const rolled = roll(start());
    const undone = played(halt(rolled), { type: 'undo' }, 'red');
    expect(battleNow(undone)).toEqual(battleNow(rolled));
    expect(undone.record.entries).toHaveLength(3);
    const again = redo(toy, undone);
    expect(again.ok && battleNow(again.play).bases[0]?.bound.halted).toBe(1);
    expect(hashOf(battleNow(replay(undone.record)))).toBe(hashOf(battleNow(undone)));
  });

  test('needs the other side’s consent to take back a throw', () => {
    const asked = played(roll(start()), { type: 'undo' }, 'red');
    expect(battleNow(asked).turn.pips['']).toBe(4);
    expect(playCommand(toy, asked, { type: 'allow-undo' }, 'red').ok).toBe(false);
    const allowed = played(asked, { type: 'allow-undo' }, 'blue');
    expect(battleNow(allowed).flow.awaits[0]?.by).toBe('dice');
    expect(allowed.record.entries.some((entry) => entry.command.type === 'roll')).toBe(true);
    expect(battleNow(replay(allowed.record))).toEqual(battleNow(allowed));
  });

  test('may be refused, and its offer ends when play goes on', () => {
    const asked = played(roll(start()), { type: 'undo' }, 'red');
    expect(battleNow(played(asked, { type: 'refuse-undo' }, 'blue'))).toBe(battleNow(asked));
    expect(playCommand(toy, halt(asked), { type: 'allow-undo' }, 'blue').ok).toBe(false);
  });

  test('goes back as far where only the newest battle is kept', () => {
    const steps = [roll(start())];
    for (let step = 0; step < 3; step++) steps.push(halt(steps.at(-1) as Play));
    const whole = steps.at(-1) as Play;
    const lean = newestOnly(whole);
    expect(lean.battles).toHaveLength(1);
    for (const keep of [1, 2, 3]) {
      const [one, other] = [lean, whole].map((play) => played(play, { type: 'undo', keep }, 'red'));
      expect(one).toEqual(other);
      expect(hashOf(battleNow(one as Play))).toBe(hashOf(battleNow(steps[keep - 1] as Play)));
    }
  });

  test('is refused if there is nothing to undo', () => {
    expect(playCommand(toy, start(), { type: 'undo' }, 'red').ok).toBe(false);
    expect(playCommand(toy, halt(roll(start())), { type: 'undo', keep: -1 }, 'red').ok).toBe(false);
  });
});
