import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import { deciderOf, reasonsFor } from './causes.ts';
import { type Cause, type Fared, type Fought, foughtBy } from './fought.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** A fight in which red may lose a base to an enemy. */
function fight(against: string, isLost: boolean, causes: readonly Cause[], expected = 0.5): Fought {
  const fared: Fared = { base: 'A', side: 'red', rank: 'base', against, expected, isLost, causes };
  const enemy: Fared = { ...fared, base: against, side: 'blue', isLost: false, causes: [], expected: 0 };
  return {
    step: 1,
    before: {} as never,
    rash: causes.includes('rash') ? 'red' : null,
    sides: [fared, enemy],
  };
}

const told = (fights: readonly Fought[], most = 9) =>
  reasonsFor(fights, 'red', most).map(({ cause, count, all }) => `${cause} ${count}/${all}`);

test('the causes that many losses share are told, what the player decides first, each loss once', () => {
  const fights = [
    fight('X', true, ['beset', 'outmatched']),
    fight('Y', true, ['beset', 'outmatched']),
    fight('Z', true, ['alone']),
  ];
  expect(told(fights)).toEqual(['beset 2/3', 'alone 1/3']);
  expect(told(fights, 1)).toEqual(['beset 2/3']);
});

test('a cause of a single loss among several is not told; that of the only loss is', () => {
  expect(told([fight('X', true, ['beset']), fight('Y', true, ['luck'])])).toEqual([]);
  expect(told([fight('X', true, ['beset'])])).toEqual(['beset 1/1']);
  expect(told([])).toEqual([]);
});

test('an enemy to whom half of the losses fell is named', () => {
  const fights = [fight('X', true, []), fight('X', true, []), fight('Y', true, [])];
  const [killer] = reasonsFor(fights, 'red', 9);
  expect(killer).toMatchObject({ cause: 'killer', by: 'X', count: 2, all: 3 });
  expect(told([fight('X', true, []), fight('Y', true, []), fight('Z', true, [])])).toEqual([]);
});

test('of attacks at bad odds all are counted, also those that went well', () => {
  const fights = [fight('X', true, ['rash']), fight('X', false, ['rash']), fight('Y', false, [])];
  expect(reasonsFor(fights, 'red', 9)[0]).toMatchObject({ cause: 'rash', count: 1, begun: 2 });
});

test('average dice tell whether fights or luck decided', () => {
  const lost = (expected: number) => [1, 2].map(() => fight('X', true, [], expected));
  expect(deciderOf(lost(0.7), 'red', 'blue')).toBe('fights');
  expect(deciderOf(lost(0.4), 'red', 'blue')).toBe('both');
  expect(deciderOf(lost(0.1), 'red', 'blue')).toBe('dice');
  expect(deciderOf([fight('X', false, [], 0.5)], 'red', 'blue')).toBe('none');
});

test('no more losses are told than there were', async () => {
  for (const file of ['hott-losses', 'every-option-bot', 'against-the-bot']) {
    const fights = foughtBy(await played(file), null);
    for (const side of ['red', 'blue']) {
      const reasons = reasonsFor(fights, side, 9);
      const losses = reasons.flatMap((reason) => reason.losses);
      expect(new Set(losses).size).toBe(losses.length);
      expect(losses.length).toBeLessThanOrEqual(reasons[0]?.all ?? 0);
    }
  }
});

test('most losses of a battle against the bot had an enemy on a flank, and one was alone', async () => {
  const reasons = reasonsFor(foughtBy(await played('hott-against-the-bot'), null), 'red', 2);
  expect(reasons).toMatchObject([
    { cause: 'beset', count: 5, all: 6 },
    { cause: 'alone', count: 1, all: 6 },
  ]);
});
