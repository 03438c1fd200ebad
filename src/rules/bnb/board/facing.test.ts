import { describe, expect, it } from 'vitest';
import { idsOf, onTable } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { rectangleOf } from '../../../geometry/rectangle.ts';
import { battle } from '../combat/combat.test-support.ts';
import { engagementDistance, facingDistance, mostDirectlyFacing } from './facing.ts';

const BD = 'Reg Bd (O)';

describe('engagement distance', () => {
  const a = rectangleOf({ x: 200, y: 200, facing: 0 }, 40, 15);

  it('is the distance straight ahead to a front', () => {
    expect(
      engagementDistance(a, rectangleOf({ x: 200, y: 260, facing: 524288 }, 40, 15), 'front'),
    ).toBeCloseTo(60, 6);
  });

  it('takes the nearer corner of a short edge', () => {
    // The flank lies on y = 260 from x = 190 to 205: the front may begin at 190 or end at 205.
    const z = rectangleOf({ x: 205, y: 280, facing: 262144 }, 40, 15);
    expect(engagementDistance(a, z, 'right')).toBeCloseTo(Math.sqrt(60 * 60 + 10 * 10), 6);
  });

  it('takes the farther corner when it must turn', () => {
    const z = rectangleOf({ x: 200, y: 200, facing: 0 }, 40, 15);
    expect(engagementDistance(z, z, 'front')).toBeCloseTo(40, 6);
    expect(engagementDistance(z, z, 'rear')).toBeCloseTo(15, 6);
  });
});

describe('most directly facing', () => {
  const facing = (board: ReturnType<typeof battle>, ...ids: string[]) =>
    idsOf(
      mostDirectlyFacing(
        board,
        onTable(board, 'A'),
        ids.map((id) => onTable(board, id)),
      ),
    );

  it('is the enemy reached by the shortest move', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Y', BD, 200, 260, 180],
      ['Z', BD, 240, 250, 180],
    ]);
    expect(facing(board, 'Y', 'Z')).toEqual(['Y']);
    withDropped(['bnb.facing.1'], () => expect(facing(board, 'Y', 'Z')).toHaveLength(2));
    withDropped(['bnb.facing.5'], () => expect(facing(board, 'Y', 'Z')).toHaveLength(2));
  });

  it('gives all of equal enemies', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Y', BD, 180, 260, 180],
      ['Z', BD, 220, 260, 180],
    ]);
    expect(facing(board, 'Y', 'Z')).toEqual(['Y', 'Z']);
  });

  it('measures the touched edge in contact', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Z', BD, 180, 190, 90],
    ]);
    // A touches Z's front, and must wheel to lie along it.
    const touched = facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'));
    expect(touched).toBe(facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'), 'front'));
    withDropped(['bnb.facing.2'], () =>
      expect(facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'))).toBeLessThan(touched),
    );
  });

  it('measures the best of all edges without contact', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Z', BD, 205, 280, 90],
    ]);
    const best = facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'));
    expect(best).toBe(facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'), 'right'));
    withDropped(['bnb.facing.4'], () =>
      expect(facingDistance(board, onTable(board, 'A'), onTable(board, 'Z'))).toBeGreaterThan(best),
    );
  });
});
