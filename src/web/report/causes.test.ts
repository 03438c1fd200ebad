import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import { countLost, deciderOf, reasonsFor } from './causes.ts';
import type { Cause } from './chief.ts';
import { type Fared, type Fought, foughtBy } from './fought.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** A fight in which red may lose a base to an enemy. */
function fight(against: string, isLost: boolean, cause: Cause | null, expected = 0.5): Fought {
  const fared: Fared = { base: 'A', side: 'red', rank: 'base', against, expected, isLost, cause };
  const enemy: Fared = { ...fared, base: against, side: 'blue', isLost: false, cause: null, expected: 0 };
  return {
    step: 1,
    before: {} as never,
    rash: cause === 'rash' ? 'red' : null,
    sides: [fared, enemy],
  };
}

const told = (fights: readonly Fought[]) =>
  reasonsFor(fights, 'red').map(({ cause, count, all }) => `${cause} ${count}/${all}`);

test('each loss is told once, by its cause, the commonest cause first', () => {
  const fights = [
    fight('X', true, 'luck'),
    fight('Y', true, 'overlapped'),
    fight('Z', true, 'overlapped'),
    fight('V', false, null),
  ];
  expect(told(fights)).toEqual(['overlapped 2/3', 'luck 1/3']);
  expect(told([])).toEqual([]);
});

test('an enemy to whom half of the losses fell is named beside their causes', () => {
  const fights = [fight('X', true, 'plain'), fight('X', true, 'luck'), fight('Y', true, 'plain')];
  const reasons = reasonsFor(fights, 'red');
  expect(reasons.map(({ cause }) => cause)).toEqual(['plain', 'luck', 'killer']);
  expect(reasons.at(-1)).toMatchObject({ by: 'X', count: 2, all: 3 });
  expect(told([fight('X', true, 'plain'), fight('Y', true, 'plain'), fight('Z', true, 'plain')])).toEqual([
    'plain 3/3',
  ]);
});

test('of attacks at bad odds all are counted, also those that went well', () => {
  const fights = [fight('X', true, 'rash'), fight('X', false, 'rash'), fight('Y', false, null)];
  expect(reasonsFor(fights, 'red')[0]).toMatchObject({ cause: 'rash', count: 1, begun: 2 });
});

test('average dice tell whether fights or luck decided', () => {
  const lost = (expected: number) => [1, 2].map(() => fight('X', true, 'plain', expected));
  expect(deciderOf(lost(0.7), 'red', 'blue')).toBe('fights');
  expect(deciderOf(lost(0.4), 'red', 'blue')).toBe('both');
  expect(deciderOf(lost(0.1), 'red', 'blue')).toBe('dice');
  expect(deciderOf([fight('X', false, null, 0.5)], 'red', 'blue')).toBe('none');
});

test('every loss has one cause', async () => {
  for (const file of ['hott-losses', 'every-option-bot', 'against-the-bot']) {
    const fights = foughtBy(await played(file), null);
    for (const side of ['red', 'blue']) {
      const reasons = reasonsFor(fights, side).filter(({ cause }) => cause !== 'killer');
      expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(countLost(fights, side));
    }
  }
});
