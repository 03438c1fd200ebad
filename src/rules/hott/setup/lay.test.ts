import { expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { begin, decide } from '../../../engine/decide.ts';
import { hott } from '../index.ts';
import { standingAt } from '../outcomes/outcomes.test-support.ts';
import { defenderOf } from './roles.ts';

const { battle } = begin(hott, standingAt({ bases: [] }, [{ step: 'battlefield' }]));

/** What is wrong with how a sea is said. */
function faultOf(shape: object) {
  const decision = decide(hott, battle, { type: 'lay-terrain', kind: 'sea', ...shape }, defenderOf(battle));
  return decision.ok ? null : decision.reasons[0]?.figures?.part;
}

test('a sea wants an outline and a side, not an area', () => {
  const area = box(0, 0, 600, 60);
  expect(faultOf({ area })).toEqual(['outline', 'side']);
  expect(faultOf({ outline: 'shore-1', area })).toEqual(['side']);
  expect(faultOf({ side: 'west' })).toEqual(['outline']);
  expect(faultOf({ outline: 'shore-1', side: 'west' })).toBeNull();
});
