import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { leftFrom } from '../board/distance-map.ts';
import { hunters } from '../ideas/raids.ts';
import { foundWorth, huntField, huntWorth, isDragging } from './hunting.ts';
import { weighingOf } from './outlook.ts';

const LATE = 12;
const late = (battle: Battle): Battle => ({ ...battle, turn: { ...battle.turn, round: LATE } });

const hunter = (x: number, y: number) => ({ id: 'H', at: [x, y] as const, troop: 'Reg Cv (O)' });
/** Pikes one behind the other, facing west: nobody can fall on their flanks but on that of the last. */
const column = Array.from({ length: 12 }, (_, at) => ({
  id: `P${at}`,
  side: 'blue',
  at: [500 + 15 * at, 400] as const,
  facing: 270,
  troop: 'Reg Pk (I)',
}));

describe('hunting', () => {
  test('begins when a battle drags on', () => {
    const battle = battleOf({ bases: [hunter(600, 100), ...column] });
    expect(isDragging(weighingOf(bnb, battle, 'red'))).toBe(false);
    expect(hunters(bnb, battle, 'red')).toEqual([]);
    expect(isDragging(weighingOf(bnb, late(battle), 'red'))).toBe(true);
    expect(hunters(bnb, late(battle), 'red').map(({ bases }) => bases.map(({ id }) => id))).toEqual([['H']]);
  });

  test('goes for the ends of a column, not for its middle, which nobody can attack', () => {
    const battle = late(battleOf({ bases: [hunter(580, 330), ...column] }));
    const field = huntField(weighingOf(bnb, battle, 'red'), onTable(battle, 'H'));
    const middle = leftFrom(field, { x: 580, y: 350 });
    expect(leftFrom(field, { x: 700, y: 350 })).toBeLessThan(middle);
    const [idea] = hunters(bnb, battle, 'red');
    const way = idea?.towards?.[0];
    expect(way && leftFrom(field, way)).toBeLessThan(leftFrom(field, { x: 580, y: 330 }));
  });

  test('is worth the more the nearer a place to attack is, and no more once it is within a move', () => {
    const worth = (x: number, y: number): number => {
      const battle = late(battleOf({ bases: [hunter(x, y), ...column] }));
      return huntWorth(weighingOf(bnb, battle, 'red'), onTable(battle, 'H'));
    };
    expect(worth(700, 200)).toBeGreaterThan(worth(700, 60));
    expect(worth(1100, 60)).toBeLessThan(worth(700, 60));
    expect(worth(700, 340)).toBe(worth(700, 320));
  });

  test('has found less where the fight is a bad one, until it is so late that any will do', () => {
    const found = (troop: string, round: number): number => {
      const enemy = { id: 'E', side: 'blue', at: [600, 400] as const, facing: 180, troop };
      const battle = battleOf({ bases: [{ ...hunter(600, 400), troop: 'Irr Ps (O)' }, enemy] });
      const weighing = weighingOf(bnb, { ...battle, turn: { ...battle.turn, round } }, 'red');
      return foundWorth(weighing, onTable(battle, 'H'));
    };
    expect(found('Reg Sp (O)', LATE)).toBeLessThan(found('Irr Ps (O)', LATE));
    expect(found('Reg Sp (O)', 40)).toBe(found('Irr Ps (O)', 40));
  });
});
