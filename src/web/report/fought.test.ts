import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import type { Session } from '../state/battle/session.ts';
import { type Fared, foughtBy } from './fought.ts';
import { lookBack } from './looking-back.ts';
import { luckOf, turnedBy, turningPoints } from './turning.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

const lostAmong = (session: Session): readonly Fared[] =>
  turningPoints(foughtBy(session, null), 4)
    .flatMap(({ sides }) => sides)
    .filter(({ isLost }) => isLost);

test('a stronghold that is taken is among the turning points, with its owner and the chance that it had', async () => {
  const lost = lostAmong(await played('hott-stronghold-captured'));
  const keep = lost.find(({ rank }) => rank === 'keep');
  expect(keep).toMatchObject({ side: 'blue', base: 'keep' });
  expect(keep?.expected).toBeGreaterThan(0);
});

test('a general that falls is among the turning points, and is told as the general', async () => {
  expect(lostAmong(await played('hott-general')).map(({ rank }) => rank)).toContain('general');
});

test('the luck of a side counts its bases, not its stronghold', async () => {
  const fights = foughtBy(await played('hott-stronghold-captured'), null);
  const bases = fights
    .flatMap(({ sides }) => sides)
    .filter(({ rank, side }) => rank !== 'keep' && side === 'blue');
  expect(luckOf(fights, 'blue').lost).toBe(bases.filter(({ isLost }) => isLost).length);
});

/** The loss of a base in a battle, in the round given. */
async function lossOf(file: string, id: string, round: number) {
  const fought = foughtBy(await played(file), null).find(
    ({ before, sides }) =>
      before.turn.round === round && sides.some(({ base, isLost }) => base === id && isLost),
  );
  return { fought, fared: fought?.sides.find(({ base }) => base === id) };
}

test('a base that was moved into a bad fight attacked at bad odds', async () => {
  const { fought, fared } = await lossOf('against-the-bot', 'A1', 4);
  expect(fought?.rash).toBe('red');
  expect(fared).toMatchObject({ isLost: true, cause: 'rash' });
  expect(fared?.expected).toBeGreaterThan(0.5);
});

test('each lost base has the cause that mattered most', async () => {
  const cause = async (...loss: [string, string, number]) => (await lossOf(...loss)).fared?.cause;
  expect(await cause('against-the-bot', 'X2', 4)).toBe('overlapped');
  expect(await cause('against-the-bot', 'Y1', 3)).toBe('luck');
  expect(await cause('hott-against-the-bot', 'B', 11)).toBe('flanked');
  expect(await cause('hott-losses', 'W', 9)).toBe('ground');
  expect(await cause('hott-hotseat', 'S', 6)).toBe('cornered');
  const shot = foughtBy(await played('every-option-bot'), null)
    .flatMap(({ sides }) => sides)
    .filter((fared) => fared.cause === 'shot');
  expect(shot).toMatchObject([{ side: 'blue', isLost: true }]);
});

test('a base that its friends sweep away is lost without a fight of its own', async () => {
  const swept = foughtBy(await played('hott-losses'), null)
    .flatMap(({ sides }) => sides)
    .filter(({ cause }) => cause === 'swept');
  expect(swept.map(({ side, against, expected }) => [side, against, expected])).toEqual(
    Array.from({ length: 4 }, () => ['blue', null, null]),
  );
});

test('a fight turned by its odds is told apart from one turned by the dice', async () => {
  const bad = (await lossOf('against-the-bot', 'A1', 4)).fought;
  const unlucky = (await lossOf('against-the-bot', 'X1', 3)).fought;
  expect([bad && turnedBy(bad), unlucky && turnedBy(unlucky)]).toEqual(['fights', 'dice']);
});

test('a base that mostly would have been lost and held out was saved by the dice', () => {
  const heldOut = (expected: number | null) =>
    turnedBy({ sides: [{ expected, isLost: false }] } as unknown as Parameters<typeof turnedBy>[0]);
  expect([0.8, 0.2, null].map(heldOut)).toEqual(['dice', 'fights', null]);
});

test('looking back a little at a time finds the same fights', async () => {
  const now = await played('hott-losses');
  const seen = [...lookBack(now, null, () => true)];
  expect(seen.length).toBe(now.play.live.length);
  expect(seen.at(-1)).toEqual({ fights: foughtBy(now, null), part: 1 });
  expect([...lookBack(now, null, () => false)].length).toBe(1);
});
