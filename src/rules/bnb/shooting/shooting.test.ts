import { describe, expect, it, test } from 'vitest';
import { type BaseWords, box, idsOf, onTable, type TerrainWords } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { battle, rules } from '../combat/combat.test-support.ts';
import { aimsOf, isCompulsory, validTargets } from './aims.ts';
import { ableShooters } from './shooters.ts';
import { compulsoryAims, shotFaults } from './shots.ts';

const BW = 'Reg Bw (O)';
const BD = 'Reg Bd (O)';
type Row = readonly [string, string, number, number, number, Partial<BaseWords>?];
const A: Row = ['A', BW, 200, 200, 0];

const targets = (board: Battle, id = 'A') => idsOf(validTargets(rules, board, onTable(board, id)));
const aims = (board: Battle) =>
  Object.fromEntries(aimsOf(rules, board).map(({ shooter, at }) => [shooter.id, at.id]));
const options = (board: Battle, id = 'A') =>
  idsOf(aimsOf(rules, board).find(({ shooter }) => shooter.id === id)?.options ?? []);
const faults = (board: Battle, base: string, target: string) =>
  shotFaults(rules, board, { base, target }).map(({ rule }) => rule);

describe('shooters', () => {
  const able = (bound: Record<string, number>, troop = BW) =>
    idsOf(ableShooters(battle([['A', troop, 200, 200, 0, { bound }]])));

  test.each([
    ['bnb.shoot.1', { fled: 1 }],
    ['bnb.shoot.2', { far: 1 }],
    ['bnb.shoot.3', { moved: 31 }],
    ['bnb.shoot.6', { shot: 1 }],
  ])('%s forbids a Bw to shoot', (rule, bound) => {
    expect(able(bound)).toEqual([]);
    withDropped([rule], () => expect(able(bound)).toEqual(['A']));
  });

  it('are Bw that moved no more than 1 MU', () => {
    expect(able({ moved: 30, tactical: 1 })).toEqual(['A']);
    expect(able({}, 'Reg Ps (O) bow')).toEqual([]);
  });

  it('are not in close combat, but may overlap', () => {
    const fighting = battle([A, ['Z', BD, 200, 200, 180]]);
    expect(idsOf(ableShooters(fighting))).toEqual([]);
    withDropped(['bnb.shoot.12'], () => expect(idsOf(ableShooters(fighting))).toEqual(['A']));
    const overlapping = battle([A, ['B', BD, 240, 200, 0], ['Z', BD, 240, 200, 180]]);
    expect(idsOf(ableShooters(overlapping))).toEqual(['A']);
  });

  it('have a reason why another type cannot shoot', () => {
    expect(
      faults(
        battle([
          ['A', BD, 200, 200, 0],
          ['Z', BD, 200, 260, 180],
        ]),
        'A',
        'Z',
      ),
    ).toEqual(['bnb.shoot.7']);
  });
});

describe('targets', () => {
  const at = (x: number, y: number, terrain: readonly TerrainWords[] = [], ...more: readonly Row[]) =>
    battle([A, ['Z', BD, x, y, 180], ...more], { terrain });

  it('have two corners in a zone 4 MU wide and 3 MU deep', () => {
    expect(targets(at(200, 290))).toEqual(['Z']);
    expect(targets(at(200, 291))).toEqual([]);
    expect(targets(at(240, 240))).toEqual(['Z']);
    // Only the nearer corners of the side are in the zone.
    expect(targets(at(279, 240))).toEqual(['Z']);
    expect(targets(at(281, 240))).toEqual([]);
    withDropped(['bnb.shoot.8'], () => expect(targets(at(281, 240))).toEqual(['Z']));
    withDropped(['bnb.shoot.9'], () => expect(targets(at(200, 260))).toEqual([]));
    expect(faults(at(281, 240), 'A', 'Z')).toContain('bnb.shoot.8');
  });

  test.each([
    ['a friend', ['B', BD, 200, 230, 0]],
    ['an enemy', ['Y', BD, 200, 230, 180]],
  ] as const)('are not shot at over %s', (_, between) => {
    const board = at(200, 280, [], between);
    expect(targets(board)).not.toContain('Z');
    expect(faults(board, 'A', 'Z')).toEqual(['bnb.shoot.10']);
    withDropped(['bnb.shoot.10', 'bnb.shoot.11'], () => expect(targets(board)).toContain('Z'));
  });

  it('are not shot at through a gap', () => {
    const board = at(200, 280, [], ['X', BD, 160, 240, 180], ['Y', BD, 240, 240, 180]);
    expect(targets(board)).not.toContain('Z');
    expect(faults(board, 'A', 'Z')).toEqual(['bnb.shoot.11']);
    withDropped(['bnb.shoot.11'], () => expect(targets(board)).toContain('Z'));
  });

  it('are not in close combat, but may overlap (bnb.shoot.13)', () => {
    const board = at(200, 260, [], ['B', 'Reg Ps (O)', 240, 260, 0], ['Y', BD, 240, 260, 180]);
    expect(targets(board)).toEqual(['Z']);
    const fighting = at(200, 260, [], ['B', BD, 180, 275, 90]);
    expect(targets(fighting)).toEqual([]);
    withDropped(['bnb.shoot.12'], () => expect(targets(fighting)).toEqual(['Z']));
  });

  it('are in sight', () => {
    const wood = { kind: 'Wd', area: box(150, 205, 250, 255) };
    expect(targets(at(200, 270, [wood]))).toEqual([]);
    withDropped(['bnb.shoot.14'], () => expect(targets(at(200, 270, [wood]))).toEqual(['Z']));
  });
});

