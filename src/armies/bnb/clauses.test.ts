import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { parseTroop } from '../../rules/bnb/troops/troops.ts';
import { armyFiles } from '../load-node.ts';
import { armyIndex } from './army-index.ts';
import { readArmyList } from './list-reader.ts';
import { muster } from './muster.ts';
import { readArmyOrder } from './order-reader.ts';

const list = (aggression: number, years = '2600-2330 BC') =>
  `list: City\nid: city\nyears: ${years}\naggression: ${aggression}\nmandatory: Rv\nC-in-C: Reg HCh (I)\nSpears Reg Sp (I): 2-8`;

const faultKeys = (text: string) => readArmyList(text).faults.map((fault) => fault.key);

function warnings(general: string) {
  const read = readArmyList(list(2)).list;
  const { order, places } = readArmyOrder(`order: A\nlist: city\nC-in-C: ${general}\n4 Spears Reg Sp (I)`);
  if (!read || !order) throw new Error('both can be read');
  return muster(order, read, places).warnings.map((warning) => warning.key);
}

describe('armies and their lists', () => {
  test('an aggression factor is a whole number from 0 to 4', () => {
    expect(faultKeys(list(4))).toEqual([]);
    expect(faultKeys(list(5))).not.toEqual([]);
    expect(withDropped(['bnb.army.8'], () => faultKeys(list(5)))).toEqual([]);
  });

  test('the C-in-C is one that the list offers', () => {
    expect(warnings('Reg HCh (I)')).not.toContain('order.general');
    expect(warnings('Reg Bd (F)')).toContain('order.general');
    expect(withDropped(['bnb.army.6'], () => warnings('Reg Bd (F)'))).not.toContain('order.general');
  });

  test.each(['bnb.army.1'])(
    '%s: no army that comes with the program is of another time than 3000 to 705 BC',
    () => {
      for (const each of armyIndex(armyFiles()).lists) {
        expect(each.years.from).toBeLessThanOrEqual(3000);
        expect(each.years.to).toBeGreaterThanOrEqual(705);
      }
    },
  );

  test('a combination without a price does not exist', () => {
    expect(parseTroop('Reg Wb (O)')).toHaveProperty('key');
    expect(withDropped(['bnb.cost.18'], () => parseTroop('Reg Wb (O)'))).toMatchObject({
      type: 'Wb',
      regular: true,
    });
  });
});
