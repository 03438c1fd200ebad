import { expect, test } from 'vitest';
import { OUTLINES } from '../../../engine/setup/outlines.ts';
import { TERRAIN_KINDS } from '../ground/going.ts';
import { drawnFor, KINDS, layingOf } from './terrain-kinds.ts';

test('every kind of terrain but strongholds can be laid', () => {
  const wanted = TERRAIN_KINDS.filter((kind) => kind !== 'stronghold');
  expect(KINDS.map(({ kind }) => kind).toSorted()).toEqual(wanted.toSorted());
  expect(layingOf('stronghold')).toBeNull();
});

test('areas have several outlines, small and larger; islands are drawn by hand', () => {
  for (const { kind } of KINDS.filter(({ laying, kind }) => laying === 'area' && kind !== 'island'))
    for (const size of ['small', 'medium'] as const) {
      const drawn = OUTLINES.filter((each) => drawnFor(kind).includes(each.kind) && each.size === size);
      expect(drawn.length).toBeGreaterThanOrEqual(3);
    }
});
