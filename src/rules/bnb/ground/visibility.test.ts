import { expect, test } from 'vitest';
import {
  type BaseWords,
  battleOf,
  box,
  onTable,
  type TerrainWords,
} from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { board } from '../board/index.ts';

/** Does `a`, at x and facing east, see `z`, whose front edge faces west? */
function sees(
  terrain: readonly TerrainWords[],
  a: Partial<BaseWords>,
  z: Partial<BaseWords>,
  dropped: readonly string[] = [],
) {
  const battle = battleOf({
    terrain,
    bases: [
      { id: 'a', at: [100, 300], facing: 90, ...a },
      { id: 'z', side: 'blue', at: [500, 300], facing: 270, ...z },
    ],
  });
  return withDropped(dropped, () => board.sees(battle, onTable(battle, 'a'), onTable(battle, 'z')));
}

const piece = (kind: string, more: Partial<TerrainWords> = {}): TerrainWords => ({
  kind,
  area: box(400, 100, 700, 500),
  ...more,
});

test('in the open all bases are seen, and bases do not block sight', () => {
  expect(sees([], {}, {})).toBe(true);
  expect(sees([piece('rocky')], {}, {})).toBe(true);
  expect(sees([], {}, {}, ['bnb.visibility.9'])).toBe(false);
  const battle = battleOf({
    bases: [
      { id: 'a', at: [100, 300], facing: 90 },
      { id: 'm', side: 'blue', at: [300, 300], facing: 90, size: [400, 15] },
      { id: 'z', side: 'blue', at: [500, 300], facing: 270 },
    ],
  });
  expect(board.sees(battle, onTable(battle, 'a'), onTable(battle, 'z'))).toBe(true);
});

// How far a base wholly inside is seen from outside, and by a base inside too, in millimetres.
test.each([
  ['BUA', 30, 30, 'bnb.visibility.1'],
  ['Wd', 30, 30, 'bnb.visibility.2'],
  ['O', 90, 90, 'bnb.visibility.3'],
  ['D', 60, 60, 'bnb.visibility.4'],
] as const)('%s conceals beyond %d mm from outside, %d mm inside', (kind, outside, inside, rule) => {
  const near = { at: [400 + 1, 300] } as const;
  const from = (distance: number): Partial<BaseWords> => ({ at: [401 - distance, 300] });
  expect(sees([piece(kind)], from(outside), near)).toBe(true);
  expect(sees([piece(kind)], from(outside + 1), near)).toBe(false);
  expect(sees([piece(kind)], from(outside + 1), near, [rule])).toBe(true);
  expect(sees([piece(kind)], { at: [430, 300] }, { at: [430 + inside, 300] })).toBe(true);
  expect(sees([piece(kind)], { at: [430, 300] }, { at: [431 + inside, 300] })).toBe(false);
  // Lines run through it only as far as a base may look into it.
  const beyond = (width: number) => sees([piece(kind, { area: box(300, 0, 300 + width, 700) })], {}, {});
  expect(beyond(inside)).toBe(true);
  expect(beyond(inside + 1)).toBe(false);
});

test('a base partly outside is not concealed', () => {
  expect(sees([piece('Wd')], {}, { at: [395, 300] })).toBe(true);
});

test('brush and vines conceal only skirmishers, and block no line', () => {
  for (const kind of ['brush', 'V']) {
    expect(sees([piece(kind)], {}, { at: [410, 300] })).toBe(true);
    expect(sees([piece(kind)], {}, { at: [410, 300], troop: 'Reg Ps (O)' })).toBe(false);
    expect(sees([piece(kind)], { at: [320, 300] }, { at: [410, 300], troop: 'Reg Ps (O)' })).toBe(true);
    expect(sees([piece(kind, { area: box(200, 0, 400, 700) })], {}, {})).toBe(true);
  }
});

test('only bases at the edge of a gully are seen from outside, and only from its edge a base sees in', () => {
  const gully = [piece('gully')];
  expect(sees(gully, {}, { at: [500, 300] })).toBe(false);
  expect(sees(gully, {}, { at: [400, 300] })).toBe(true);
  expect(sees(gully, { at: [400, 300] }, { at: [500, 300] })).toBe(true);
  expect(sees(gully, { at: [450, 300] }, { at: [600, 300] })).toBe(true);
});

test('a base that all but touches the edge of a gully sees into it', () => {
  const gully = [piece('gully')];
  expect(sees(gully, { at: [399.97, 300] }, { at: [500, 300] })).toBe(true);
  expect(sees(gully, { at: [395, 300] }, { at: [500, 300] })).toBe(false);
});

const ridge = {
  crest: [
    [550, 100],
    [550, 500],
  ],
} as const;

test('a base sees nothing beyond a crest from outside, and 1 MU beyond it from the hill', () => {
  const hill = [piece('H(G)', ridge)];
  expect(sees(hill, {}, { at: [530, 300] })).toBe(true);
  expect(sees(hill, {}, { at: [551, 300] })).toBe(false);
  expect(sees(hill, {}, { at: [800, 300] })).toBe(false);
  expect(sees(hill, {}, { at: [800, 300] }, ['bnb.visibility.10'])).toBe(true);
  expect(sees(hill, { at: [450, 300] }, { at: [580, 300] })).toBe(true);
  expect(sees(hill, { at: [450, 300] }, { at: [581, 300] })).toBe(false);
  expect(sees(hill, { at: [450, 300] }, { at: [581, 300] }, ['bnb.visibility.7'])).toBe(true);
});

test('on steep slopes a base sees 2 MU', () => {
  const hill = [piece('H(S)', ridge)];
  expect(sees(hill, { at: [430, 300] }, { at: [490, 300] })).toBe(true);
  expect(sees(hill, { at: [430, 300] }, { at: [491, 300] })).toBe(false);
  expect(sees(hill, { at: [430, 300] }, { at: [491, 300] }, ['bnb.visibility.8'])).toBe(true);
  expect(sees([piece('H(S)', { ...ridge, slopes: 'gentle' })], { at: [430, 300] }, { at: [491, 300] })).toBe(
    true,
  );
});
