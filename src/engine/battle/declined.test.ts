import { describe, expect, test } from 'vitest';
import { toy, toyBattle } from '../../../test/support/toy-ruleset.ts';
import type { AnyCommand, Seat } from '../game/command.ts';
import { battleNow, newPlay, type Play, playCommand, replay } from './record.ts';

const header = { format: 'acies-record/1', ruleset: 'toy', version: '1', seats: {} } as const;

function played(play: Play, command: AnyCommand, by: Seat): Play {
  const result = playCommand(toy, play, command, by);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  return result.play;
}

const roll = (play: Play) => played(play, { type: 'roll', faces: [4] }, 'dice');
const halt = (play: Play) => played(play, { type: 'halt', bases: ['A'] }, 'red');
const begun = () => roll(newPlay(toy, header, toyBattle()));

const refusedFor = (key: string) => ({ ok: false, reasons: [{ key }] });

describe('an undo that was refused', () => {
  const refused = () => played(played(begun(), { type: 'undo' }, 'red'), { type: 'refuse-undo' }, 'blue');
  const again = (play: Play, keep?: number) =>
    playCommand(toy, play, { type: 'undo', ...(keep === undefined ? {} : { keep }) }, 'red');

  test('is not asked for again in the same bound, but what came since may be taken back', () => {
    expect(again(refused())).toMatchObject(refusedFor('reason.undo-declined'));
    expect(again(halt(refused()), 0)).toMatchObject(refusedFor('reason.undo-declined'));
    expect(again(halt(refused()), 1).ok).toBe(true);
  });

  test('may be asked for in the next bound, and its record replays as before', () => {
    const later = roll(played(refused(), { type: 'end-phase' }, 'red'));
    expect(battleNow(later).turn.bound).not.toBe(battleNow(refused()).turn.bound);
    expect(again(later, 0).ok).toBe(true);
    expect(replay(refused().record).record.entries).toHaveLength(3);
  });
});

describe('an offer of a draw that was declined', () => {
  const offer = { type: 'offer-draw' };
  const declined = () => played(played(begun(), offer, 'red'), { type: 'decline-draw' }, 'blue');

  test('is not made again in the same bound, whatever else is ordered meanwhile', () => {
    for (const play of [declined(), halt(declined())])
      expect(playCommand(toy, play, offer, 'red')).toMatchObject(refusedFor('reason.draw-declined'));
  });

  test('may be made by the other side, in the next bound, or if the answer is taken back', () => {
    expect(playCommand(toy, declined(), offer, 'blue').ok).toBe(true);
    const next = roll(played(declined(), { type: 'end-phase' }, 'red'));
    expect(playCommand(toy, next, offer, 'red').ok).toBe(true);
    const back = played(played(declined(), { type: 'undo', keep: 1 }, 'red'), { type: 'allow-undo' }, 'blue');
    expect(playCommand(toy, back, offer, 'red').ok).toBe(true);
  });
});
