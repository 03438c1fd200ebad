import { expect, test } from 'vitest';
import type { Base } from '../src/engine/battle.ts';
import { duelOf } from '../src/engine/combat/duels.ts';
import { diesIfBeaten, diesQuickly, edgeOf, fateOf, isBadFor } from '../src/engine/combat/fates.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { hott } from '../src/rules/hott/index.ts';
import { loadPosition } from '../src/scenario/load.ts';

/** The duel of two troops of a ruleset that stand far apart among others. */
function duel(rules: Ruleset, red: string, blue: string) {
  const loaded = loadPosition(rules, {
    format: 'acies-scenario/1',
    ruleset: rules.id,
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [
      { id: 'A', side: 'red', troop: red, at: [300, 100], facing: 0 },
      { id: 'B', side: 'red', troop: red, at: [340, 100], facing: 0 },
      { id: 'Z', side: 'blue', troop: blue, at: [500, 500], facing: 90 },
    ],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { battle } = loaded;
  const named = (id: string) => battle.bases.find((base) => base.id === id) as Base;
  const found = duelOf(rules, battle, named('A'), named('Z'));
  if (!found) throw new Error('no duel');
  const dies = found.beaten.map((outcomes) => diesIfBeaten(outcomes));
  const own = fateOf(found.odds[0]);
  const enemy = fateOf(found.odds[1]);
  return { totals: found.sides.map(({ total }) => total), own, enemy, dies };
}

test('in a duel only the two bases count, with their factors', () => {
  expect(duel(bnb, 'Reg Bd (O)', 'Reg Sp (O)').totals).toEqual([5, 5]);
  expect(duel(bnb, 'Reg Bw (O)', 'Reg Cv (O)').totals).toEqual([4, 3]);
});

test('bow that lose to cavalry are lost at once, and cavalry that loses to them may recoil', () => {
  const { own, enemy } = duel(bnb, 'Reg Bw (O)', 'Reg Cv (O)');
  expect(own.stands + own.back + own.lost).toBe(own.of);
  expect(diesQuickly(own)).toBe(true);
  expect(diesQuickly(enemy)).toBe(false);
});

test('it serves another ruleset by its own tables', () => {
  const { own, enemy } = duel(hott, 'Knights', 'Hordes');
  expect(enemy.lost).toBeGreaterThan(own.lost);
});

test.each([
  [hott, 'Paladin', 'Warband', true, false],
  [hott, 'Paladin', 'Hordes', true, false],
  [hott, 'Hordes', 'Knights', true, false],
  [hott, 'Hero', 'Paladin', true, true],
  [hott, 'Blades', 'Spears', false, false],
  [bnb, 'Reg Bw (O)', 'Reg Cv (O)', true, false],
  [bnb, 'Reg Bd (O)', 'Reg Sp (O)', false, false],
  [dbm, 'Reg Bd (O)', 'Irr Wb (O)', true, false],
  [dbm, 'Reg Kn (O)', 'Irr El (O)', true, false],
  [dbm, 'Reg Bd (O)', 'Reg Sp (O)', false, false],
] as const)('%o: a %s beaten by a %s dies of it, however unlikely: %s', (rules, red, blue, own, enemy) => {
  expect(duel(rules as Ruleset, red, blue).dies).toEqual([own, enemy]);
});

test('a fight is bad for the side that is likelier to be lost, and by no small chance', () => {
  const fate = (lost: number) => ({ stands: 36 - lost, back: 0, lost, of: 36 });
  expect(isBadFor(fate(12), fate(6))).toBe(true);
  expect(isBadFor(fate(6), fate(12))).toBe(false);
  expect(isBadFor(fate(6), fate(3))).toBe(false);
});

test('the better side of a fight loses less; to go back counts little', () => {
  const fate = (lost: number, back: number) => ({ lost, back, stands: 100 - lost - back, of: 100 });
  expect(edgeOf(fate(10, 0), fate(12, 5))).toEqual({ better: 'none', isLarge: false });
  expect(edgeOf(fate(10, 0), fate(20, 0))).toEqual({ better: 'own', isLarge: false });
  expect(edgeOf(fate(42, 0), fate(11, 31))).toEqual({ better: 'enemy', isLarge: true });
  expect(edgeOf(fate(0, 60), fate(0, 20))).toEqual({ better: 'enemy', isLarge: false });
});
