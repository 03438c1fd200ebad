import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../../../test/support/battle.ts';
import { mayShareGround } from '../../../../engine/board/columns.ts';
import { bnb } from '../../index.ts';

const camel = { troop: 'Irr Cm (O)' };
const head = { ...camel, id: 'W', at: [312.6796875, 515] as const, facing: 330 };

/** May the second of a column of camels that has bent share the ground of its head, standing so? */
function shares(second: { readonly at: readonly [number, number]; readonly facing: number; side?: string }) {
  const battle = battleOf({ bases: [head, { ...camel, id: 'U', ...second }] });
  return mayShareGround(bnb, battle.terrain, onTable(battle, 'W'), onTable(battle, 'U'));
}

test('where a column bends two share ground, and so they do once one of them has turned about', () => {
  expect(shares({ at: [340, 505], facing: 270 })).toBe(true);
  expect(shares({ at: [370, 505], facing: 90 })).toBe(true);
});

test('enemies share none, nor do those who stand side by side', () => {
  expect(shares({ at: [340, 505], facing: 270, side: 'blue' })).toBe(false);
  expect(shares({ at: [340, 515], facing: 330 })).toBe(false);
});
