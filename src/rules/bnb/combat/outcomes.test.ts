import { describe, expect, it, test } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import { blue, red, type Words } from './combat.test-support.ts';
import { OUTCOME_TABLES } from './outcome-tables.ts';
import { outcomeIn, tableFor, verdictsFor } from './outcomes.ts';

type Name = 'small' | 'big' | 'very-big';

function outcome(name: Name, loser: string, winner: string, words: Words = {}): string {
  const table = OUTCOME_TABLES.find((each) => each.name === name);
  return (table && outcomeIn(table, red(loser, words), blue(winner))?.outcome) ?? 'stand';
}

const DGO: Words = { going: 'DGo', goingForEnemy: 'DGo' };
const RGO: Words = { going: 'RGo', goingForEnemy: 'RGo' };
const DUNES: Words = { ...DGO, inDunes: true };
const SHOT: Words = { role: 'shot-at' };

/** Clause, table, loser, winner, outcome, and more facts. */
const ROWS: readonly [string, Name, string, string, string, Words?][] = [
  ['bnb.outcome.8', 'small', 'Irr Cm (O)', 'Reg Bd (O)', 'recoil'],
  ['bnb.outcome.8', 'small', 'Irr Wb (O)', 'Reg HCh (O)', 'recoil'],
  ['bnb.outcome.9', 'small', 'Bg', 'Reg Ps (O)', 'destroyed'],
  ['bnb.outcome.10', 'small', 'Irr Hd (O)', 'Irr El (O)', 'destroyed'],
  ['bnb.outcome.10', 'small', 'Irr Hd (O)', 'Reg HCh (O)', 'destroyed'],
  ['bnb.outcome.10', 'small', 'Irr Hd (O)', 'Irr Wb (O)', 'destroyed'],
  ['bnb.outcome.10', 'small', 'Irr Hd (O)', 'Reg Bd (O)', 'stand'],
  ['bnb.outcome.11', 'small', 'Reg Bd (O)', 'Irr Wb (O)', 'destroyed'],
  ['bnb.outcome.11', 'small', 'Reg Pk (I)', 'Reg HCh (O)', 'destroyed'],
  ['bnb.outcome.11', 'small', 'Reg Sp (O)', 'Irr El (O)', 'destroyed'],
  ['bnb.outcome.11', 'small', 'Reg Sp (O)', 'Reg Cv (O)', 'recoil'],
  ['bnb.outcome.12', 'small', 'Reg Bw (O)', 'Reg Cv (O)', 'destroyed'],
  ['bnb.outcome.12', 'small', 'Reg Bw (O)', 'Reg Cv (O)', 'recoil', { goingForEnemy: 'RGo' }],
  ['bnb.outcome.12', 'small', 'Reg Bw (O)', 'Irr Cm (O)', 'destroyed', { going: 'DGo', inDunes: true }],
  ['bnb.outcome.12', 'small', 'Reg Bw (O)', 'Reg Bd (O)', 'recoil'],
  ['bnb.outcome.13', 'small', 'Reg Ax (O)', 'Reg HCh (O)', 'destroyed'],
  ['bnb.outcome.13', 'small', 'Reg Ax (O)', 'Irr El (O)', 'recoil'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Reg Cv (O)', 'destroyed'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Irr LH (O)', 'destroyed'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Reg LCh (O)', 'destroyed'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Irr Cm (O)', 'flee'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Reg Bd (O)', 'flee'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Reg Bw (O)', 'flee', SHOT],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Irr Ps (O)', 'recoil'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Irr El (O)', 'recoil'],
  ['bnb.outcome.14', 'small', 'Reg Ps (O)', 'Reg Cv (O)', 'recoil', RGO],
  ['bnb.outcome.15', 'small', 'Irr El (O)', 'Reg Ax (O)', 'destroyed'],
  ['bnb.outcome.15', 'small', 'Irr El (O)', 'Reg Ps (O)', 'destroyed'],
  ['bnb.outcome.15', 'small', 'Irr El (O)', 'Reg Bd (O)', 'recoil'],
  ['bnb.outcome.16', 'small', 'Reg Cv (O)', 'Irr Cm (O)', 'recoil', DUNES],
  ['bnb.outcome.16', 'small', 'Reg Cv (O)', 'Irr LH (O)', 'flee', DUNES],
  ['bnb.outcome.16', 'small', 'Reg Cv (O)', 'Reg Ax (O)', 'flee', DGO],
  ['bnb.outcome.16', 'small', 'Reg Cv (O)', 'Reg Bw (O)', 'recoil', { ...DGO, ...SHOT }],
  ['bnb.outcome.16', 'small', 'Reg Cv (O)', 'Reg Ax (O)', 'recoil'],
  ['bnb.outcome.17', 'small', 'Irr LH (O)', 'Irr Cm (O)', 'recoil', DUNES],
  ['bnb.outcome.17', 'small', 'Irr LH (O)', 'Irr Ps (O)', 'flee', DGO],
  ['bnb.outcome.17', 'small', 'Irr LH (O)', 'Reg Cv (O)', 'flee'],
  ['bnb.outcome.17', 'small', 'Irr LH (O)', 'Irr Ps (O)', 'recoil'],
  ['bnb.outcome.17', 'small', 'Irr LH (O)', 'Reg Cv (O)', 'recoil', RGO],
  ['bnb.outcome.18', 'small', 'Reg LCh (O)', 'Reg Ax (O)', 'destroyed', DGO],
  ['bnb.outcome.18', 'small', 'Reg LCh (O)', 'Reg Bw (O)', 'recoil', { ...DGO, ...SHOT }],
  ['bnb.outcome.18', 'small', 'Reg LCh (O)', 'Irr El (O)', 'recoil'],
  ['bnb.outcome.19', 'small', 'Reg HCh (O)', 'Reg Ax (O)', 'destroyed', DGO],
  ['bnb.outcome.19', 'small', 'Reg HCh (O)', 'Irr El (O)', 'destroyed'],
  ['bnb.outcome.19', 'small', 'Reg HCh (O)', 'Reg Ax (O)', 'recoil'],
  ['bnb.outcome.22', 'big', 'Reg Bd (O)', 'Reg Ps (O)', 'destroyed'],
  ['bnb.outcome.22', 'big', 'Irr Hd (O)', 'Reg Ps (O)', 'destroyed'],
  ['bnb.outcome.23', 'big', 'Reg Ps (O)', 'Reg Bd (O)', 'spent'],
  ['bnb.outcome.23', 'big', 'Reg Ps (O)', 'Reg Bw (O)', 'destroyed'],
  ['bnb.outcome.23', 'big', 'Reg Ps (O)', 'Irr El (O)', 'recoil'],
  ['bnb.outcome.23', 'big', 'Reg Ps (O)', 'Reg Cv (O)', 'flee', DGO],
  ['bnb.outcome.23', 'big', 'Reg Ps (O)', 'Reg Cv (O)', 'destroyed'],
  ['bnb.outcome.24', 'big', 'Reg Cv (O)', 'Reg Pk (I)', 'spent'],
  ['bnb.outcome.24', 'big', 'Reg LCh (O)', 'Reg Sp (O)', 'spent'],
  ['bnb.outcome.24', 'big', 'Reg LCh (O)', 'Reg Sp (O)', 'destroyed', RGO],
  ['bnb.outcome.24', 'big', 'Reg Cv (O)', 'Reg Bd (O)', 'destroyed'],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Reg Cv (O)', 'flee', DGO],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Reg Bd (O)', 'spent'],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Irr Ps (O)', 'spent'],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Irr Ps (O) sling', 'destroyed'],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Reg Bw (O)', 'destroyed'],
  ['bnb.outcome.25', 'big', 'Irr LH (O)', 'Reg Cv (O)', 'destroyed'],
  ['bnb.outcome.27', 'very-big', 'Reg Bd (O)', 'Reg Ps (O)', 'destroyed'],
  ['bnb.outcome.28', 'very-big', 'Reg Ps (O)', 'Irr El (O)', 'flee'],
  ['bnb.outcome.28', 'very-big', 'Reg Ps (O)', 'Reg Bd (O)', 'destroyed'],
];

