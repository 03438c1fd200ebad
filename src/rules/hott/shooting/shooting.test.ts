import { describe, expect, it } from 'vitest';
import {
  type BaseWords,
  battleOf,
  box,
  onTable,
  type TerrainWords,
} from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { sized } from '../outcomes/outcomes.test-support.ts';
import { mostDirect } from './directness.ts';
import { edgeShotAt, targetFaults } from './shot-line.ts';
import { candidatesAt, companyOf, fightOf, isFromBehind, leftOut, targetsOf } from './shots.ts';
import { targetOf, targetOfBase } from './target.ts';

type Row = readonly [
  id: string,
  troop: string,
  x: number,
  y: number,
  facing: number,
  more?: Partial<BaseWords>,
];

/** Ids from Q on are blue. */
function board(rows: readonly Row[], terrain: readonly TerrainWords[] = []): Battle {
  const bases = rows.map(([id, troop, x, y, facing, more]) =>
    sized({ id, troop, at: [x, y], facing, side: id < 'Q' ? 'red' : 'blue', ...more }),
  );
  return battleOf({ ruleset: 'hott', table: [600, 600], bases, terrain });
}

const A: Row = ['A', 'Shooters', 300, 300, 0];
const Z: Row = ['Z', 'Hordes', 300, 345, 180];
const targets = (battle: Battle, id = 'A') => targetsOf(battle, onTable(battle, id)).map((each) => each.id);
const rules = (battle: Battle, id = 'A', at = 'Z') => {
  const target = targetOf(battle, at);
  return target ? targetFaults(battle, onTable(battle, id), target).map(({ rule }) => rule) : null;
};
const edge = (battle: Battle, id = 'A', at = 'Z') =>
  edgeShotAt(battle, onTable(battle, id), targetOfBase(onTable(battle, at)))?.name ?? null;

describe('the edge shot at', () => {
  it('is the front if the whole front is in sight', () => {
    expect(edge(board([A, Z]))).toBe('front');
    expect(edge(board([A, ['Z', 'Hordes', 300, 345, 200]]))).toBe('front');
  });

  it('is a side if the front is out of reach, and the rear only if the sides are too', () => {
    expect(edge(board([A, ['Z', 'Hordes', 330, 345, 90]]))).toBe('right');
    expect(edge(board([A, ['Z', 'Hordes', 300, 360, 0]]))).toBe('rear');
  });

  it('is never one that only lies along a line of the shot', () => {
    // The right side of Z starts in line with the left end of A's front.
    const blocked: Row = ['Y', 'Blades', 335, 325, 180];
    expect(rules(board([A, Z, blocked]))).toEqual(['hott.shoot.8']);
    const free: Row = ['Z', 'Hordes', 322, 345, 180];
    expect(edge(board([A, free, ['Y', 'Blades', 345, 325, 180]]))).toBe('right');
  });
});

describe('sight', () => {
  it('is not blocked by what only touches a line', () => {
    expect(rules(board([A, Z, ['C', 'Blades', 260, 325, 0]]))).toEqual([]);
    expect(rules(board([A, Z, ['C', 'Blades', 260.2, 325, 0]]))).toEqual(['hott.shoot.8']);
  });

  it('ends at a crest, unless the front of the shooter or the edge of the target is on it', () => {
    const hill = (y: number): TerrainWords => ({
      kind: 'gentle-hill',
      area: box(200, 280, 400, 400),
      crest: [
        [220, y],
        [380, y],
      ],
    });
    expect(rules(board([A, Z], [hill(320)]))).toEqual(['hott.shoot.11']);
    expect(rules(board([A, Z], [hill(300)]))).toEqual([]);
    expect(rules(board([A, Z], [hill(345)]))).toEqual([]);
    expect(rules(board([A, Z], [hill(346)]))).toEqual([]);
    expect(rules(board([A, Z], [hill(344)]))).toEqual(['hott.shoot.11']);
  });

  it('goes out of the rim of a wood and into it, not through another wood', () => {
    const wood = (id: string, bottom: number, top: number): TerrainWords => ({
      id,
      kind: 'wood',
      area: box(240, bottom, 360, top),
    });
    expect(rules(board([A, Z], [wood('w', 240, 312.5)]))).toEqual([]);
    expect(rules(board([A, Z], [wood('w', 240, 313)]))).toEqual(['hott.shoot.11']);
    expect(rules(board([A, Z], [wood('w', 332.5, 400)]))).toEqual([]);
    expect(rules(board([A, Z], [wood('w', 332, 400)]))).toEqual(['hott.shoot.11']);
    expect(rules(board([A, Z], [wood('v', 240, 312), wood('w', 333, 400)]))).toEqual([]);
    expect(rules(board([A, Z], [wood('v', 240, 312), wood('w', 320, 330)]))).toEqual(['hott.shoot.11']);
  });

  it('does not go through a wood from rim to rim', () => {
    const wood = (bottom: number, top: number): TerrainWords => ({
      kind: 'wood',
      area: box(200, bottom, 400, top),
    });
    expect(rules(board([A, Z], [wood(295, 330)]))).toEqual(['hott.shoot.11']);
    expect(rules(board([A, Z], [wood(295, 318)]))).toEqual([]);
    expect(rules(board([A, Z], [wood(290, 355)]))).toEqual(['hott.shoot.11']);
  });

  it('to an edge partly in a wood depends on its deepest point', () => {
    const wood: TerrainWords = { kind: 'bua', area: box(310, 330, 400, 420) };
    const wider: TerrainWords = { kind: 'bua', area: box(300, 330, 400, 420) };
    expect(rules(board([A, Z], [wood]))).toEqual([]);
    expect(rules(board([A, Z], [wider]))).toEqual(['hott.shoot.11']);
  });
});

