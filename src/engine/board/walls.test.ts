import { describe, expect, it } from 'vitest';
import { facingFromDegrees } from '../../geometry/exact.ts';
import type { Base, Battle, PlacedBase, TerrainPiece } from '../battle.ts';
import { enemyContacts } from './contacts.ts';
import { wallsMannedBy } from './walls.ts';

const SECTION: TerrainPiece = {
  id: 'w',
  kind: 'TF',
  side: 'blue',
  line: [
    { x: 120, y: 105 },
    { x: 80, y: 105 },
  ],
  width: 10,
};

const base = (id: string, side: string, x: number, y: number, degrees: number): Base => ({
  id,
  side,
  troop: 'any',
  width: 40,
  depth: 20,
  place: 'table',
  pose: { x, y, facing: facingFromDegrees(degrees) },
  marks: {},
  bound: {},
  start: null,
});

const ATTACKER = base('a', 'red', 100, 100, 0);
const DEFENDER = base('z', 'blue', 100, 110, 180);

const battleWith = (terrain: Battle['terrain'], bases: readonly Base[]): Battle => ({
  ruleset: 'any',
  options: {},
  table: { width: 400, depth: 400 },
  terrain,
  sides: [
    { id: 'red', edge: 'south', facts: {} },
    { id: 'blue', edge: 'north', facts: {} },
  ],
  bases,
  turn: { round: 1, bound: 1, active: 'red', pips: {}, drawOffered: null },
  own: {},
  flow: { phase: '', stack: [], awaits: [] },
  result: null,
});

const met = (terrain: Battle['terrain'], bases: readonly Base[]) =>
  enemyContacts(battleWith(terrain, bases), ATTACKER as PlacedBase).map(({ base: other, name }) => [
    other.id,
    name,
  ]);

describe('contact across a wall', () => {
  it('joins the outer edge to the bases at the inner edge', () => {
    expect(met([SECTION], [ATTACKER, DEFENDER])).toEqual([['z', 'front-to-front']]);
  });

  it('needs the wall, an owner of the wall, and a front edge on its inner edge', () => {
    const { side: _, ...unowned } = SECTION;
    expect(met([], [ATTACKER, DEFENDER])).toEqual([]);
    expect(met([unowned], [ATTACKER, DEFENDER])).toEqual([]);
    expect(met([SECTION], [ATTACKER, base('z', 'blue', 100, 111, 180)])).toEqual([]);
    expect(met([SECTION], [ATTACKER, base('z', 'blue', 100, 130, 0)])).toEqual([]);
  });

  it('is known also for a place that is only tried', () => {
    const battle = battleWith([SECTION], [ATTACKER, DEFENDER]);
    expect(wallsMannedBy(battle, DEFENDER as PlacedBase).map(({ id }) => id)).toEqual(['w']);
    expect(wallsMannedBy(battle, ATTACKER as PlacedBase)).toEqual([]);
  });
});
