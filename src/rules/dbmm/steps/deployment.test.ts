import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { Event } from '../../../engine/event.ts';
import { DBMM } from '../game.ts';
import { dbmm } from '../index.ts';
import { firstBound } from './deployment.ts';

const battle = battleOf({
  ruleset: 'dbmm',
  table: [1800, 1200],
  bases: [
    { id: 'A', troop: 'Reg Bd (O)', at: [900, 300], command: '1' },
    { id: 'P', troop: 'Reg Cv (O)', place: 'away', command: '2' },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [900, 900], facing: 180 },
  ],
});

test('when deployment is over the enemy sees how many commands are away, and not which', () => {
  const told = () => {
    const events: Event[] = [];
    firstBound(DBMM).run({ rules: dbmm, battle, events }, { step: 'first-bound' });
    return events.filter(({ type }) => type === 'commands-away').map(({ figures }) => figures);
  };
  expect(told()).toEqual([{ side: 'red', count: 1 }]);
  expect(withDropped(['dbmm.delay.12'], told)).toEqual([]);
});
