import { expect, test } from 'vitest';
import { armyIndex } from '../../../armies/dbmm/army-index.ts';
import { newBattle } from '../../../debellis/setup/new-battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { DBMM } from '../../../rules/dbmm/game.ts';
import { dbmm } from '../../../rules/dbmm/index.ts';
import { battleArmyOf } from './army.ts';

const LIST = `dbmm list: City
id: city
years: 58 BC - 43 AD
aggression: 2
climate: dry
C-in-C: Reg Cv (O)
fortifications: FO, HO
stratagems: hidden-obstacles
frontier: east
Spears Reg Sp (O): 4-24, obstacles`;

const ORDER = `dbmm order: A
list: city
fortifications: 4 FO, 3 HO, 2 TF
stratagems: hidden-obstacles, scouting
army baggage: 4
command: C-in-C Reg Cv (O)
4 Spears
command: sub-general Reg Cv (O)
4 Spears`;

function army(list = LIST) {
  const { orders } = armyIndex([
    { path: 'dbmm/city/list.txt', text: list },
    { path: 'dbmm/city/a.txt', text: ORDER },
  ]);
  const [order] = orders;
  if (!order) throw new Error('not read');
  return battleArmyOf(order);
}

test('an army brings what it has bought and its list permits', () => {
  expect(army().facts).toEqual({
    list: 'city',
    fortifications: { FO: 4 },
    boughtObstacles: 3,
    bought: ['hidden-obstacles'],
    frontier: 'east',
  });
});

test('an army brings the climate of its list', () => {
  expect(army().climate).toBe('dry');
  expect(withDropped(['dbmm.army.9'], () => army().climate)).not.toBe('dry');
});

test('elements have what their list says of them, and gathered baggage is a command', () => {
  const { bases } = army();
  expect(bases.filter(({ flags }) => flags?.includes('obstacles'))).toHaveLength(8);
  expect(bases.filter(({ command }) => command === '3').map(({ troop }) => troop)).toEqual(
    Array.from({ length: 4 }, () => 'Reg Bge (I)'),
  );
});

test('an army with gathered baggage goes to battle', () => {
  const open = () => newBattle(DBMM, dbmm, { options: {}, armies: { red: army(), blue: army() } });
  expect(open()).toMatchObject({ ok: true });
  expect(withDropped(['dbmm.bge.6'], open)).toMatchObject({ ok: false });
});
