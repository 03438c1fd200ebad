import '../../../test/support/on-screen.ts';
import { expect, test } from 'vitest';
import { findBase } from '../../engine/battle.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { fights } from '../hott/fights.ts';
import { enemiesOf } from '../picked/card.ts';
import { matchesOf } from './matches.ts';

const battle = ordersIn({
  bases: [
    { id: 'F', at: [100, 200], troop: 'Flyers' },
    { id: 'S', at: [300, 200], troop: 'Spears' },
    { id: 'X', side: 'blue', at: [300, 500], facing: 180, troop: 'Blades' },
    { id: 'Y', side: 'blue', at: [400, 500], facing: 180, troop: 'Flyers' },
  ],
});

/** The totals of a base against each enemy troop. */
function totals(id: string) {
  const base = findBase(battle, id);
  if (!base) throw new Error(`there is no ${id}`);
  return Object.fromEntries(
    matchesOf({ rules: hott, battle, fights }, base, enemiesOf(battle, base)).map((match) => [
      match.enemy.troop,
      match.totals,
    ]),
  );
}

test('aerials and ground troops are compared as they fight where an aerial chooses to', () => {
  expect(totals('F')).toEqual({ Blades: [2, 3], Flyers: [2, 2] });
  expect(totals('S')).toEqual({ Blades: [4, 5], Flyers: [4, 2] });
});