describe('outcome tables', () => {
  test.each(ROWS)('%s, %s: %s beaten by %s: %s', (rule, name, loser, winner, expected, words) => {
    expect(outcome(name, loser, winner, words)).toBe(expected);
    const table = OUTCOME_TABLES.find((each) => each.name === name);
    const row = table?.rows.find((each) => each.types.includes(red(loser).troop.type)) ?? table?.otherwise;
    expect(row?.rule).toBe(rule);
  });

  test.each(OUTCOME_TABLES.flatMap((table) => table.rows.map((row) => [row.rule, table.name] as const)))(
    '%s is missed when it is out of force',
    (rule, name) => {
      const cases = ROWS.filter(([id, table]) => id === rule && table === name);
      const changed = cases.filter(([, , loser, winner, expected, words]) =>
        withDropped([rule], () => outcome(name, loser, winner, words) !== expected),
      );
      expect(changed.length).toBeGreaterThan(0);
    },
  );

  it('reads the sentences from left to right', () => {
    withDropped(['bnb.outcome.4'], () => expect(outcome('small', 'Reg Bd (O)', 'Irr Wb (O)')).toBe('recoil'));
  });

  it('depends on where the loser stands', () => {
    withDropped(['bnb.outcome.31'], () =>
      expect(outcome('small', 'Reg Cv (O)', 'Reg Ax (O)', DGO)).toBe('recoil'),
    );
  });

  it('gives camels and warband no row of their own (bnb.outcome.20)', () => {
    const own = OUTCOME_TABLES[0]?.rows.flatMap((row) => row.types) ?? [];
    expect(own).not.toContain('Cm');
    expect(own).not.toContain('Wb');
  });

  it.each([
    [1, 4, 'small', 'bnb.outcome.7'],
    [3, 4, 'small', 'bnb.outcome.7'],
    [4, 4, 'big', 'bnb.outcome.21'],
    [7, 4, 'big', 'bnb.outcome.21'],
    [8, 4, 'very-big', 'bnb.outcome.26'],
    [2, 2, 'big', 'bnb.outcome.21'],
  ] as const)('a difference of %i with a factor of %i is %s (%s)', (difference, factor, name, rule) => {
    expect(tableFor(difference, factor)).toMatchObject({ name, rule });
    withDropped([rule], () => expect(tableFor(difference, factor)).toBeNull());
  });
});

