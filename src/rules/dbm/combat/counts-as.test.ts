import { describe, expect, it } from 'vitest';
import type { Role } from '../../../debellis/fights/combatant.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows, troop } from '../dbm.test-support.ts';
import { countsAs } from './counts-as.ts';

const counted =
  (text: string, role: Role, enemy: string, more: { suffers?: boolean; behind?: string } = {}) =>
  () => {
    const { type, grade } = countsAs(troop(text), {
      role,
      enemy: troop(enemy),
      behind: more.behind ? troop(more.behind) : null,
      suffers: more.suffers ?? false,
    });
    return `${type} (${grade})`;
  };

describe('what exceptions count as', () => {
  it.each<[DbmClause, string, Role, string, string]>([
    ['dbm.x.1', 'Irr El (X)', 'shoots', 'Reg Bd (O)', 'Art (F)'],
    ['dbm.x.1', 'Irr El (X)', 'close', 'Reg Bd (O)', 'El (I)'],
    ['dbm.x.1', 'Irr El (X)', 'shot-at', 'Reg Bw (O)', 'El (I)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Irr Kn (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Reg Cv (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Irr Exp (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Reg Sp (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Reg Bd (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Irr Wb (F)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Irr Hd (O)', 'Ax (S)'],
    ['dbm.x.2', 'Irr Ax (X)', 'close', 'Reg Pk (O)', 'Ax (I)'],
    ['dbm.x.2', 'Irr Ax (X)', 'shot-at', 'Reg Bw (O)', 'Ax (I)'],
    ['dbm.x.3', 'Reg Art (X)', 'close', 'Reg Bd (O)', 'Ax (I)'],
    ['dbm.x.3', 'Reg Art (X)', 'shoots', 'Reg Bd (O)', 'Art (F)'],
    ['dbm.kn.8', 'Reg Kn (X)', 'close', 'Irr LH (O)', 'Kn (S)'],
    ['dbm.kn.8', 'Reg Kn (X)', 'close', 'Reg Sp (O)', 'Kn (S)'],
    ['dbm.kn.8', 'Reg Kn (X)', 'shot-at', 'Reg Bw (O)', 'Kn (S)'],
    ['dbm.kn.9', 'Reg Kn (X)', 'close', 'Irr Kn (F)', 'Kn (I)'],
    ['dbm.kn.9', 'Reg Kn (X)', 'close', 'Irr Wb (S)', 'Kn (I)'],
    ['dbm.kn.9', 'Reg Kn (X)', 'close', 'Reg Bd (O)', 'Kn (I)'],
    ['dbm.kn.9', 'Reg Kn (X)', 'close', 'Irr Exp (O)', 'Kn (I)'],
    ['dbm.kn.10', 'Reg Kn (X)', 'close', 'Reg Kn (X)', 'Kn (O)'],
    ['dbm.kn.10', 'Reg Kn (X)', 'close', 'Irr El (O)', 'Kn (O)'],
    ['dbm.kn.10', 'Reg Kn (X)', 'shot-at', 'Reg Art (O)', 'Kn (O)'],
    ['dbm.pk.7', 'Irr Pk (X)', 'shot-at', 'Reg Bw (O)', 'Pk (S)'],
    ['dbm.pk.7', 'Irr Pk (X)', 'close', 'Irr Ps (O)', 'Pk (S)'],
    ['dbm.pk.7', 'Irr Pk (X)', 'close', 'Reg Bd (O)', 'Pk (I)'],
    ['dbm.pk.7', 'Irr Pk (X)', 'shot-at', 'Reg Art (O)', 'Pk (I)'],
    ['dbm.bd.7', 'Reg Bd (X)', 'close', 'Irr Kn (O)', 'Bd (F)'],
    ['dbm.bw.10', 'Reg Bw (X)', 'close', 'Reg Sp (O)', 'Sp (I)'],
    ['dbm.bw.12', 'Reg Bw (X)', 'close', 'Irr Kn (O)', 'Bw (S)'],
    ['dbm.bw.12', 'Reg Bw (X)', 'both', 'Reg Bw (O)', 'Bw (S)'],
    ['dbm.bw.12', 'Reg Bw (X)', 'shot-at', 'Reg Bw (O)', 'Bw (S)'],
    ['dbm.bw.13', 'Reg Bw (X)', 'shoots', 'Reg Sp (O)', 'Bw (O)'],
    ['dbm.bw.13', 'Reg Bw (X)', 'shot-at', 'Reg Art (O)', 'Bw (O)'],
    ['dbm.ps.7', 'Irr Ps (X)', 'close', 'Reg Sp (O)', 'Ps (I)'],
    ['dbm.cm.7', 'Irr Cm (X)', 'close', 'Reg Sp (O)', 'Cm (I)'],
    ['dbm.wwg.9', 'Reg WWg (X)', 'close', 'Irr El (O)', 'WWg (O)'],
    ['dbm.wwg.9', 'Reg WWg (X)', 'close', 'Reg Kn (O)', 'WWg (I)'],
  ])('%s: %s, %s with %s, counts as %s', (rule, text, role, enemy, expected) => {
    shows(rule, counted(text, role, enemy), expected);
  });

  it('elephants with engines suffer as elephants where they shoot', () => {
    shows('dbm.x.1', counted('Irr El (X)', 'both', 'Reg Bw (O)', { suffers: true }), 'El (I)');
  });

  it('bows behind shielded men make these firmer', () => {
    const behind = { behind: 'Reg Bw (S)' };
    shows('dbm.bw.11', counted('Reg Bw (X)', 'close', 'Reg Sp (O)', behind), 'Sp (O)');
    shows('dbm.bw.12', counted('Reg Bw (X)', 'shoots', 'Reg Sp (O)', behind), 'Bw (S)');
    expect(counted('Reg Bw (X)', 'close', 'Reg Sp (O)', { behind: 'Reg Bw (O)' })()).toBe('Sp (I)');
  });

  it('all others count as what they are', () => {
    expect(counted('Irr Wb (S)', 'close', 'Reg Bd (O)')()).toBe('Wb (S)');
  });
});

describe('transports that are exceptions', () => {
  const grade = (role: Role, assaults: boolean) =>
    countsAs(troop('Irr Shp (X)'), {
      role,
      enemy: troop('Reg Bd (O)'),
      behind: null,
      suffers: false,
      assaults,
    }).grade;

  it('are superior where they shoot, are shot at, or assault', () => {
    expect([grade('shoots', false), grade('shot-at', false), grade('close', true)]).toEqual(['S', 'S', 'S']);
  });

  it('are inferior in any other close combat', () => {
    expect(grade('close', false)).toBe('I');
  });
});
