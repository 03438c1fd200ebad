import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { snappedTo } from './deploy-snapping.ts';

const ZONE = { minX: 0, minY: 0, maxX: 1200, maxY: 300 };

/** The place of A when it is put down by hand near F and G, which stand side by side at 600 and 640. */
function putDown(x: number, y: number, reach = 10): readonly number[] {
  const battle = battleOf({
    bases: [
      { id: 'A', at: [100, 100], facing: 0, size: [40, 20] },
      { id: 'F', at: [600, 200], facing: 0, size: [40, 20] },
      { id: 'G', at: [640, 200], facing: 0, size: [40, 20] },
    ],
  });
  const [placed] = snappedTo(battle, [{ base: 'A', pose: { x, y, facing: 0 } }], ZONE, reach);
  return placed ? [placed.pose.x, placed.pose.y] : [];
}

test('a base put down a little over another base goes beside it, with level fronts', () => {
  expect(putDown(680.6, 199.5)).toEqual([680, 200]);
  expect(putDown(679.4, 203)).toEqual([680, 200]);
  expect(putDown(553, 200)).toEqual([560, 200]);
});

test('or straight behind it, or before it', () => {
  expect(putDown(602, 180.5)).toEqual([600, 180]);
  expect(putDown(641, 224)).toEqual([640, 220]);
});

test('or only touches it if it is too far from being level', () => {
  expect(putDown(683, 185)).toEqual([680, 185]);
});

test('a base stays in place if it is farther away, or if it would overlap others', () => {
  expect(putDown(700, 200)).toEqual([700, 200]);
  expect(putDown(620, 200)).toEqual([620, 200]);
  expect(putDown(684.5, 200, 4)).toEqual([684.5, 200]);
});
