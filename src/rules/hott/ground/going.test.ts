import { expect, test } from 'vitest';
import { box, pieceOf } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { isFlatGoodGoing } from './going.ts';

const piece = (kind: string) => pieceOf({ kind, area: box(0, 0, 100, 100) });

test('no part of a hill is flat good going, not even its level top', () => {
  expect(isFlatGoodGoing(piece('gentle-hill'))).toBe(false);
  expect(withDropped(['hott.term.11'], () => isFlatGoodGoing(piece('gentle-hill')))).toBe(true);
});

test('beaches, roads and islands are flat good going; bad going, water and cliffs are not', () => {
  const flat = ['beach', 'road', 'island', 'wood', 'steep-hill', 'lake', 'cliff'].filter((kind) =>
    isFlatGoodGoing(piece(kind)),
  );
  expect(flat).toEqual(['beach', 'road', 'island']);
});
