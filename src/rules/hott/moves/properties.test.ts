import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { anyLeg, expectSound } from '../../../../test/support/by-chance.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import { legalCandidates } from '../../../engine/moves/family.ts';
import { probe } from '../../../engine/moves/probe.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { hott } from '../index.ts';
import { order, ordersIn } from './moves.test-support.ts';

const TROOPS = ['Blades', 'Warband', 'Riders', 'Knights', 'Flyers', 'Hero', 'Sneakers', 'Artillery'] as const;

/** A rank of red shooters, and other bases on a loose grid without overlaps. */
const RANK: readonly BaseWords[] = [0, 1, 2].map((at) => ({
  id: `rank${at}`,
  side: 'red',
  troop: 'Shooters',
  at: [260 + at * 40, 60] as const,
}));

const CELLS = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const));

const baseIn = (column: number, row: number): fc.Arbitrary<BaseWords> =>
  fc
    .record({
      troop: fc.constantFrom(...TROOPS),
      facing: fc.constantFrom(0, 0, 0, 20, 90, 180, 270),
      x: fc.integer({ min: 0, max: 10 }),
    })
    .map(({ troop, facing, x }) => {
      const side = row < 1 ? 'red' : 'blue';
      return {
        id: `${side}${row}${column}`,
        side,
        troop,
        at: [100 + column * 100 + x, 170 + row * 90] as const,
        facing: side === 'red' ? facing : (facing + 180) % 360,
      };
    });

const TERRAIN: readonly TerrainWords[] = [
  { kind: 'wood', id: 'wood', area: box(60, 200, 200, 300) },
  {
    kind: 'river',
    id: 'river',
    line: [
      [420, 0],
      [430, 600],
    ],
    width: 30,
  },
];

const wishes = fc.record({
  bases: fc.tuple(...CELLS.map(([column, row]) => baseIn(column, row))),
  kept: fc.array(fc.boolean(), { minLength: CELLS.length, maxLength: CELLS.length }),
  path: fc.array(anyLeg(140, 60, { column: { head: 'rank1' } }), { minLength: 1, maxLength: 3 }),
  which: fc.nat(),
});

function wishOf(drawn: { bases: BaseWords[]; kept: boolean[]; path: Leg[]; which: number }) {
  const words = drawn.bases.filter((_, at) => drawn.kept[at]);
  const single = words.filter((base) => base.side === 'red')[drawn.which % 4];
  const bases = single ? [single.id] : RANK.map(({ id }) => id);
  const battle = ordersIn({ bases: [...RANK, ...words], terrain: TERRAIN });
  const command: MoveCommand = { type: 'move', bases, path: drawn.path };
  return { battle, command };
}

describe('any wished move', () => {
  it('is judged as the referee decides it, and cut short to a legal end that the referee accepts', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const { battle, command } = wishOf(drawn);
        const probed = probe(hott, battle, command, 'red');
        const decision = order(battle, command);
        expect(decision.ok).toBe(probed.wish.reasons.length === 0);
        for (const stop of probed.stops) {
          expect(stop.judgement.length).toBeLessThanOrEqual(stop.judgement.allowance + EQUAL_LENGTH);
          const made = order(battle, stop.command);
          if (!made.ok) throw new Error(JSON.stringify(made.reasons));
          expectSound(made.battle);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the family of moves', () => {
  it('holds moves that the referee accepts', () => {
    fc.assert(
      fc.property(wishes, (drawn) => {
        const { battle, command } = wishOf(drawn);
        for (const found of legalCandidates(hott, battle, command.bases)) {
          const made = order(battle, found.command);
          if (!made.ok) throw new Error(JSON.stringify(made.reasons));
          expectSound(made.battle);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('offers a group to form a column', () => {
    const battle = ordersIn({ bases: RANK.slice(0, 2) });
    const columns = legalCandidates(hott, battle, ['rank0', 'rank1']).filter(
      ({ candidate }) => candidate.kind === 'column',
    );
    expect(columns.map(({ judgement }) => Math.round(judgement.length))).toEqual([50, 50]);
  });

  it('brings an element into full contact', () => {
    const battle = ordersIn({
      bases: [
        { id: 'A', side: 'red', troop: 'Riders', at: [300, 200] },
        { id: 'Z', side: 'blue', troop: 'Blades', at: [320, 270], facing: 180 },
      ],
    });
    const fronts = legalCandidates(hott, battle, ['A']).filter(({ judgement }) =>
      judgement.contacts.some(({ name }) => name === 'front-to-front'),
    );
    expect(fronts.length).toBeGreaterThan(0);
  });
});
