import { expect, test } from 'vitest';
import { formatArmyList, formatArmyOrder } from './bnb/army-writer.ts';
import { readArmyList } from './bnb/list-reader.ts';
import { readArmyOrder } from './bnb/order-reader.ts';
import { readHottArmy } from './hott/army-reader.ts';
import { formatHottArmy } from './hott/army-writer.ts';
import { armyFiles } from './load-node.ts';

const textOf = (path: string): string => armyFiles().find((file) => file.path === path)?.text ?? '';

test('an army list keeps its French name', () => {
  const { list } = readArmyList(textOf('bnb/hatti/list.txt'));
  expect(list?.nameFr).toBe("L'Empire hittite");
  expect(list && readArmyList(formatArmyList(list)).list).toEqual(list);
});

test('an order of battle keeps its French name', () => {
  const { order } = readArmyOrder(textOf('bnb/hatti/war-in-the-hills.txt'));
  expect(order?.nameFr).toBe('La guerre dans les collines');
  expect(order && readArmyOrder(formatArmyOrder(order)).order).toEqual(order);
});

test('an army keeps its French name, and that of its stronghold', () => {
  const { army } = readHottArmy(textOf('hott/winter-company.txt'));
  expect([army?.nameFr, army?.stronghold?.nameFr]).toEqual(["La compagnie de l'hiver", 'La maison du col']);
  expect(army && readHottArmy(formatHottArmy(army)).army).toEqual(army);
});

test('a French heading without text gives no name', () => {
  const { army } = readHottArmy('army: One\narmy fr:\nstronghold: Keep\n1 Hero, general');
  expect(army).toMatchObject({ name: 'One' });
  expect(army).not.toHaveProperty('nameFr');
});
