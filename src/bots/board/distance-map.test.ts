import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf, box, onTable } from '../../../test/support/battle.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { situationOf } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { asWhole } from '../evaluate/parts.ts';
import { raidsOf } from '../evaluate/raids.ts';
import { leftFrom, mapTo, waypoints } from './distance-map.ts';
import { neighboursOf } from './neighbours.ts';

const baggage = { id: 'B', side: 'blue', at: [600, 700], facing: 180, troop: 'Bg' } as const;
const rider = { id: 'R', at: [300, 100], troop: 'Reg LCh (O)' } as const;
const wall = [480, 520, 560, 600, 640, 680, 720].map((x, at) => ({
  id: `W${at}`,
  side: 'blue',
  at: [x, 400] as const,
  facing: 180,
}));

describe('the way to a goal', () => {
  test('is as long as the straight line, or a little longer if nothing is in the way', () => {
    const battle = battleOf({ bases: [rider, baggage] });
    const map = mapTo(situationOf(bnb, battle, 'red'), onTable(battle, 'R'), onTable(battle, 'B'));
    expect(leftFrom(map, { x: 300, y: 100 })).toBeGreaterThan(620);
    expect(leftFrom(map, { x: 300, y: 100 })).toBeLessThan(760);
  });

  test('goes round the fronts of enemies', () => {
    const at = { x: 600, y: 250 };
    const free = battleOf({ bases: [rider, baggage] });
    const held = battleOf({ bases: [rider, baggage, ...wall] });
    const left = [free, held].map((battle) =>
      leftFrom(mapTo(situationOf(bnb, battle, 'red'), onTable(battle, 'R'), onTable(battle, 'B')), at),
    );
    expect(left[1]).toBeGreaterThan((left[0] ?? 0) + 50);
  });

  test('is longer through going that hinders', () => {
    const wood = { kind: 'Wd', area: box(0, 200, 1200, 600) };
    const battle = battleOf({ bases: [rider, baggage], terrain: [wood] });
    const open = battleOf({ bases: [rider, baggage] });
    const left = [open, battle].map((each) =>
      leftFrom(mapTo(situationOf(bnb, each, 'red'), onTable(each, 'R'), onTable(each, 'B')), {
        x: 300,
        y: 100,
      }),
    );
    expect(left[1]).toBeGreaterThan((left[0] ?? 0) * 1.5);
  });

  test('has waypoints that come nearer to the goal and lie within reach', () => {
    const battle = battleOf({ bases: [rider, baggage] });
    const map = mapTo(situationOf(bnb, battle, 'red'), onTable(battle, 'R'), onTable(battle, 'B'));
    const points = waypoints(map, onTable(battle, 'R'), 120);
    expect(points.length).toBeGreaterThan(2);
    for (const point of points) {
      expect(leftFrom(map, point)).toBeLessThan(leftFrom(map, rider.at ? { x: 300, y: 100 } : point));
      expect((point.x - 300) ** 2 + (point.y - 100) ** 2).toBeLessThanOrEqual(150 ** 2);
    }
  });
});

describe('raids', () => {
  const raids = (bases: Parameters<typeof battleOf>[0], isBusy = () => false) =>
    raidsOf(asWhole(situationOf(bnb, battleOf(bases), 'red')), isBusy).map(
      ({ base, goal }) => base.id + goal.id,
    );

  test('send fast troops to bases that the enemy must not lose', () => {
    expect(raids({ bases: [rider, baggage] })).toEqual(['RB']);
  });

  test('send no base that is slow or busy, and no general', () => {
    expect(raids({ bases: [{ ...rider, troop: 'Reg Bd (O)' }, baggage] })).toEqual([]);
    expect(raids({ bases: [rider, baggage] }, () => true)).toEqual([]);
    expect(raids({ bases: [{ ...rider, marks: { cInC: 1 } }, baggage] })).toEqual([]);
  });
});

describe('the neighbours of a base', () => {
  const battle = battleOf({
    bases: [
      { id: 'A', at: [600, 300] },
      { id: 'L', at: [560, 300] },
      { id: 'H', at: [640, 300], facing: 180 },
      { id: 'S', at: [600, 285] },
    ],
  });

  test('are beside it in line with the same facing, or behind it', () => {
    const { left, right, behind } = neighboursOf(battle, onTable(battle, 'A'));
    expect(left?.id).toBe('L');
    expect(right).toBeNull();
    expect(behind.map(({ id }) => id)).toEqual(['S']);
  });

  test('improve a duel for their side', () => {
    const [base, goal] = [onTable(battle, 'A'), onTable(battle, 'L')].map((each, at) => ({
      ...each,
      side: at === 0 ? 'red' : 'blue',
    }));
    if (!base || !goal) throw new Error('two bases are needed');
    const value = (overlaps: readonly [number, number]) => {
      const { active, passive } = duel(situationOf(bnb, battle, 'red'), {
        base,
        goal,
        from: 'front',
        overlaps,
      });
      return passive - active;
    };
    expect(value([1, 0])).toBeGreaterThan(value([0, 0]));
    expect(value([2, 0])).toBeGreaterThan(value([1, 0]));
    expect(value([0, 1])).toBeLessThan(value([0, 0]));
  });
});
