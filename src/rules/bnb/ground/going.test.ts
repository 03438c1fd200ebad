import { expect, test } from 'vitest';
import {
  type BaseWords,
  battleOf,
  box,
  onTable,
  type TerrainWords,
} from '../../../../test/support/battle.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { withDropped } from '../../../engine/effects.ts';
import { board } from '../board/index.ts';
import { standsHigher } from './heights.ts';

const rules = { board } as Ruleset;
const ALL = ['Reg Bd (O)', 'Irr Cm (O)', 'Irr LH (X)', 'Irr LH (O)', 'Reg Ps (O)'] as const;

function going(
  troop: string,
  piece: Partial<TerrainWords> & { kind: string },
  at: readonly [number, number] = [500, 400],
) {
  const battle = battleOf({
    bases: [{ id: 'a', troop, at }],
    terrain: [{ area: box(400, 300, 600, 500), ...piece }],
  });
  const base = onTable(battle, 'a');
  return goingUnder(rules, battle, base, rectangleOfBase(base));
}

const of = (piece: Partial<TerrainWords> & { kind: string }) => ALL.map((troop) => going(troop, piece));
const good = ['GGo', 'GGo', 'GGo', 'GGo', 'GGo'];
const rough = ['RGo', 'RGo', 'RGo', 'RGo', 'RGo'];
const difficult = ['DGo', 'DGo', 'DGo', 'DGo', 'DGo'];
const roughButCamels = ['RGo', 'DGo', 'DGo', 'RGo', 'RGo'];

test('ground that is good going', () => {
  expect(of({ kind: 'fields' })).toEqual(good);
  expect(of({ kind: 'H(G)' })).toEqual(good);
  expect(of({ kind: 'H(S)', slopes: 'gentle' })).toEqual(good);
});

test('dunes are good going for camels and troops that count as camels, difficult for all others', () => {
  expect(of({ kind: 'D' })).toEqual(['DGo', 'GGo', 'GGo', 'DGo', 'DGo']);
  expect(withDropped(['bnb.troop.33'], () => of({ kind: 'D' }))).toEqual(['DGo', 'GGo', 'DGo', 'DGo', 'DGo']);
});

test('rough going is difficult for camels, except brush', () => {
  expect(of({ kind: 'brush' })).toEqual(rough);
  for (const kind of ['rocky', 'marsh', 'gully']) expect(of({ kind })).toEqual(roughButCamels);
  expect(of({ kind: 'BUA', size: 'small' })).toEqual(roughButCamels);
});

test('ground that is difficult for all', () => {
  for (const kind of ['O', 'V', 'Wd', 'H(S)']) expect(of({ kind })).toEqual(difficult);
  expect(of({ kind: 'BUA', size: 'medium' })).toEqual(difficult);
});

test('a built-up area without a size takes it from its outline', () => {
  expect(going('Reg Bd (O)', { kind: 'BUA' })).toBe('DGo');
  expect(going('Reg Bd (O)', { kind: 'BUA', area: box(450, 350, 550, 450) })).toBe('RGo');
});

test('lakes and seas are impassable, roads change nothing, and the going of a river depends on its width', () => {
  for (const kind of ['WW', 'La']) expect(of({ kind })).toEqual(Array(5).fill('impassable'));
  const line = {
    line: [
      [0, 400],
      [1200, 400],
    ],
  } as const;
  const lineOf = (kind: string, width: number) => goingUnderLine({ kind, width, ...line });
  expect(lineOf('PR', 20)).toBe('GGo');
  expect(lineOf('UR', 20)).toBe('GGo');
  expect(lineOf('Rv', 30)).toBe('RGo');
  expect(lineOf('Rv', 31)).toBe('DGo');
});

function goingUnderLine(piece: TerrainWords) {
  const battle = battleOf({ bases: [{ id: 'a', at: [500, 400] }], terrain: [piece] });
  const base = onTable(battle, 'a');
  return goingUnder(rules, battle, base, rectangleOfBase(base));
}

test('a part in difficult going counts, but not touching its outline', () => {
  expect(going('Reg Bd (O)', { kind: 'Wd' }, [381, 400])).toBe('DGo');
  expect(going('Reg Bd (O)', { kind: 'Wd' }, [380, 400])).toBe('GGo');
  expect(withDropped(['bnb.terrain.72'], () => going('Reg Bd (O)', { kind: 'Wd' }, [381, 400]))).toBe('GGo');
});

test('a row of the table that is out of force changes its ground', () => {
  const without = (clause: string, kind: string, troop = 'Reg Bd (O)', more = {}) =>
    withDropped([clause], () => going(troop, { kind, ...more }));
  expect(without('bnb.terrain.47', 'La')).toBe('GGo');
  expect(without('bnb.terrain.57', 'D')).toBe('GGo');
  expect(without('bnb.terrain.59', 'rocky')).toBe('GGo');
  expect(without('bnb.terrain.61', 'Wd')).toBe('GGo');
  expect(without('bnb.terrain.62', 'rocky', 'Irr Cm (O)')).toBe('RGo');
  expect(without('bnb.terrain.65', 'BUA', 'Reg Bd (O)', { size: 'small' })).toBe('DGo');
  expect(without('bnb.terrain.66', 'BUA')).toBe('GGo');
  expect(without('bnb.terrain.67', 'H(S)')).toBe('GGo');
  expect(without('bnb.terrain.56', 'H(G)')).toBe('DGo');
  expect(without('bnb.terrain.1', 'Wd', 'Reg Bd (O)', { area: box(0, 0, 10, 10) })).toBe('RGo');
});

test('upper ground: the rear edge reaches higher than every point of the enemy', () => {
  const hill: TerrainWords = {
    kind: 'H(G)',
    area: box(400, 200, 800, 400),
    crest: [
      [500, 300],
      [700, 300],
    ],
  };
  const higher = (
    a: Partial<BaseWords>,
    z: Partial<BaseWords>,
    terrain: readonly TerrainWords[] = [hill],
  ) => {
    const battle = battleOf({
      bases: [
        { id: 'a', at: [600, 350], facing: 0, ...a },
        { id: 'z', side: 'blue', at: [600, 350], facing: 180, ...z },
      ],
      terrain,
    });
    return standsHigher(battle.terrain, onTable(battle, 'a'), onTable(battle, 'z'));
  };
  expect(higher({}, {})).toBe(true);
  expect(higher({ facing: 180 }, { facing: 0 })).toBe(false);
  expect(higher({}, {}, [{ ...hill, kind: 'D' }])).toBe(false);
  // Both reach the crest itself, and equal heights are not higher.
  expect(higher({ at: [600, 315] }, { at: [600, 315], size: [40, 40], facing: 0 })).toBe(false);
  expect(withDropped(['bnb.terrain.73'], () => higher({}, {}))).toBe(false);
});
