import { describe, expect, it } from 'vitest';
import { battleOf, box, onTable, type TerrainWords } from '../../../../test/support/battle.ts';
import {
  atEdge,
  flightDistance,
  restOfFlight,
  shunnedBy,
  stopsAt,
} from '../../../debellis/outcomes/ground.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { shows } from '../dbm.test-support.ts';
import { DBM } from '../game.ts';

const KINDS = ['recoil', 'withdraw', 'push', 'flee', 'pursue'] as const;

function position(troop: string, terrain: readonly TerrainWords[] = []) {
  const bases = [{ id: 'A', troop, at: [900, 600] as const, size: [40, 20] as const }];
  const battle = battleOf({ ruleset: 'dbm', table: [1800, 1200], bases, terrain });
  return { battle, base: onTable(battle, 'A') };
}

const wayOf = (kind: OutcomeWay['kind'], troop: string): OutcomeWay =>
  ({ kind, mover: position(troop).base }) as OutcomeWay;

describe('a flight', () => {
  // A tactical move and 50 paces more: 25 mm for 50 paces.
  it.each([
    ['Reg Bd (O)', 'GGo', 150],
    ['Reg Bd (O)', 'DGo', 150],
    ['Irr LH (O)', 'GGo', 300],
  ])('of %s in %s goes %d paces', (troop, going, expected) => {
    const { base } = position(troop);
    shows('dbm.flee.4', () => flightDistance(DBM, base, going) * 2, expected);
  });

  it.each([
    [0, 0],
    [15, 15],
    [1000, 75],
  ])('after a recoil of %d mm is shorter by %d mm', (recoiled, less) => {
    const { base } = position('Reg Bd (O)');
    expect(flightDistance(DBM, base, 'GGo') - restOfFlight(DBM, base, 'GGo', recoiled)).toBe(less);
  });
});

describe('a table edge', () => {
  it.each(KINDS)('on the way of a %s', (kind) => {
    const pursues = kind === 'pursue';
    expect(atEdge(DBM, position('Reg Bd (O)').battle, wayOf(kind, 'Reg Bd (O)'), 'north')).toEqual({
      does: pursues ? 'stop' : 'lost',
      rule: pursues ? 'dbm.pursue.11' : 'dbm.flee.4',
    });
  });
});

describe('ground in the way', () => {
  const area = box(850, 700, 950, 800);
  const lake: TerrainWords = { kind: 'WW', area };
  const river: TerrainWords = { kind: 'Rv', area };
  const wood: TerrainWords = { kind: 'Wd', area };

  it.each<[string, TerrainWords, OutcomeWay['kind'], DbmClause | null]>([
    ...KINDS.map((kind): [string, TerrainWords, OutcomeWay['kind'], DbmClause | null] => [
      'a lake',
      lake,
      kind,
      kind === 'pursue' ? 'dbm.pursue.10' : 'dbm.flee.10',
    ]),
    ...KINDS.map((kind): [string, TerrainWords, OutcomeWay['kind'], DbmClause | null] => [
      'a river',
      river,
      kind,
      kind === 'pursue' ? 'dbm.pursue.10' : null,
    ]),
    ...KINDS.map((kind): [string, TerrainWords, OutcomeWay['kind'], DbmClause | null] => [
      'a wood',
      wood,
      kind,
      null,
    ]),
  ])('%s (%j) ends a %s by %s', (_, words, kind, expected) => {
    const { battle } = position('Reg Bd (O)', [words]);
    const [piece] = battle.terrain;
    if (!piece) throw new Error('no piece');
    expect(stopsAt(DBM, battle, wayOf(kind, 'Reg Bd (O)'), piece, false)).toBe(expected);
    expect(stopsAt(DBM, battle, wayOf(kind, 'Reg Bd (O)'), piece, true)).toBe(null);
  });
});

describe('difficult going', () => {
  // An element at (900, 600) faces north; blades flee 75 mm in difficult going.
  const shunned = (near: number, kind = 'Wd', recoiled = 0, troop = 'Reg Bd (O)') => {
    const { battle, base } = position(troop, [{ kind, area: box(800, 600 + near, 1000, 800 + near) }]);
    return shunnedBy(DBM, battle, base, recoiled).length === 1;
  };

  it.each<[string, boolean, boolean]>([
    ['that it reaches in this bound', shunned(70), false],
    ['whose edge lies exactly at the end of its move', shunned(75), true],
    ['that it cannot reach', shunned(80), true],
    ['that it could reach but for its recoil', shunned(70, 'Wd', 10), true],
    ['that it stands in', shunned(-10), false],
    ['that is rough', shunned(80, 'rocky'), false],
    ['that is good', shunned(80, 'fields'), false],
    ['that faster troops reach', shunned(90, 'Wd', 0, 'Irr Ps (O)'), false],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });
});