describe('the side that suffers', () => {
  const names = (a: ReturnType<typeof red>, z: ReturnType<typeof blue>, totals: readonly [number, number]) =>
    verdictsFor([a, z], totals, [2, 2]).map((verdict) => verdict.outcome);

  it('is neither if the scores are equal (bnb.outcome.1)', () => {
    expect(names(red('Reg Bw (O)'), blue('Reg Ax (O)'), [5, 5])).toEqual(['stand', 'stand']);
  });

  it('is the one with the lower score', () => {
    expect(names(red('Reg Bw (O)'), blue('Reg Ax (O)'), [4, 5])).toEqual(['recoil', 'stand']);
    expect(names(red('Reg Bw (O)'), blue('Reg Ax (O)'), [5, 4])).toEqual(['stand', 'recoil']);
    withDropped(['bnb.combat.12'], () =>
      expect(names(red('Reg Bw (O)'), blue('Reg Ax (O)'), [4, 5])).toEqual(['stand', 'stand']),
    );
  });

  it('is never a shooter that is not shot at', () => {
    const shooter = red('Reg Bw (O)', { role: 'shoots' });
    const target = blue('Reg Ax (O)', SHOT);
    expect(names(shooter, target, [4, 9])).toEqual(['stand', 'stand']);
    expect(names(shooter, target, [5, 4])).toEqual(['stand', 'recoil']);
    withDropped(['bnb.outcome.6'], () => expect(names(shooter, target, [4, 5])).toEqual(['recoil', 'stand']));
  });

  it('may be either of two that shoot at each other', () => {
    const [a, z] = [red('Reg Bw (O)', { role: 'both' }), blue('Reg Bw (O)', { role: 'both' })];
    expect(names(a, z, [4, 5])).toEqual(['recoil', 'stand']);
    expect(names(a, z, [5, 4])).toEqual(['stand', 'recoil']);
    withDropped(['bnb.outcome.30'], () => expect(names(a, z, [4, 5])).toEqual(['stand', 'stand']));
  });
});
