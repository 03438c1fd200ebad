import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { placedBases } from '../../engine/battle.ts';
import { staysOf } from './stays.ts';

const battle = battleOf({ bases: [100, 140, 180].map((x, at) => ({ id: `A${at}`, at: [x, 200] as const })) });
const ids = ['A0', 'A1', 'A2'];

/** Who stays where the bases of an order end as told: each goes on by so much. */
const staysAt = (forward: Readonly<Record<string, number>>) =>
  staysOf({ battle }, {
    command: { type: 'move', bases: ids, path: [] },
    ends: placedBases(battle, Object.keys(forward)).map(({ id, pose }) => ({
      base: id,
      pose: { ...pose, y: pose.y + (forward[id] ?? 0) },
    })),
  } as never);

test('who of a group does not go is named, where others go', () => {
  expect(staysAt({ A0: 20, A1: 20, A2: 20 })).toEqual([]);
  expect(staysAt({ A0: 20, A1: 20, A2: 0 })).toEqual(['A2']);
  expect(staysAt({ A0: 20 })).toEqual(['A1', 'A2']);
});

test('where nobody goes, nobody is left behind', () => {
  expect(staysAt({ A0: 0, A1: 0, A2: 0 })).toEqual([]);
});

test('an order by a button, which names no bases, leaves nobody behind', () => {
  expect(staysOf({ battle }, { command: { type: 'mount', base: 'A0' }, ends: [] } as never)).toEqual([]);
});
