import { describe, expect, it } from 'vitest';
import { battleOf, onTable } from '../../../../test/support/battle.ts';
import { apart, bends, mayGroup } from './groups.ts';

const SIZE = [40, 20] as const;
const GROUND = 'Blades';
const AERIAL = 'Flyers';

function two(first: string, second: string, x: number, y: number, size: readonly [number, number] = SIZE) {
  const battle = battleOf({
    ruleset: 'hott',
    bases: [
      { id: 'A', troop: first, at: [300, 300], size: SIZE },
      { id: 'B', troop: second, at: [x, y], size },
    ],
  });
  return { battle, a: onTable(battle, 'A'), b: onTable(battle, 'B') };
}

describe('two neighbours', () => {
  it.each<[number, number, readonly [number, number], boolean]>([
    // Side by side with level fronts, on either side.
    [340, 300, SIZE, true],
    [260, 300, SIZE, true],
    [340, 301, SIZE, false],
    [340, 290, SIZE, false],
    [341, 300, SIZE, false],
    // One straight behind the other, by the depth of the one in front.
    [300, 280, SIZE, true],
    [300, 320, SIZE, true],
    [300, 330, [40, 30], true],
    [300, 320, [40, 30], false],
    [300, 280, [40, 30], true],
    [301, 280, SIZE, false],
    [300, 279, SIZE, false],
    [300, 321, SIZE, false],
    [340, 280, SIZE, false],
  ])('of which one stands at %d, %d and is %j large: %s', (x, y, size, expected) => {
    const { battle, a, b } = two(GROUND, GROUND, x, y, size);
    expect(mayGroup(battle, a, b)).toBe(expected);
    expect(mayGroup(battle, b, a)).toBe(expected);
  });

  it.each([
    [GROUND, GROUND, true],
    [AERIAL, AERIAL, true],
    [AERIAL, GROUND, false],
    [GROUND, AERIAL, false],
  ])('%s and %s may be in one group: %s', (first, second, expected) => {
    const { battle, a, b } = two(first, second, 340, 300);
    expect(mayGroup(battle, a, b)).toBe(expected);
    expect(apart([a, b])).toHaveLength(expected ? 0 : 1);
    expect(apart([a])).toEqual([]);
  });
});

describe('a bent column', () => {
  const road = (x: number) => ({
    kind: 'road',
    area: [
      [x, 0],
      [x + 60, 0],
      [x + 60, 700],
      [x, 700],
    ] as const,
  });
  it.each([
    ['on a road', 270, true],
    ['beside a road', 500, false],
  ])('may be in one group %s', (_, x, expected) => {
    const { battle, a, b } = two(GROUND, GROUND, 300, 280);
    const terrain = battleOf({ ruleset: 'hott', terrain: [road(x)] }).terrain;
    expect(bends(terrain, a, b)).toBe(expected);
    expect(bends(battle.terrain, a, b)).toBe(false);
  });
});
