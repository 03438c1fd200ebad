import { expect, test } from 'vitest';
import type { TerrainPiece } from '../../../engine/battle.ts';
import { terrainFaults } from './ground-faults.ts';

const LINE = [
  { x: 0, y: 300 },
  { x: 1200, y: 300 },
];
const AREA = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 250 },
];

const keysOf = (...pieces: readonly Partial<TerrainPiece>[]): readonly string[] =>
  terrainFaults(pieces.map((piece, at) => ({ id: `${at}`, kind: 'Rv', ...piece }))).map(({ key }) => key);

const crossing = (x: number, y: number, kind = 'bridge') => ({ crossings: [{ at: [x, y] as const, kind }] });

test.each<[string, Partial<TerrainPiece>]>([
  ['fault.needs-line', { area: AREA }],
  ['fault.needs-line', { kind: 'UR', area: AREA }],
  ['fault.needs-area', { kind: 'Wd', line: LINE }],
  ['fault.no-extent', { line: [LINE[0] as never, LINE[0] as never] }],
  ['fault.no-extent', { kind: 'Wd', area: [...LINE, { x: 600, y: 300 }] }],
  ['fault.hill-cover', { kind: 'H(S)', area: AREA, cover: 'lava' }],
  ['fault.hill-slopes', { kind: 'H(S)', area: AREA, slopes: 'flat' }],
  ['fault.crossing-kind', { line: LINE, ...crossing(600, 300, 'tunnel') }],
  ['fault.crossing-off-river', { line: LINE, width: 30, ...crossing(600, 330) }],
  ['fault.crossing-off-river', { kind: 'UR', line: LINE, ...crossing(600, 300) }],
])('%s: %j', (key, piece) => expect(keysOf(piece)).toEqual([key]));

test('legal terrain has no faults', () => {
  expect(keysOf({ line: LINE, width: 30, ...crossing(600, 312) })).toEqual([]);
  expect(keysOf({ line: LINE }, { kind: 'PR', line: LINE, ...crossing(600, 300, 'ford') })).toEqual([]);
  expect(keysOf({ kind: 'PR', line: LINE, ...crossing(50, 300) }, { kind: 'WW', area: AREA })).toEqual([]);
  expect(keysOf({ kind: 'H(S)', area: AREA, cover: 'V', slopes: 'gentle' })).toEqual([]);
  expect(keysOf({ kind: 'Wd', area: AREA, cover: 'whatever' })).toEqual([]);
});