describe('the choice of a target', () => {
  it('takes the one most directly facing', () => {
    // Z is nearer, but farther to engage.
    const board = battle([A, ['Y', BD, 200, 250, 180], ['Z', BD, 240, 235, 180]]);
    expect(aims(board)).toEqual({ A: 'Y' });
    expect(faults(board, 'A', 'Z')).toEqual(['bnb.shoot.16']);
    withDropped(['bnb.shoot.16'], () => expect(aims(board)).toEqual({ A: 'Z' }));
  });

  it('then takes the nearest', () => {
    // Both are equally far to engage; the nearer one stands farther aside.
    const board = battle([A, ['Y', BD, 200, 250, 180], ['Z', BD, 240, 230, 180]]);
    expect(aims(board)).toEqual({ A: 'Z' });
    withDropped(['bnb.shoot.17'], () => expect(options(board)).toEqual(['Y', 'Z']));
  });

  it('then is left to the player', () => {
    const bases: readonly Row[] = [A, ['Y', BD, 180, 250, 180], ['Z', BD, 220, 250, 180]];
    expect(options(battle(bases))).toEqual(['Y', 'Z']);
    const chosen = battle(bases, { own: { shootingAims: { A: 'Z' } } });
    expect(aims(chosen)).toEqual({ A: 'Z' });
    withDropped(['bnb.shoot.18'], () => expect(aims(chosen)).toEqual({ A: 'Y' }));
  });

  it('may ignore Ps for others', () => {
    const board = battle([A, ['Y', 'Reg Ps (O)', 170, 230, 180], ['Z', BD, 240, 240, 180]]);
    expect(options(board)).toEqual(['Y', 'Z']);
    expect(faults(board, 'A', 'Z')).toEqual([]);
    withDropped(['bnb.shoot.19'], () => expect(options(board)).toEqual(['Y']));
    expect(options(battle([A, ['Y', 'Reg Ps (O)', 200, 230, 180]]))).toEqual(['Y']);
  });

  it('takes its shooter for a Bw that is shot at', () => {
    // Y would shoot at B, straight before it, but A shoots at Y.
    const board = battle([
      ['A', BW, 165, 200, 0],
      ['B', 'Reg Ax (O)', 206, 200, 0],
      ['Y', BW, 201, 250, 180],
    ]);
    expect(aims(board)).toEqual({ A: 'Y', Y: 'A' });
    expect(faults({ ...board, turn: { ...board.turn, active: 'blue' } }, 'Y', 'B')).toEqual(['bnb.shoot.20']);
    withDropped(['bnb.shoot.20'], () => expect(aims(board)).toEqual({ A: 'Y', Y: 'B' }));
  });
});

describe('giving up', () => {
  const EL: Row = ['Z', 'Irr El (O)', 200, 260, 180];
  it('is allowed against an elephant that would trample friends', () => {
    const board = battle([A, EL, ['B', BD, 200, 310, 0]]);
    expect(aimsOf(rules, board).map((aim) => isCompulsory(board, aim))).toEqual([false]);
    withDropped(['bnb.shoot.21'], () => expect(compulsoryAims(rules, board)).toHaveLength(1));
    expect(compulsoryAims(rules, battle([A, EL]))).toHaveLength(1);
    expect(compulsoryAims(rules, battle([A, ['Z', BD, 200, 260, 180], ['B', BD, 200, 310, 0]]))).toHaveLength(
      1,
    );
  });

  it('is not allowed otherwise, and no target is shot at twice', () => {
    const board = battle([A, ['Z', BD, 200, 260, 180, { bound: { shotAt: 1 } }]]);
    expect(targets(board)).toEqual(['Z']);
    withDropped(['bnb.shoot.34'], () => expect(targets(board)).toEqual([]));
    expect(compulsoryAims(rules, board)).toEqual([]);
    expect(faults(board, 'A', 'Z')).toEqual(['bnb.shoot.33']);
    withDropped(['bnb.shoot.33'], () => expect(faults(board, 'A', 'Z')).toEqual([]));
    withDropped(['bnb.shoot.6'], () => expect(compulsoryAims(rules, battle([A, EL]))).toEqual([]));
  });
});
