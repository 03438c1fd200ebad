import '../../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { leftFrom } from '../../board/distance-map.ts';
import { situationOf } from '../../context.ts';
import { hunts } from '../../ideas/hunts.ts';
import { outlookOf } from '../outlook.ts';
import { positionOf } from '../position.ts';
import { isDragging } from '../raids.ts';
import { hunting, huntMap, huntWorth } from './hunting.ts';

const situation = (battle: Battle) => situationOf(bnb, battle, 'red');

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
  test('begins when a battle has lasted long', () => {
    const battle = battleOf({ bases: [hunter(600, 100), ...column] });
    expect(isDragging({ battle })).toBe(false);
    expect(hunts(situation(battle))).toEqual([]);
    expect(isDragging({ battle: late(battle) })).toBe(true);
    expect(hunts(situation(late(battle))).map(({ bases }) => bases.map(({ id }) => id))).toEqual([['H']]);
  });

  test('goes to the ends of a column, not to its middle, which no base can attack', () => {
    const battle = late(battleOf({ bases: [hunter(580, 330), ...column] }));
    const map = huntMap(situation(battle), onTable(battle, 'H'));
    const middle = leftFrom(map, { x: 580, y: 350 });
    expect(leftFrom(map, { x: 700, y: 350 })).toBeLessThan(middle);
    const [idea] = hunts(situation(battle));
    const way = idea?.towards?.[0];
    expect(way && leftFrom(map, way)).toBeLessThan(leftFrom(map, { x: 580, y: 330 }));
  });

  test('is worth more near a place to attack, and equally much everywhere within a move of it', () => {
    const worth = (x: number, y: number): number => {
      const battle = late(battleOf({ bases: [hunter(x, y), ...column] }));
      return huntWorth(outlookOf(situation(battle)), onTable(battle, 'H'));
    };
    expect(worth(700, 200)).toBeGreaterThan(worth(700, 60));
    expect(worth(1100, 60)).toBeLessThan(worth(700, 60));
    expect(worth(700, 340)).toBe(worth(700, 320));
  });

  test('is worth less if the fight there is bad, until very late in the battle', () => {
    const found = (troop: string, round: number): number => {
      const enemy = { id: 'E', side: 'blue', at: [600, 400] as const, facing: 180, troop };
      const battle = battleOf({ bases: [{ ...hunter(600, 400), troop: 'Irr Ps (O)' }, enemy] });
      return hunting(positionOf(situation({ ...battle, turn: { ...battle.turn, round } })));
    };
    expect(found('Reg Sp (O)', LATE)).toBeLessThan(found('Irr Ps (O)', LATE));
    expect(found('Reg Sp (O)', 40)).toBe(found('Irr Ps (O)', 40));
  });
});
