import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleOf, onTable } from '../../../../test/support/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { along, midpoint, type Point } from '../../../geometry/point.ts';
import { rectangleOf } from '../../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../../geometry/sight.ts';
import { isSeparated, isStraightAheadOf } from './fronts.ts';

const mm = (least: number, most: number) => fc.integer({ min: least * 4, max: most * 4 }).map((n) => n / 4);

/** A mover that faces an enemy's front, and a third element between them or beside them. */
const anyThree = fc
  .record({
    off: mm(-30, 30),
    gap: mm(20, 60),
    turn: fc.integer({ min: -40, max: 40 }),
    x: mm(-70, 70),
    y: mm(-10, 60),
    facing: fc.integer({ min: 0, max: 359 }),
    swing: fc.constantFrom(0, 90, 180, 270),
  })
  .map(({ off, gap, turn, x, y, facing, swing }) => {
    const about = ([px, py]: readonly [number, number]): readonly [number, number] => {
      const turned = { 0: [px, py], 90: [py, -px], 180: [-px, -py], 270: [-py, px] }[swing] ?? [px, py];
      return [300 + (turned[0] ?? 0), 300 + (turned[1] ?? 0)];
    };
    const place = (id: string, side: string, at: readonly [number, number], degrees: number) =>
      ({ id, side, troop: 'Blades', size: [40, 15], at: about(at), facing: degrees + swing }) as const;
    return battleOf({
      ruleset: 'hott',
      table: [600, 600],
      bases: [
        place('mover', 'red', [off, -gap], turn),
        place('enemy', 'blue', [0, 0], 180),
        place('third', 'blue', [x, -y], facing),
      ],
    });
  });

const separated = (battle: ReturnType<typeof battleOf>): boolean => {
  const [mover, element] = [onTable(battle, 'mover'), onTable(battle, 'enemy')];
  const by = { id: element.id, outline: rectangleOfBase(element).corners, element };
  return isSeparated(battle, rectangleOfBase(mover), by, [mover]);
};

/** Does the third element keep clear, but for a hair, of many lines from the enemy's front to the mover's? */
function isCrossed(battle: ReturnType<typeof battleOf>): boolean {
  const [mover, enemy, third] = ['mover', 'enemy', 'third'].map((id) => rectangleOfBase(onTable(battle, id)));
  if (!mover || !enemy || !third) return false;
  const line = (part: number): readonly [Point, Point] => [
    along(enemy.frontLeft, enemy.frontRight, part),
    along(mover.frontRight, mover.frontLeft, part),
  ];
  return Array.from({ length: 41 }, (_, at) => line(at / 40)).some(
    ([from, to]) => segmentAreaLength(from, to, third.corners) > 0.5,
  );
}

test('an element across a line between two facing fronts separates them', () => {
  let crossed = 0;
  fc.assert(
    fc.property(anyThree, (battle) => {
      fc.pre(isCrossed(battle));
      crossed += 1;
      expect(separated(battle)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(crossed).toBeGreaterThan(50);
});

test('an element clear of the ground between two fronts does not separate them', () => {
  fc.assert(
    fc.property(mm(42, 200), fc.constantFrom(-1, 1), mm(20, 60), (aside, hand, gap) => {
      const battle = battleOf({
        ruleset: 'hott',
        bases: [
          { id: 'mover', at: [300, 300 - gap], size: [40, 15] },
          { id: 'enemy', side: 'blue', at: [300, 300], facing: 180, size: [40, 15] },
          { id: 'third', side: 'blue', at: [300 + hand * aside, 290], facing: 180, size: [40, 15] },
        ],
      });
      expect(separated(battle)).toBe(false);
    }),
  );
});

test('straight ahead is the ground before some part of the front edge, not behind or beside it', () => {
  const facing = facingFromDegrees(30);
  const ground = rectangleOf({ x: 100, y: 100, facing }, 40, 15);
  const at = (ahead: number, right: number) => {
    const { x, y } = ground.forward;
    const place = { x: 100 + x * ahead + y * right, y: 100 + y * ahead - x * right };
    return rectangleOf({ ...place, facing }, 40, 15).corners;
  };
  expect(midpoint(ground.frontLeft, ground.frontRight).x).toBeCloseTo(100);
  expect(isStraightAheadOf(ground, at(60, 0))).toBe(true);
  expect(isStraightAheadOf(ground, at(60, 39))).toBe(true);
  expect(isStraightAheadOf(ground, at(60, 40))).toBe(false);
  expect(isStraightAheadOf(ground, at(-20, 0))).toBe(false);
});
