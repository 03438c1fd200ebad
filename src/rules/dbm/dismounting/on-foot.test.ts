import { describe, expect, it } from 'vitest';
import { onFoot } from '../../../debellis/dismounting/on-foot.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows, troop } from '../dbm.test-support.ts';
import { DBM } from '../game.ts';
import { existingTroops, formatTroop, TROOP_TYPES, withWeapon } from '../troops/troops.ts';

const afoot = (text: string): string => onFoot(DBM, troop(text)).map(formatTroop).join(' or ');

describe('troops on foot', () => {
  it.each<[DbmClause, string, string]>([
    ['dbm.dism.2', 'Irr Cm (S) bow', 'Irr Bw (I)'],
    ['dbm.dism.3', 'Irr Cm (S)', 'Irr Wb (S)'],
    ['dbm.dism.4', 'Irr Cm (O)', 'Irr Wb (S)'],
    ['dbm.dism.5', 'Irr Cm (I)', 'Irr Ax (I)'],
    ['dbm.dism.6', 'Reg Cv (S) bow', 'Reg Bw (O)'],
    ['dbm.dism.6', 'Irr Cv (I) crossbow', 'Irr Bw (I) crossbow'],
    ['dbm.dism.7', 'Irr Cv (O) handgun', 'Reg Art (X)'],
    ['dbm.dism.8', 'Reg Cv (S)', 'Reg Ax (S)'],
    ['dbm.dism.8', 'Irr Cv (S)', 'Irr Wb (S)'],
    ['dbm.dism.9', 'Reg Cv (O)', 'Reg Ax (S)'],
    ['dbm.dism.9', 'Irr Cv (O)', 'Irr Wb (S)'],
    ['dbm.dism.10', 'Irr Cv (I)', 'Irr Ax (I)'],
    ['dbm.dism.15', 'Irr Kn (O)', 'Irr Bd (S)'],
    ['dbm.dism.15', 'Reg Kn (S) crossbow', 'Reg Bw (O) crossbow'],
    ['dbm.dism.16', 'Irr Kn (F)', 'Irr Sp (O) or Irr Bd (O)'],
    ['dbm.dism.16', 'Reg Kn (F) bow', 'Reg Bw (O)'],
    ['dbm.dism.17', 'Reg Kn (X)', 'Reg Sp (S)'],
    ['dbm.dism.17', 'Irr Kn (X) bow', 'Irr Bw (S)'],
    ['dbm.dism.18', 'Irr LH (F) bow', 'Irr Bw (I)'],
    ['dbm.dism.18', 'Reg LH (O)', 'Reg Ax (I)'],
  ])('%s: %s become %s', (rule, mounted, foot) => {
    expect(afoot(mounted)).toBe(foot);
    shows(rule, () => afoot(mounted), foot);
  });

  it('are the same mounted and on foot for elephants, expendables, pack camels and all foot', () => {
    const never = ['Irr El (O)', 'Irr Exp (O)', 'Irr Cm (X)', 'Reg Bd (O)', 'Irr Bg (I)'];
    expect(never.map((text) => onFoot(DBM, troop(text)))).toEqual(never.map(() => []));
  });

  it('exist, whatever dismounts', () => {
    const all = TROOP_TYPES.flatMap(existingTroops).map(troop);
    for (const each of [...all, ...all.map((one) => withWeapon(one, 'bow'))]) {
      if ('key' in each) continue;
      for (const foot of onFoot(DBM, each)) expect(troop(formatTroop(foot))).toEqual(foot);
    }
  });
});
