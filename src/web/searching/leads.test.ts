import { expect, test } from 'vitest';
import { leadsOf } from './leads.ts';

test('the primary shooter is chosen among bases with which the shot differs', () => {
  const among = ['A', 'B', 'C'];
  expect(leadsOf(among, (base) => ({ primary: base }))).toEqual(among);
  expect(leadsOf(among, () => ({ primary: 'B' }))).toEqual(['A']);
});
