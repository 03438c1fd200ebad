import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import { placedBase } from '../../engine/battle.ts';
import { session } from '../state/battle/session.ts';
import { howLost, lostBetween } from './doings.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** How each base of a battle was lost, from its first step to its last. */
async function lossesIn(file: string) {
  const now = await played(file);
  session.value = now;
  const { battles } = now.play;
  const [first] = battles;
  if (!first) throw new Error('no battle');
  return battles.flatMap((after, at) => {
    const before = battles[at - 1] ?? first;
    return ['red', 'blue'].flatMap((side) =>
      lostBetween(before, after, side).map((base) => ({
        base,
        side,
        ...howLost({ from: 0, to: at }, base),
        foe: before.bases.find(({ id }) => id === howLost({ from: 0, to: at }, base).enemy)?.side,
        wasThere: placedBase(before, base) !== null,
      })),
    );
  });
}

test('every base that was lost is told with the enemy that beat or shot it', async () => {
  const losses = await lossesIn('every-option-bot');
  expect(losses.length).toBeGreaterThan(3);
  for (const { side, how, foe } of losses.filter((loss) => loss.how !== 'other'))
    expect([how, foe === side]).toEqual([how, false]);
  const ways = new Set(losses.map(({ how }) => how));
  expect(ways.has('fought') && ways.has('shot')).toBe(true);
});

test('a base that a friend runs over is told with that friend, and the enemy before which it went back', async () => {
  const losses = await lossesIn('hott-losses');
  const overrun = losses.filter(({ how, side }) => how === 'overrun' && side === 'blue');
  expect(overrun.length).toBeGreaterThanOrEqual(4);
  for (const { by, from, way } of overrun) {
    expect(String(by)).not.toBe(String(from));
    expect(['recoiled', 'fled', 'pushed-back']).toContain(way);
  }
});
