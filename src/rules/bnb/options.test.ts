import { describe, expect, test } from 'vitest';
import { describeOptions } from '../../../test/support/options.ts';
import { withDropped } from '../../engine/effects.ts';
import { bnb } from './index.ts';
import { OPTIONS } from './options.ts';
import { bnbRulings } from './rulings.ts';
import { type BattleArmy, newBattle } from './setup/new-battle.ts';
import { suggestedTables } from './setup/table-sizes.ts';

/** Rulings that are tested below, as an army is mustered. */
const ELSEWHERE = ['baggage'];

describeOptions({ ruleset: 'bnb', options: OPTIONS, rulings: bnbRulings, elsewhere: ELSEWHERE });

/** An army with this number of bases of baggage. */
const army = (bags: number): BattleArmy => ({
  name: 'Army',
  aggression: 0,
  terrain: { mandatory: [], optional: [] },
  bases: [
    { troop: 'Reg Cv (O)', flags: ['c-in-c'] },
    ...Array.from({ length: bags }, () => ({ troop: 'Bg', flags: [] })),
  ],
});

/** The number of bases of baggage of the red army in a new battle. */
function bagsOf(bags: number, options: Readonly<Record<string, number>>): number | null {
  const checked = newBattle(bnb, {
    table: suggestedTables()[0],
    armies: { red: army(bags), blue: army(1) },
    options,
  });
  if (!checked.ok) return null;
  return checked.battle.bases.filter(({ side, troop }) => side === 'red' && troop === 'Bg').length;
}

describe('the option baggage', () => {
  test.each([
    ['is one where nothing is said', {}, 1],
    ['may be none', { baggage: 0 }, 0],
    ['may be two', { baggage: 2 }, 2],
    ['may be four', { baggage: 4 }, 4],
    ['may not be five', { baggage: 5 }, null],
  ])('%s', (_, options, count) => {
    expect(bagsOf(1, options)).toBe(count);
  });

  test('does not change an army whose list names another number', () => {
    expect(bagsOf(3, { baggage: 2 })).toBe(3);
    expect(bagsOf(0, { baggage: 2 })).toBe(0);
  });

  test('needs the rule that every army has baggage', () => {
    expect(withDropped(['bnb.army.9'], () => bagsOf(1, { baggage: 2 }))).toBe(1);
  });
});
