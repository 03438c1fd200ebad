import { describe, expect, test } from 'vitest';
import { touchesOf } from '../../geometry/contact.ts';
import { facingFromDegrees } from '../../geometry/exact.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import {
  flankAttacked,
  flankOf,
  isAligned,
  isOverlap,
  isSupport,
  rearAttacked,
  startsBehind,
  startsBeside,
} from './positions.ts';

/** A base 40 mm wide and 15 mm deep. */
const at = (x: number, y: number, degrees = 0): Rectangle =>
  rectangleOf({ x, y, facing: facingFromDegrees(degrees) }, 40, 15);

/** The other base faces south with the middle of its front at 300, 300. */
const other = at(300, 300, 180);

/** The names of all positions in which a base touches it. */
const positionsOf = (mine: Rectangle): readonly string[] => {
  const touches = touchesOf(mine, other);
  return Object.entries({
    aligned: isAligned(touches),
    support: isSupport(touches),
    overlap: isOverlap(touches),
    left: flankAttacked(touches) === 'left',
    right: flankAttacked(touches) === 'right',
    rear: rearAttacked(touches),
  }).flatMap(([name, is]) => (is ? [name] : []));
};

describe('a base that touches another', () => {
  test.each([
    ['front on front', at(300, 300), ['aligned', 'overlap']],
    ['front on part of the front', at(320, 300), []],
    ['front corner on front corner', at(260, 300), ['overlap']],
    ['side by side, facing alike', at(340, 300, 180), ['overlap']],
    ['front on the rear', at(300, 315, 180), ['support', 'rear']],
    ['front on part of the rear', at(310, 315, 180), ['rear']],
    ['front on its left flank', at(320, 322, 270), ['left']],
    ['front on its right flank', at(280, 322, 90), ['right']],
    ['front on a flank, but no front corner on it', at(320, 307, 270), []],
    ['nothing', at(300, 200), []],
  ])('%s', (_, mine, positions) => {
    expect(positionsOf(mine)).toEqual(positions);
  });
});

describe('the start of a move', () => {
  test('is beside a flank if it is wholly beside it and not before the front', () => {
    expect(startsBeside(at(400, 340), other, 'left')).toBe(true);
    expect(startsBeside(at(330, 340), other, 'left')).toBe(false);
    expect(startsBeside(at(400, 310), other, 'left')).toBe(false);
    expect(startsBeside(at(400, 340), other, 'right')).toBe(false);
  });

  test('is behind if it is wholly behind the line of the rear', () => {
    expect(startsBehind(at(300, 330), other)).toBe(true);
    expect(startsBehind(at(300, 329), other)).toBe(false);
  });
});

test('corners belong to flanks as edges do', () => {
  expect((['left', 'rear-right', 'front', 'rear'] as const).map(flankOf)).toEqual([
    'left',
    'right',
    null,
    null,
  ]);
});
