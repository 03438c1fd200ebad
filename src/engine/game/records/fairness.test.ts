import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy, toyBattle } from '../../../../test/support/toy-ruleset.ts';
import {
  type BattleRecord,
  battleNow,
  type Entry,
  isTold,
  newPlay,
  type Play,
  playCommand,
} from '../../battle/record.ts';
import type { AnyCommand, Seat } from '../../command.ts';
import { commitmentTo, fairDraw, fairFaces } from './fair-dice.ts';
import { fairnessOf } from './fairness.ts';
import { sealOf } from './seal.ts';

const SECRET = '5e'.repeat(32);
const dice = {
  commitment: commitmentTo(SECRET),
  words: { red: 'oak', blue: 'ash' },
  secret: SECRET,
};
const header = { format: 'acies-record/1', ruleset: 'toy', version: '1', seats: {}, dice } as const;

const toldBefore = (entries: readonly Entry[], at: number): number =>
  entries.slice(0, at).filter((entry) => isTold(entry, null)).length;

function played(play: Play, command: AnyCommand, by: Seat): Play {
  const result = playCommand(toy, play, command, by);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  const { entries } = result.play.record;
  const entry = entries.length - 1;
  const told = toldBefore(entries, entry);
  const seal = sealOf(toy, SECRET, { told, battle: battleNow(result.play) });
  const last = entries[entry];
  if (!last) throw new Error('nothing was kept');
  return {
    ...result.play,
    record: { ...result.play.record, entries: [...entries.slice(0, -1), { ...last, seal }] },
  };
}

function rolled(play: Play): Play {
  const battle = battleNow(play);
  const answer = battle.flow.awaits[0]?.answer;
  if (answer?.form !== 'faces') throw new Error('no dice are asked for');
  const faces = fairFaces(
    toy,
    dice,
    { told: toldBefore(play.record.entries, play.record.entries.length), battle },
    answer.dice,
  );
  return played(play, { type: 'roll', faces }, 'dice');
}

const END: AnyCommand = { type: 'end-phase' };

/** Three bounds in which blue makes a secret choice. */
function record(): BattleRecord {
  let play = rolled(newPlay(toy, header, toyBattle(['H'])));
  play = played(play, { type: 'halt', bases: ['A'] }, 'red');
  play = rolled(played(play, END, 'red'));
  play = played(play, { type: 'deploy', base: 'H', at: [50, 60, 0] }, 'blue');
  return rolled(played(play, END, 'blue')).record;
}

const whole = record();
const throwAt = whole.entries.findLastIndex(({ by }) => by === 'dice');

const altered = (at: number, change: Partial<BattleRecord['entries'][number]>): BattleRecord => ({
  ...whole,
  entries: whole.entries.map((entry, each) => (each === at ? { ...entry, ...change } : entry)),
});

describe('the dice of a record', () => {
  test.each(['d7', '__proto__'])('has no faces if the die %s is unknown', (die) => {
    const asked = [{ owner: 'red', die, purpose: 'pips' }];
    expect(fairFaces(toy, dice, { told: 0, battle: toyBattle() }, asked)).toEqual([0]);
  });

  test('are fair if all follow from the secret', () => {
    expect(fairnessOf(toy, whole)).toEqual({ dice: 'fair', throws: 3, seals: 7 });
  });

  test('cannot be checked without a secret', () => {
    const { dice: _, ...untold } = header;
    expect(fairnessOf(toy, { ...whole, header: untold })).toEqual({ dice: 'untold' });
    const { secret: __, ...kept } = dice;
    expect(fairnessOf(toy, { ...whole, header: { ...header, dice: kept } })).toEqual({ dice: 'secret' });
  });

  test.each(['5d'.repeat(32), 'not hexadecimal', ''])(
    'the secret “%s” is not what was committed to',
    (secret) => {
      const other = { ...header, dice: { ...dice, secret } };
      expect(fairnessOf(toy, { ...whole, header: other })).toEqual({ dice: 'other-secret' });
    },
  );

  test.each([1, 2, 3, 4, 5, 6])('a last throw of %i is detected, unless it is the true one', (face) => {
    const command = { type: 'roll', faces: [face] };
    const fell = JSON.stringify(whole.entries[throwAt]?.command);
    const same = fell === JSON.stringify(command);
    expect(fairnessOf(toy, altered(throwAt, { command })).dice).toBe(same ? 'fair' : 'unfair');
  });

  test('another word or another moment gives other throws', () => {
    const other = { ...header, dice: { ...dice, words: { red: 'oak', blue: 'elm' } } };
    expect(fairnessOf(toy, { ...whole, header: other })).toMatchObject({ dice: 'unfair', what: 'throw' });
    const entries = [whole.entries[0], ...whole.entries].filter((entry) => entry !== undefined);
    expect(fairnessOf(toy, { ...whole, entries })).toMatchObject({ dice: 'unfair', entry: 1 });
  });
});

describe('what is hidden', () => {
  test('cannot be moved afterwards', () => {
    const [base] = whole.opening.bases.filter(({ id }) => id === 'H');
    if (!base) throw new Error('H is hidden');
    const moved = { ...base, pose: { x: 1, y: 1, facing: 0 } };
    const bases = whole.opening.bases.map((each) => (each.id === 'H' ? moved : each));
    const opening = { ...whole.opening, bases };
    expect(fairnessOf(toy, { ...whole, opening })).toEqual({ dice: 'unfair', entry: 0, what: 'seal' });
  });

  test('does not show in its seal without the secret', () => {
    const moment = { told: 1, battle: toyBattle(['H']) };
    const seals = ['00', '01'].map((byte) => sealOf(toy, byte.repeat(32), moment));
    expect(seals[0]).not.toBe(seals[1]);
    expect(sealOf(toy, SECRET, moment)).not.toBe(sealOf(toy, SECRET, { ...moment, told: 2 }));
    expect(sealOf(toy, SECRET, moment)).not.toBe(sealOf(toy, SECRET, { told: 1, battle: toyBattle() }));
  });
});

describe('chance', () => {
  test('makes all faces equally likely', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const throws = 2000;
    const asked = Array.from({ length: 6 }, () => ({ owner: 'red', die: 'D6', purpose: 'fight' }));
    for (let told = 0; told < throws; told++)
      for (const face of fairFaces(toy, dice, { told, battle: toyBattle() }, asked))
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    const expected = throws;
    const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The limit of the test for 5 degrees of freedom at one in a thousand.
    expect(squares).toBeLessThan(20.5);
  });

  test('draws 0 if there is nothing to draw from, also for an unknown die', () => {
    const asked = [{ owner: 'red', die: 'D7', purpose: 'fight' }];
    expect(fairFaces(toy, dice, { told: 1, battle: toyBattle() }, asked)).toEqual([0]);
    expect(fairDraw(dice, 'sides', 0)).toBe(0);
  });

  test('draws numbers below the limit, and other numbers for each subject', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 256 }), (about, below) => {
        const drawn = fairDraw(dice, about, below);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(below);
        expect(fairDraw(dice, about, below)).toBe(drawn);
      }),
    );
    const all = new Set(Array.from({ length: 50 }, (_, at) => fairDraw(dice, `${at}`, 256)));
    expect(all.size).toBeGreaterThan(35);
  });
});
