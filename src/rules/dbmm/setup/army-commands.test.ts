import { expect, test } from 'vitest';
import { newBattle } from '../../../debellis/setup/new-battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { DBMM } from '../game.ts';
import { dbmm } from '../index.ts';

const base = (command: string, ...flags: readonly string[]) => ({ troop: 'Reg Cv (O)', flags, command });

const army = (name: string, second: readonly string[]) => ({
  name,
  aggression: 2,
  climate: 'warm' as const,
  terrain: { mandatory: [], optional: [] },
  bases: [base('1', 'c-in-c'), base('1'), base('2', ...second), base('2')],
  facts: {},
});

/** The clause that is tested. */
const ONE_GENERAL = 'dbmm.army.3';

const faults = (): readonly unknown[] => {
  const armies = { red: army('A', []), blue: army('B', ['general']) };
  const opened = newBattle(DBMM, dbmm, { options: {}, armies });
  return opened.ok ? [] : opened.faults.map(({ figures }) => figures?.rule);
};

test('each command has exactly one general', () => {
  expect(faults()).toEqual([ONE_GENERAL]);
  expect(withDropped([ONE_GENERAL], faults)).toEqual([]);
});
