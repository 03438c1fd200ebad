import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { anyLeg, expectSound } from '../../../../test/support/by-chance.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import { legalCandidates } from '../../../engine/moves/family.ts';
import { nearestLegal } from '../../../engine/moves/nearest.ts';
import { type Probe, probe } from '../../../engine/moves/probe.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { bnb } from '../index.ts';
import { afterOrder, order, ordersIn } from './moves.test-support.ts';

const TROOPS = [
  'Reg Bd (O)',
  'Irr Wb (O)',
  'Reg Ps (O)',
  'Irr LH (O)',
  'Reg Cv (O)',
  'Reg Ax (O)',
  'Irr HCh (O)',
  'Bg',
];

/** Bases on a loose grid without overlaps, some in line and some turned. */
const baseIn = (column: number, row: number): fc.Arbitrary<BaseWords> =>
  fc
    .record({
      troop: fc.constantFrom(...TROOPS),
      turned: fc.boolean(),
      facing: fc.integer({ min: -60, max: 60 }),
      x: fc.integer({ min: 0, max: 12 }),
      y: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ troop, turned, facing, x, y }) => {
      const side = row < 2 ? 'red' : 'blue';
      const ahead = side === 'red' ? 0 : 180;
      return {
        id: `${side}${row}${column}`,
        side,
        troop,
        at: [220 + column * 100 + (turned ? x : 0), 210 + row * 100 + (turned ? y : 0)] as const,
        facing: turned ? ahead + facing : ahead,
      };
    });

const CELLS = [0, 1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => [column, row] as const));

const TERRAIN: readonly TerrainWords[] = [
  { kind: 'Wd', id: 'wood', area: box(300, 330, 420, 420) },
  { kind: 'brush', id: 'brush', area: box(520, 300, 640, 380) },
  { kind: 'La', id: 'lake', area: box(700, 380, 800, 420) },
];

const wishes = fc.record({
  bases: fc.tuple(...CELLS.map(([column, row]) => baseIn(column, row))),
  kept: fc.array(fc.boolean(), { minLength: CELLS.length, maxLength: CELLS.length }),
  path: fc.array(anyLeg(160, 90, { turnabout: true }), { minLength: 1, maxLength: 3 }),
  which: fc.nat(),
});

interface Wish {
  readonly battle: Battle;
  readonly command: MoveCommand;
}

function wishOf({
  bases,
  kept,
  path,
  which,
}: {
  bases: BaseWords[];
  kept: boolean[];
  path: Leg[];
  which: number;
}): Wish | null {
  const words = bases.filter((_, at) => kept[at]);
  const own = words.filter((base) => base.side === 'red');
  const mover = own[which % Math.max(1, own.length)];
  if (!mover) return null;
  const battle = ordersIn({ bases: words, terrain: TERRAIN });
  return { battle, command: { type: 'move', bases: [mover.id], path, align: false } };
}

function expectStops(battle: Battle, probed: Probe): void {
  let off = 0;
  for (const stop of probed.stops) {
    expect(stop.judgement.length).toBeLessThanOrEqual(stop.judgement.allowance + EQUAL_LENGTH);
    expect(stop.off).toBeGreaterThanOrEqual(off);
    off = stop.off;
    const decision = order(battle, stop.command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    expectSound(decision.battle);
    for (const { base, pose } of stop.judgement.ends) {
      expect(decision.battle.bases.find((each) => each.id === base)?.pose).toEqual(pose);
    }
  }
}

describe('any wished move', () => {
  it('is cut short to legal ends that the referee accepts, the nearest first', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        if (!wish) return;
        expectStops(wish.battle, probe(bnb, wish.battle, wish.command, 'red'));
      }),
      { numRuns: 150 },
    );
  });

  it('is judged as the referee decides it', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        if (!wish) return;
        const decision = order(wish.battle, wish.command);
        const judged = probe(bnb, wish.battle, wish.command, 'red').wish;
        expect(decision.ok).toBe(judged.reasons.length === 0);
        if (!decision.ok) expect(decision.reasons).toEqual(judged.reasons);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the family of moves', () => {
  it('holds moves that the referee accepts', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        if (!wish) return;
        const found = legalCandidates(bnb, wish.battle, wish.command.bases);
        for (const { command } of found) expectSound(afterOrder(wish.battle, command));
      }),
      { numRuns: 15 },
    );
  });

  it('answers a refused wish with its nearest move', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const wish = wishOf(drawn);
        if (!wish) return;
        const nearest = nearestLegal(bnb, wish.battle, wish.command, 'red');
        if (nearest) expect(order(wish.battle, nearest.command).ok).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
