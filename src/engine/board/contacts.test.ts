import { expect, test } from 'vitest';
import { battleOf, idsOf, onTable } from '../../../test/support/battle.ts';
import { apply } from '../battle/apply.ts';
import { contactsOf, enemyContacts, friendContacts } from './contacts.ts';
import { rectangleAt, rectangleOfBase } from './rectangles.ts';

const battle = battleOf({
  bases: [
    { id: 'a', at: [100, 100] },
    { id: 'b', at: [140, 100] },
    { id: 'z', side: 'blue', at: [110, 100], facing: 180 },
    { id: 'far', at: [600, 100] },
    { id: 'off' },
  ],
});

test('contacts name how each base touches, by id, friends and enemies', () => {
  const a = onTable(battle, 'a');
  expect(contactsOf(battle, a).map(({ base, name }) => [base.id, name])).toEqual([
    ['b', 'side-to-side'],
    ['z', 'front-to-front-part'],
  ]);
  expect(idsOf(enemyContacts(battle, a).map(({ base }) => base))).toEqual(['z']);
  expect(idsOf(friendContacts(battle, a).map(({ base }) => base))).toEqual(['b']);
});

test('a base asked about at another place is judged there, and the answer for its own place stays', () => {
  const a = onTable(battle, 'a');
  const beside = rectangleAt(a, { x: 640, y: 100, facing: 0 });
  expect(contactsOf(battle, a, beside).map(({ base }) => base.id)).toEqual(['far']);
  expect(contactsOf(battle, a)).toBe(contactsOf(battle, a));
  expect(contactsOf(battle, { ...a, pose: beside.pose }).map(({ base }) => base.id)).toEqual(['far']);
  expect(contactsOf(battle, a)).toHaveLength(2);
});

test('a base keeps its rectangle when it gets a mark, and gets a new one and new contacts when it moves', () => {
  const before = onTable(battle, 'a');
  const marked = apply(battle, {
    type: 'test',
    changes: [{ change: 'mark', base: 'a', set: { shot: 1 } }],
  });
  expect(rectangleOfBase(onTable(marked, 'a'))).toBe(rectangleOfBase(before));
  const moved = apply(battle, {
    type: 'test',
    changes: [{ change: 'place', base: 'a', at: { x: 300, y: 300, facing: 0 } }],
  });
  expect(contactsOf(moved, onTable(moved, 'a'))).toEqual([]);
  expect(contactsOf(moved, onTable(moved, 'b')).map(({ base }) => base.id)).toEqual(['z']);
});
