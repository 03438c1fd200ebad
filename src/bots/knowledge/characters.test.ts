import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { situationOf } from '../context.ts';
import { termsOf } from '../evaluate/evaluate.ts';
import { CHARACTER_NAMES, opponentName, partsOfName } from '../players/names.ts';
import { OPPONENTS } from '../players/opponents.ts';
import { randomFrom } from '../random.ts';
import { CHARACTERS, profileAs } from './characters.ts';
import { KNOWN } from './known.ts';

/** Auxilia of red a move from auxilia of blue, and riders of blue beside them. */
const battle = battleOf({
  round: 3,
  bound: 5,
  pips: 2,
  flow: {
    phase: 'voluntary-moves',
    stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
  bases: [
    { id: 'G', at: [100, 60], marks: { cInC: 1 }, troop: 'Reg Cv (O)' },
    { id: 'A', at: [600, 300], troop: 'Reg Ax (O)' },
    { id: 'Y', side: 'blue', at: [600, 390], facing: 180, troop: 'Reg Bd (O)' },
    { id: 'Z', side: 'blue', at: [1100, 700], facing: 180, marks: { cInC: 1 }, troop: 'Reg Cv (O)' },
  ],
});

describe('a character', () => {
  test('fears more the more careful it is, and all else that is certain it values alike', () => {
    const terms = CHARACTER_NAMES.map((name) =>
      Object.fromEntries(
        termsOf(situationOf(bnb, battle, 'red', CHARACTERS[name])).map(({ term, value }) => [term, value]),
      ),
    );
    const [careful, steady, rash] = terms.map(({ fears = 0 }) => fears);
    expect(careful).toBeLessThan(steady ?? 0);
    expect(steady).toBeLessThan(rash ?? 0);
    for (const of of terms) expect(of.material).toBe(terms[0]?.material);
  });

  test('of a steady player changes nothing', () => {
    for (const { profile } of KNOWN.values()) {
      const steady = profileAs(profile, CHARACTERS.steady);
      expect([steady.weights, steady.temper]).toEqual([profile.weights, profile.temper]);
    }
  });

  test('is part of the name of a bot, unless it is steady', () => {
    expect(opponentName('playing', 'rash')).toBe('playing-rash');
    expect(opponentName('master', 'steady')).toBe('master');
    expect(opponentName('beginner', 'careful')).toBe('beginner');
    expect(partsOfName('light-careful')).toEqual({ level: 'light', character: 'careful' });
    expect(partsOfName('playing')).toEqual({ level: 'playing', character: 'steady' });
  });

  test('does not change what another is asked after it', () => {
    const answer = (name: 'playing' | 'playing-rash' | 'playing-careful') =>
      OPPONENTS[name].answer(bnb, battle, 'red', randomFrom(1), []);
    const first = answer('playing');
    answer('playing-rash');
    answer('playing-careful');
    expect(answer('playing')).toEqual(first);
  });
});
