/** Random bases, legs and options, for properties that every ruleset must have. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Battle, basesOnTable } from '../../src/engine/battle.ts';
import { rectangleOfBase } from '../../src/engine/board/rectangles.ts';
import type { Leg } from '../../src/engine/command.ts';
import { onTable } from '../../src/engine/moves/trace.ts';
import { offTable } from '../../src/engine/outcomes/ground.ts';
import { overlapDepth } from '../../src/geometry/overlap.ts';
import { type BaseWords, baseOf, battleOf } from './battle.ts';
import { overlaps } from './playing.ts';

const mm = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((tenths) => tenths / 10);

/** A leg of a move with limits for its distance and its degrees, or the given leg of one ruleset. */
export const anyLeg = (ahead: number, degrees: number, own: Leg): fc.Arbitrary<Leg> =>
  fc.oneof(
    mm(ahead).map((forward): Leg => ({ forward })),
    mm(60).map((back): Leg => ({ back })),
    mm(60).map((shift): Leg => ({ shift: shift - 30 })),
    fc
      .tuple(fc.constantFrom('left' as const, 'right' as const), mm(degrees))
      .map(([pivot, turn]): Leg => ({ pivot, degrees: turn })),
    fc.constant<Leg>(own),
  );

const inCrowd = (troops: readonly string[]) =>
  fc.record({
    troop: fc.constantFrom(...troops),
    side: fc.constantFrom('red', 'red', 'red', 'blue'),
    x: fc.integer({ min: -4, max: 4 }),
    y: fc.integer({ min: 0, max: 26 }),
    facing: fc.constantFrom(0, 0, 0, 0, 0, 90, 180, 270, 30, 170),
    /** Behind the base before it and in contact, instead of at x and y. */
    behind: fc.boolean(),
  });

/** Are all bases on the table, without an overlap? */
const allFit = (battle: Battle): boolean =>
  overlaps(battle).length === 0 &&
  basesOnTable(battle).every((base) => !offTable(battle, rectangleOfBase(base)));

/**
 * Two to nine bases of these troops in a crowded corner of the table, on a grid of 20 mm by 10 mm. Bases that would
 * overlap are left out. `sized` sets the size of a base in the ruleset.
 */
export const crowdOf = (
  troops: readonly string[],
  table: readonly [number, number],
  sized: (words: BaseWords) => BaseWords = (words) => words,
): fc.Arbitrary<readonly BaseWords[]> =>
  fc.array(inCrowd(troops), { minLength: 2, maxLength: 9 }).map((list) => {
    const found: BaseWords[] = [];
    for (const [at, { x, y, behind, ...rest }] of list.entries()) {
      const before = found.at(-1);
      const follows = behind && before && rest.facing === 0 && before.facing === 0;
      const place = follows
        ? ([before.at?.[0] ?? 0, (before.at?.[1] ?? 0) - baseOf(before).depth] as const)
        : ([300 + x * 20, 60 + y * 10] as const);
      const base = sized({ id: `b${at}`, ...rest, at: place });
      if (allFit(battleOf({ table, bases: [...found, base] }))) found.push(base);
    }
    return found;
  });

/** After every move all bases must be on the table, and overlap by no more than the tolerance. */
export function expectSound(battle: Battle): void {
  const bases = basesOnTable(battle);
  for (const [at, base] of bases.entries()) {
    const mine = rectangleOfBase(base);
    expect(onTable(battle, mine.box)).toBe(true);
    for (const other of bases.slice(at + 1))
      expect(overlapDepth(mine, rectangleOfBase(other))).toBeLessThan(0.06);
  }
}
