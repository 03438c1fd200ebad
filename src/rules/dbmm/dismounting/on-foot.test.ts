import { expect, it } from 'vitest';
import { onFoot } from '../../../debellis/dismounting/on-foot.ts';
import { isTroopFault } from '../../../engine/army/troop-text.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { DBMM } from '../game.ts';

function afoot(text: string): string {
  const troop = DBMM.parseTroop(text);
  if (isTroopFault(troop)) throw new Error(`${text}: ${troop.key}`);
  return onFoot(DBMM, troop).map(DBMM.formatTroop).join(' or ');
}

it.each<[DbmmClause, string, string]>([
  ['dbmm.dism.4', 'Irr Kn (O)', 'Irr Bd (S)'],
  ['dbmm.dism.4', 'Reg Kn (X)', 'Reg Bd (S)'],
  ['dbmm.dism.5', 'Reg Kn (F)', 'Reg Bd (O)'],
  ['dbmm.dism.6', 'Reg Kn (S) crossbow', 'Reg Bw (O) crossbow'],
  ['dbmm.dism.6', 'Irr Kn (F) bow', 'Irr Bw (O)'],
  ['dbmm.dism.6', 'Irr Cv (I) bow', 'Irr Bw (I)'],
  ['dbmm.dism.7', 'Irr LH (F) bow', 'Irr Bw (I)'],
  ['dbmm.dism.8', 'Reg Cv (O)', 'Reg Ax (S)'],
  ['dbmm.dism.8', 'Reg Cv (S) javelins', 'Reg Ax (S)'],
  ['dbmm.dism.9', 'Irr Cv (S)', 'Irr Wb (S)'],
  ['dbmm.dism.10', 'Irr Cv (I)', 'Irr Ax (I)'],
  ['dbmm.dism.11', 'Reg LH (O)', 'Reg Ax (I)'],
  ['dbmm.dism.12', 'Irr Cm (S)', 'Irr Wb (S)'],
  ['dbmm.dism.13', 'Irr Cm (I)', 'Irr Ax (I)'],
])('%s: %s become %s', (rule, mounted, foot) => {
  expect(afoot(mounted)).toBe(foot);
  expect(withDropped([rule], () => afoot(mounted))).not.toBe(foot);
});

it('elephants, expendables, Cm (X) and all foot never dismount', () => {
  expect(['Irr El (O)', 'Irr Exp (O)', 'Irr Cm (X)', 'Reg Bd (O)', 'Irr Bge (I)'].map(afoot)).toEqual(
    Array(5).fill(''),
  );
});
