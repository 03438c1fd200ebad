import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { familyPlaces } from './judging.ts';

const isFormed = (path: readonly object[]): boolean => path.some((leg) => 'column' in leg);

test('a group that is dragged goes on as it stands: only a button forms a column', () => {
  const bases = ['A', 'B', 'C'].map((id, at) => ({ id, at: [400 + 40 * at, 300] as const }));
  const battle = battleOf({ bases: [...bases, { id: 'X', side: 'blue', at: [440, 500], facing: 180 }] });
  const ids = bases.map(({ id }) => id);
  expect(candidatesFor(bnb, battle, ids).some(({ command }) => isFormed(command.path))).toBe(true);
  const places = [...familyPlaces(bnb, battle, ids, 'A')].flat();
  expect(places.length).toBeGreaterThan(0);
  expect(places.some(({ command }) => isFormed(command.path))).toBe(false);
});
