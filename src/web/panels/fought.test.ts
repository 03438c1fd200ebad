import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { replay } from '../../engine/record.ts';
import { hott } from '../../rules/hott/index.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { pageReferee } from '../state/battle/sending.ts';
import type { Session } from '../state/battle/session.ts';
import { type Fared, foughtBy, luckIn, luckOf, turningPoints } from './fought.ts';

function played(file: string): Session {
  const path = new URL(`../../../content/battles/${file}.json`, import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return {
    id: 'x',
    name: '',
    dice: 'typed',
    bot: 'light',
    referee: pageReferee,
    rules: hott,
    play: replay(read.record),
    players: { red: 'human', blue: 'human' },
  };
}

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

const lostAmong = (session: Session): readonly Fared[] =>
  turningPoints(foughtBy(session, null), 4)
    .flatMap(({ sides }) => sides)
    .filter(({ isLost }) => isLost);

test('a stronghold that is taken is among the turning points, with its owner and the chance that it had', () => {
  const keep = lostAmong(played('hott-stronghold-captured')).find(({ rank }) => rank === 'keep');
  expect(keep).toMatchObject({ side: 'blue', base: 'keep' });
  expect(keep?.expected).toBeGreaterThan(0);
});

test('a general that falls is among the turning points, and is told as the general', () => {
  expect(lostAmong(played('hott-general')).map(({ rank }) => rank)).toContain('general');
});

test('the luck of a side counts its bases, not its stronghold', () => {
  const fights = foughtBy(played('hott-stronghold-captured'), null);
  const bases = fights
    .flatMap(({ sides }) => sides)
    .filter(({ rank, side }) => rank !== 'keep' && side === 'blue');
  expect(luckOf(fights, 'blue').lost).toBe(bases.filter(({ isLost }) => isLost).length);
});

test.each([
  [{ expected: 0.05, isLost: true }, 'bad'],
  [{ expected: 0.25, isLost: true }, 'even'],
  [{ expected: 0.6, isLost: true }, 'chosen'],
  [{ expected: null, isLost: true }, 'none'],
  [{ expected: 0.4, isLost: false }, 'good'],
  [{ expected: 0.1, isLost: false }, 'even'],
] as const)('%o is told as %s', (fared, told) => {
  expect(luckIn({ base: 'A', side: 'red', rank: 'base', ...fared })).toBe(told);
});
