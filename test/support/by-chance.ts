/** Bases, legs and options drawn by chance, for properties that any ruleset must have. */
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

/** A leg of a move: at most so far ahead and so many degrees, or one that only this ruleset has. */
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
    /** Behind the one before it, touching, instead of at x and y. */
    behind: fc.boolean(),
  });

/** Do all bases stand on the table, none on another? */
const allFit = (battle: Battle): boolean =>
  overlaps(battle).length === 0 &&
  basesOnTable(battle).every((base) => !offTable(battle, rectangleOfBase(base)));

/**
 * Two to nine bases of these troops on 20 mm and 10 mm steps in a crowded corner of the table, those that overlap
 * left out. `sized` gives a base the size that its ruleset says.
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

/** After any move all bases stand on the table, and none overlaps another by more than the tolerance. */
export function expectSound(battle: Battle): void {
  const bases = basesOnTable(battle);
  for (const [at, base] of bases.entries()) {
    const mine = rectangleOfBase(base);
    expect(onTable(battle, mine.box)).toBe(true);
    for (const other of bases.slice(at + 1))
      expect(overlapDepth(mine, rectangleOfBase(other))).toBeLessThan(0.06);
  }
}
