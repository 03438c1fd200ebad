import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { situationOf } from '../context.ts';
import { outlookOf } from './outlook.ts';
import { asWhole } from './parts.ts';
import { perilOf } from './terms/dangers.ts';
import { shotsWorth } from './terms/shots.ts';

const bow = { id: 'B', side: 'blue', at: [600, 400], facing: 180, troop: 'Reg Bw (O)' } as const;
const horse = (x: number, y: number, id = 'H') => ({ id, at: [x, y] as const, troop: 'Reg Cv (O)' });

describe('shots', () => {
  const shot = (x: number, y: number): number => {
    const battle = battleOf({ bases: [horse(x, y), bow] });
    const outlook = asWhole(outlookOf(situationOf(bnb, battle, 'red')));
    return shotsWorth(outlook, [onTable(battle, 'B')], [onTable(battle, 'H')]);
  };

  test('hurt a base in front of a bow and in range, and no other', () => {
    expect(shot(600, 340)).toBeLessThan(-0.5);
    expect(shot(600, 300)).toBe(0);
    expect(shot(700, 340)).toBe(0);
  });

  test('hurt more if two bows shoot at one base', () => {
    const battle = battleOf({ bases: [horse(620, 340), bow, { ...bow, id: 'C', at: [640, 400] }] });
    const outlook = asWhole(outlookOf(situationOf(bnb, battle, 'red')));
    const bows = [onTable(battle, 'B'), onTable(battle, 'C')];
    const two = shotsWorth(outlook, bows, [onTable(battle, 'H')]);
    expect(two).toBeLessThan(shotsWorth(outlook, bows.slice(0, 1), [onTable(battle, 'H')]));
  });
});

describe('a commander', () => {
  test('fears an enemy more if that enemy is more likely to win', () => {
    const peril = (troop: string): number => {
      const enemy = { id: 'E', side: 'blue', at: [600, 400] as const, facing: 180, troop };
      const battle = battleOf({ bases: [{ ...horse(600, 300), marks: { cInC: 1 } }, enemy] });
      const outlook = outlookOf(situationOf(bnb, battle, 'red'));
      return perilOf(outlook, onTable(battle, 'H'), [onTable(battle, 'E')]);
    };
    expect(peril('Reg Sp (O)')).toBeGreaterThan(peril('Irr Hd (O)'));
    expect(peril('Irr Hd (O)')).toBeGreaterThan(0);
  });
});
