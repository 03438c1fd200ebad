import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { showSeason } from '../../../debellis/setup/season.ts';
import { season } from '../../../debellis/steps/season.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { Event } from '../../../engine/event.ts';
import { DBMM } from '../game.ts';
import { dbmm } from '../index.ts';

const battle = battleOf({ ruleset: 'dbmm', table: [1800, 1200] });

test('a nominated season is told to its own side alone', () => {
  const told = () => {
    const events: Event[] = [];
    const command = { type: 'choose', option: 'winter' } as const;
    season(DBMM).answer?.({ rules: dbmm, battle, events }, { step: 'season' }, command, 'red');
    return events;
  };
  expect(told()).toMatchObject([
    { type: 'season-nominated', rule: 'dbmm.setup.1', secret: { of: 'red', public: null } },
  ]);
  expect(withDropped(['dbmm.setup.61'], told)[0]?.secret).toBeUndefined();
});

test('both nominated seasons are shown together, once it is known who invades', () => {
  const sides = battle.sides.map((side) => ({
    ...side,
    facts: { season: side.id === 'red' ? 'winter' : 'spring' },
  }));
  const shown = () => {
    const events: Event[] = [];
    showSeason(DBMM, { rules: dbmm, battle: { ...battle, sides }, events });
    return events;
  };
  expect(shown()).toMatchObject([
    { type: 'season-shown', figures: { season: 'winter', nominated: { red: 'winter', blue: 'spring' } } },
  ]);
  expect(withDropped(['dbmm.setup.62'], shown)[0]?.figures).not.toHaveProperty('nominated');
});