describe('the shooter that is shot back at', () => {
  const direct = (rows: readonly Row[]) => {
    const battle = board([['Z', 'Shooters', 300, 345, 180], ...rows]);
    const shooters = rows.map(([id]) => onTable(battle, id));
    return mostDirect(onTable(battle, 'Z'), shooters).map(({ id }) => id);
  };

  it('is the one least far beside the strip ahead, even if others are nearer', () => {
    expect(
      direct([
        ['A', 'Shooters', 345, 320, 0],
        ['B', 'Shooters', 300, 297, 0],
      ]),
    ).toEqual(['B']);
  });

  it('is then the one nearest to the middle line of the strip', () => {
    expect(
      direct([
        ['A', 'Shooters', 325, 320, 0],
        ['B', 'Shooters', 284, 297, 0],
      ]),
    ).toEqual(['B']);
  });

  it('is then the nearest, else any that is left', () => {
    expect(
      direct([
        ['A', 'Shooters', 320, 300, 0],
        ['B', 'Shooters', 280, 303, 0],
      ]),
    ).toEqual(['B']);
    expect(
      direct([
        ['A', 'Shooters', 320, 300, 0],
        ['B', 'Shooters', 280, 300, 0],
      ]),
    ).toEqual(['A', 'B']);
  });
});

describe('elements that shoot together', () => {
  const many: readonly Row[] = [
    ['A', 'Shooters', 320, 300, 0],
    ['B', 'Shooters', 280, 300, 0],
    ['C', 'Shooters', 365, 318, 315],
    ['D', 'Shooters', 235, 318, 45],
    ['Z', 'Behemoth', 300, 340, 180],
  ];
  const battle = board(many);
  const candidates = candidatesAt(battle, 'red', targetOfBase(onTable(battle, 'Z')));

  it('are three at most, first those that have no other target', () => {
    expect(candidates.map(({ base, bound }) => [base.id, bound])).toEqual(
      ['A', 'B', 'C', 'D'].map((id) => [id, true]),
    );
    expect(companyOf(candidates, 'D')).toEqual(['D', 'A', 'B']);
    const loose = candidates.map((each) => ({ ...each, bound: each.base.id === 'C' }));
    expect(companyOf(loose, 'D')).toEqual(['D', 'C', 'A']);
    expect(leftOut(loose, ['D'])).toEqual(['C']);
    expect(leftOut(candidates, ['A', 'B', 'C'])).toEqual([]);
  });

  it('do not count a fourth', () => {
    const volley = { target: 'Z', shooters: ['A', 'B', 'C', 'D'], back: null, returning: [] };
    expect(fightOf(battle, volley).shooters).toEqual(['A', 'B', 'C']);
    withDropped(['hott.shoot.22'], () =>
      expect(fightOf(battle, volley).shooters).toEqual(['A', 'B', 'C', 'D']),
    );
  });

  it('shoot from behind only if all of them do', () => {
    const turned = board([A, ['B', 'Shooters', 300, 390, 180], ['Z', 'Blades', 300, 345, 0]]);
    expect(isFromBehind(turned, ['A'], 'Z')).toBe(true);
    expect(isFromBehind(turned, ['A', 'B'], 'Z')).toBe(false);
    expect(isFromBehind(turned, ['B'], 'Z')).toBe(false);
  });
});

describe('a stronghold', () => {
  const keep: TerrainWords = { id: 'keep', kind: 'stronghold', side: 'blue', area: box(260, 340, 340, 400) };

  it('is shot at unless an enemy front touches it, and hides the ground behind it', () => {
    expect(targets(board([A, ['Z', 'Hordes', 300, 430, 180]], [keep]))).toEqual(['keep']);
    const beside = board([A, ['B', 'Blades', 365, 340, 0]], [keep]);
    expect(rules(beside, 'A', 'keep')).toEqual([]);
    expect(rules(board([A, ['B', 'Blades', 330, 340, 0]], [keep]), 'A', 'keep')).toContain('hott.shoot.5');
  });
});
