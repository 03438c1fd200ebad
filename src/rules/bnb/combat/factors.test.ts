import { describe, expect, it, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { blue, red } from './combat.test-support.ts';
import { COMBAT_FACTORS, combatFactor } from './factors.ts';

/** Against infantry, against mounted, when shot at. */
const TABLE: readonly [string, string, number, number, number][] = [
  ['bnb.factor.1', 'Irr El (O)', 4, 4, 4],
  ['bnb.factor.2', 'Reg HCh (O)', 3, 4, 4],
  ['bnb.factor.3', 'Reg LCh (O)', 3, 3, 3],
  ['bnb.factor.3', 'Reg Cv (O)', 3, 3, 3],
  ['bnb.factor.4', 'Irr Cm (O)', 3, 2, 3],
  ['bnb.factor.5', 'Irr LH (O)', 2, 2, 2],
  ['bnb.factor.6', 'Reg Bd (O)', 4, 4, 4],
  ['bnb.factor.6', 'Reg Sp (O)', 4, 4, 4],
  ['bnb.factor.7', 'Reg Pk (I)', 3, 4, 3],
  ['bnb.factor.8', 'Reg Bw (O)', 2, 4, 2],
  ['bnb.factor.9', 'Reg Ax (O)', 3, 2, 3],
  ['bnb.factor.9', 'Irr Wb (O)', 3, 2, 3],
  ['bnb.factor.10', 'Reg Ps (O)', 2, 2, 2],
  ['bnb.factor.10', 'Irr Hd (O)', 2, 2, 2],
  ['bnb.factor.11', 'Bg', 2, 2, 2],
];

describe('combat factors', () => {
  test.each(TABLE)(
    '%s: %s has %i against infantry, %i against mounted, %i when shot at',
    (rule, text, foot, horse, shot) => {
      const own = red(text);
      const lineOf = (context: Parameters<typeof combatFactor>[0]) => combatFactor(context)[0];
      expect(lineOf({ own, enemy: blue('Reg Ax (O)') })).toMatchObject({ rule, value: foot });
      expect(lineOf({ own, enemy: blue('Irr LH (O)') })).toMatchObject({ rule, value: horse });
      const target = red(text, { role: 'shot-at' });
      expect(lineOf({ own: target, enemy: blue('Reg Bw (O)', { role: 'shoots' }) })?.value).toBe(shot);
      withDropped([rule], () => expect(combatFactor({ own, enemy: blue('Reg Ax (O)') })).toEqual([]));
    },
  );

  it('uses the column against infantry when shot at, except for HCh', () => {
    const enemy = blue('Reg Bw (O)', { role: 'shoots' });
    const own = red('Reg HCh (O)', { role: 'shot-at' });
    expect(combatFactor({ own, enemy })[0]).toMatchObject({ rule: 'bnb.factor.13', value: 4 });
    withDropped(['bnb.factor.13'], () => expect(combatFactor({ own, enemy })[0]?.value).toBe(3));
    withDropped(['bnb.factor.12'], () => expect(combatFactor({ own, enemy })).toEqual([]));
  });

  it('lets Bw shoot with their close combat factors', () => {
    const own = red('Reg Bw (O)', { role: 'shoots' });
    expect(combatFactor({ own, enemy: blue('Reg Ax (O)', { role: 'shot-at' }) })[0]?.value).toBe(2);
    expect(combatFactor({ own, enemy: blue('Reg Cv (O)', { role: 'shot-at' }) })[0]?.value).toBe(4);
    withDropped(['bnb.factor.14'], () =>
      expect(combatFactor({ own, enemy: blue('Reg Cv (O)', { role: 'shot-at' }) })).toEqual([]),
    );
  });

  it('has a row for every type', () => {
    expect(new Set(COMBAT_FACTORS.flatMap((row) => row.types)).size).toBe(15);
  });
});
