import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf, boardOnly, idsOf, onTable } from '../../../test/support/battle.ts';
import { convexOverlap, rectanglesOverlap } from '../../geometry/overlap.ts';
import { area, containsPoint } from '../../geometry/polygon.ts';
import { basesOnTable } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from './rectangles.ts';
import { zonedBy, zoneOf } from './zones.ts';

const rules = boardOnly();
const owner: BaseWords = { id: 'owner', side: 'blue', at: [100, 100] };
const zoned = (bases: readonly BaseWords[], id = 'a', board = rules) => {
  const battle = battleOf({ bases: [owner, ...bases] });
  return idsOf(zonedBy(board, battle, onTable(battle, id)));
};
const zoneArea = (bases: readonly BaseWords[]) => {
  const battle = battleOf({ bases: [owner, ...bases] });
  const zone = zoneOf(rules, battle, onTable(battle, 'owner'));
  return zone ? Math.abs(area(zone)) : null;
};

describe('bases that a zone binds', () => {
  test('shared ground binds; a part of the far edge binds; sides and corners do not', () => {
    expect(zoned([{ id: 'a', at: [100, 125], facing: 180 }])).toEqual(['owner']);
    expect(zoned([{ id: 'a', at: [100, 140], facing: 180 }])).toEqual(['owner']);
    expect(zoned([{ id: 'a', at: [139, 140], facing: 180 }])).toEqual(['owner']);
    expect(zoned([{ id: 'a', at: [140, 140], facing: 180 }])).toEqual([]);
    expect(zoned([{ id: 'a', at: [140, 130], facing: 180 }])).toEqual([]);
    expect(zoned([{ id: 'a', at: [100, 140.2], facing: 180 }])).toEqual([]);
  });

  test('a corner on the far edge binds only if the ruleset says so', () => {
    const corner: BaseWords = { id: 'a', at: [100, 140 + 28.28 + 14.14 / 2], facing: 225, size: [40, 40] };
    const tip = battleOf({ bases: [corner] });
    const low = Math.min(...rectangleOfBase(onTable(tip, 'a')).corners.map((p) => p.y));
    const touching: BaseWords = { ...corner, at: [100, (corner.at?.[1] ?? 0) - (low - 140)] };
    expect(zoned([touching])).toEqual([]);
    expect(zoned([touching], 'a', boardOnly({ zone: { binds: () => true } }))).toEqual(['owner']);
  });

  test('its own side is not bound, a base may have no zone, and a base may be asked about at another place', () => {
    expect(zoned([{ id: 'a', side: 'blue', at: [100, 125] }])).toEqual([]);
    expect(zoned([{ id: 'a', at: [100, 125] }], 'a', boardOnly({ zone: { depth: () => 0 } }))).toEqual([]);
    const battle = battleOf({ bases: [owner, { id: 'a', at: [100, 300] }] });
    const a = onTable(battle, 'a');
    expect(idsOf(zonedBy(rules, battle, a, rectangleAt(a, { x: 100, y: 130, facing: 0 })))).toEqual([
      'owner',
    ]);
  });
});

describe('bases that cut a zone', () => {
  test("a base of its owner's side takes all ground under and beyond it", () => {
    const friend: BaseWords = { id: 'friend', side: 'blue', at: [120, 125] };
    expect(zoneArea([])).toBeCloseTo(1600);
    expect(zoneArea([friend])).toBeCloseTo(20 * 40 + 20 * 10);
    expect(zoned([friend, { id: 'a', at: [130, 140], facing: 180, size: [20, 15] }])).toEqual(['friend']);
    expect(zoned([friend, { id: 'a', at: [110, 140], facing: 180 }])).toEqual(['friend', 'owner']);
  });

  test('a base of the other side cuts nothing', () => {
    expect(zoneArea([{ id: 'a', at: [120, 125] }])).toBeCloseTo(1600);
    expect(
      zoned([
        { id: 'a', at: [100, 140], facing: 180 },
        { id: 'b', at: [100, 120], facing: 180 },
      ]),
    ).toEqual(['owner']);
  });

  test('a base that touches the middle of the front edge leaves two pieces', () => {
    const friend: BaseWords = { id: 'friend', side: 'blue', at: [100, 120], size: [20, 20] };
    expect(zoneArea([friend])).toBeCloseTo(800);
    expect(zoned([friend, { id: 'a', at: [100, 140], facing: 180, size: [18, 10] }])).toEqual(['friend']);
    expect(zoned([friend, { id: 'a', at: [100, 140], facing: 180, size: [24, 10] }])).toEqual([
      'friend',
      'owner',
    ]);
  });
});

test("a point counts exactly if no base of its owner's side lies between it and the front edge", () => {
  const tenth = fc.integer({ min: -600, max: 600 });
  const friend = fc.record({ x: tenth, y: tenth, facing: fc.integer({ min: 0, max: 359 }) });
  const mm = fc.double({ min: 0.5, max: 39.5, noNaN: true });
  fc.assert(
    fc.property(fc.array(friend, { minLength: 1, maxLength: 2 }), mm, mm, (friends, right, up) => {
      const battle = battleOf({
        bases: [
          owner,
          ...friends.map(({ x, y, facing }, at): BaseWords => {
            return { id: `f${at}`, side: 'blue', at: [100 + x / 10, 130 + y / 10], facing };
          }),
        ],
      });
      const [first, ...others] = basesOnTable(battle).map(rectangleOfBase).reverse();
      fc.pre(first !== undefined && !others.some((ground) => rectanglesOverlap(ground, first)));
      const p = { x: 80 + right, y: 100 + up };
      const blocked = (dx: number, dy: number) => {
        const sight = [
          { x: p.x + dx, y: 100.1 },
          { x: p.x + dx, y: p.y + dy },
        ];
        return others.some((ground) => convexOverlap(sight, ground.corners, 0));
      };
      const answers = [blocked(0, 0), blocked(-0.3, 0), blocked(0.3, 0), blocked(0, 0.3), blocked(0, -0.3)];
      fc.pre(answers.every((answer) => answer === answers[0]));
      const zone = zoneOf(rules, battle, onTable(battle, 'owner')) ?? [];
      expect(containsPoint(zone, p)).toBe(!answers[0]);
    }),
    { numRuns: 400 },
  );
});
