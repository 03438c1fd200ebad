import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, type TerrainWords } from '../../../../test/support/battle.ts';
import { crowdOf } from '../../../../test/support/by-chance.ts';
import { overlaps } from '../../../../test/support/playing.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { begin } from '../../../engine/game/decide.ts';
import { offTable } from '../../../engine/outcomes/ground.ts';
import { distance } from '../../../geometry/point.ts';
import { hott } from '../index.ts';
import { BASE_WIDTH } from '../measures.ts';
import { ELEMENTS } from '../troops/troops.ts';
import { play, pursues, sized, standingAt, suffers } from './outcomes.test-support.ts';

const TERRAIN: readonly TerrainWords[] = [
  { kind: 'wood', area: box(200, 60, 280, 120) },
  { kind: 'rough', area: box(330, 250, 420, 330) },
];

const scene = fc.tuple(
  crowdOf(ELEMENTS, [600, 600], sized),
  fc.constantFrom('recoil', 'flee', 'flee-off', 'pursue'),
  fc.nat({ max: 20 }),
  fc.constantFrom([], TERRAIN),
);

describe('outcome moves in a crowd', () => {
  test('no base ever overlaps another or leaves the board, and none goes back farther than its recoil', () => {
    fc.assert(
      fc.property(scene, ([bases, outcome, who, terrain]) => {
        const mover = bases[who % bases.length];
        if (!mover) return;
        const frame = outcome === 'pursue' ? pursues(mover.id) : suffers(mover.id, outcome);
        const { battle, events } = play({ bases, terrain }, frame);
        expect(overlaps(battle)).toEqual([]);
        for (const base of basesOnTable(battle)) expect(offTable(battle, rectangleOfBase(base))).toBe(false);
        if (outcome !== 'recoil') return;
        const deepest = Math.max(0, ...bases.map((base) => sized(base).size?.[1] ?? 0));
        const told = events.find((event) => event.type === 'recoiled');
        expect(Number(told?.figures?.went ?? 0)).toBeLessThanOrEqual(BASE_WIDTH + deepest * bases.length);
      }),
      { numRuns: 300 },
    );
  });

  test('a recoil with free ground behind goes the depth or width of the base, straight back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ELEMENTS), fc.nat({ max: 359 }), (troop, facing) => {
        const start = standingAt({ bases: [{ id: 'a', troop, at: [300, 300], facing }] }, [
          suffers('a', 'recoil'),
        ]);
        const { battle } = begin(hott, start);
        const [from, to] = [start.bases[0], battle.bases[0]];
        if (!from?.pose || !to?.pose) throw new Error('it is gone');
        expect(distance(from.pose, to.pose)).toBeCloseTo(Math.min(from.depth, BASE_WIDTH), 2);
        expect(to.pose.facing).toBe(from.pose.facing);
      }),
      { numRuns: 100 },
    );
  });
});
