import { expect, test } from 'vitest';
import { describeOptions } from '../../../test/support/options.ts';
import { checkSetup } from '../../engine/setup/check-setup.ts';
import { hott } from './index.ts';
import { OPTIONS } from './options.ts';
import { hottRulings } from './rulings.ts';

describeOptions({ ruleset: 'hott', options: OPTIONS, rulings: hottRulings });

const setupWith = (options: Readonly<Record<string, string | number | boolean>>) =>
  checkSetup(hott, {
    table: hott.table,
    options,
    terrain: [],
    sides: [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ],
    bases: [],
    turn: { round: 1, bound: 1, active: 'red', pips: {}, drawOffered: null },
    own: {},
    phase: null,
  });

test('a battle keeps the agreed options and the usual ones', () => {
  const checked = setupWith({ bounds: 12, woodShots: 'corner' });
  expect(checked.ok && checked.battle.options).toEqual({
    bounds: 12,
    hiddenLurkers: true,
    sharedGod: false,
    hordesReturn: 'all',
    ensorcelledGeneralLost: true,
    woodShots: 'corner',
    pursuitIntoBadGoing: true,
  });
});

test('a battle with an unknown option or an unknown value is refused', () => {
  expect(setupWith({ sharedGods: true })).toMatchObject({
    ok: false,
    faults: [{ key: 'fault.unknown-option', figures: { option: 'sharedGods' } }],
  });
  expect(setupWith({ woodShots: 'never' })).toMatchObject({
    ok: false,
    faults: [{ key: 'fault.option-value', figures: { option: 'woodShots', value: 'never' } }],
  });
});
