import { describe, expect, it, test } from 'vitest';
import { box, idsOf, onTable } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { isCohesive } from './cohesion.ts';
import { battle, rules } from './combat.test-support.ts';
import { flankAttacksCounted, overlapsCounted, overlapsOf, supportsOf } from './help.ts';

const BD = 'Reg Bd (O)';
const overlaps = (board: Battle, id = 'Z') =>
  overlapsOf(board, onTable(board, id)).map(({ by, flank }) => [by.id, flank]);

/** Z faces south against A; its left is east. */
const PAIR = [
  ['A', BD, 200, 200, 0],
  ['Z', BD, 200, 200, 180],
] as const;

describe('overlap', () => {
  test.each([
    ['bnb.overlap.2', 'front corner on front corner', ['B', BD, 240, 200, 0], 'left'],
    ['bnb.overlap.2', 'on the other flank', ['B', BD, 160, 200, 0], 'right'],
    ['bnb.overlap.3', 'flank on flank, side by side', ['B', BD, 240, 215, 0], 'left'],
    ['bnb.overlap.3', 'flank on flank in part, facing back', ['B', BD, 160, 210, 180], 'right'],
  ] as const)('%s: %s', (rule, _, other, flank) => {
    const board = battle([...PAIR, other]);
    expect(overlaps(board)).toEqual([['B', flank]]);
    withDropped([rule], () => expect(overlaps(board)).toEqual([]));
  });

  it('is not made by a base in close combat', () => {
    const board = battle([...PAIR, ['B', BD, 240, 200, 0], ['Y', BD, 260, 200, 180]]);
    expect(overlaps(board)).toEqual([]);
    withDropped(['bnb.overlap.5'], () => expect(overlaps(board)).toEqual([['B', 'left']]));
  });

  it('is not made flank on flank by a base that fights another enemy', () => {
    const board = battle([...PAIR, ['B', BD, 240, 215, 0], ['Y', BD, 240, 215, 180]]);
    expect(overlaps(board)).toEqual([]);
    withDropped(['bnb.overlap.5'], () => expect(overlaps(board)).toEqual([['B', 'left']]));
  });

  it('counts once for each flank', () => {
    const board = battle([...PAIR, ['B', BD, 240, 200, 0], ['C', BD, 240, 215, 0]]);
    expect(overlaps(board)).toEqual([
      ['B', 'left'],
      ['C', 'left'],
    ]);
    expect(overlapsCounted(board, onTable(board, 'Z'))).toEqual([{ by: 'B', flank: 'left' }]);
    withDropped(['bnb.overlap.4'], () => expect(overlapsCounted(board, onTable(board, 'Z'))).toHaveLength(2));
  });

  it("is not a flank attacker's on that flank, and never baggage's", () => {
    const flanked = battle([
      ['A', BD, 220, 220, 270],
      ['Z', BD, 200, 200, 180],
    ]);
    expect(overlaps(flanked)).toEqual([]);
    const besideBg = battle([...PAIR, ['B', 'Bg', 240, 200, 0]]);
    expect(overlaps(besideBg)).toEqual([]);
    withDropped(['bnb.troop.35'], () => expect(overlaps(besideBg)).toEqual([['B', 'left']]));
    const bg = battle([
      ['B', BD, 240, 200, 0],
      ['Z', 'Bg', 200, 200, 180],
    ]);
    expect(overlaps(bg)).toEqual([]);
    withDropped(['bnb.troop.26'], () => expect(overlaps(bg)).toEqual([['B', 'left']]));
  });
});

describe('help of bases in close combat', () => {
  it('goes only to the main opponent of their own (bnb.combat.6, bnb.combat.7)', () => {
    const bases = [...PAIR, ['B', BD, 220, 220, 270]] as const;
    const board = battle(bases);
    const flank = (of: Battle) => flankAttacksCounted(of, onTable(of, 'Z'));
    expect(flank(board)).toEqual([{ by: 'B', flank: 'left' }]);
    // Y in B's rear is B's main opponent.
    const busy = battle([...bases, ['Y', BD, 235, 220, 270]]);
    expect(flank(busy)).toEqual([]);
    withDropped(['bnb.combat.6'], () => expect(flank(busy)).toHaveLength(1));
  });
});

describe('support', () => {
  const supports = (board: Battle) => idsOf(supportsOf(rules, board, onTable(board, 'A')));

  it('comes from full contact with the rear edge, rank after rank', () => {
    const board = battle([...PAIR, ['B', BD, 200, 185, 0], ['C', BD, 200, 170, 0]]);
    expect(supports(board)).toEqual(['B', 'C']);
    withDropped(['bnb.support.1'], () => expect(supports(board)).toEqual([]));
  });

  it('needs corner on corner', () => {
    expect(supports(battle([...PAIR, ['B', BD, 201, 185, 0]]))).toEqual([]);
    expect(supports(battle([...PAIR, ['B', BD, 200, 170, 180]]))).toEqual([]);
  });

  it('is not given in DGo, even by a part of it', () => {
    const wood = { kind: 'Wd', area: box(210, 160, 260, 180) };
    expect(supports(battle([...PAIR, ['B', BD, 200, 185, 0]], { terrain: [wood] }))).toEqual([]);
    const beside = { kind: 'Wd', area: box(220, 160, 260, 180) };
    expect(supports(battle([...PAIR, ['B', BD, 200, 185, 0]], { terrain: [beside] }))).toEqual(['B']);
  });

  it('is not given by one that fights another enemy', () => {
    const board = battle([...PAIR, ['B', BD, 200, 185, 0], ['Y', BD, 220, 165, 270]]);
    expect(supports(board)).toEqual([]);
    withDropped(['bnb.support.2'], () => expect(supports(board)).toEqual(['B']));
  });

  it('is never given by baggage', () => {
    const board = battle([...PAIR, ['B', 'Bg', 200, 185, 0]]);
    expect(supports(board)).toEqual([]);
    withDropped(['bnb.troop.35'], () => expect(supports(board)).toEqual(['B']));
  });
});

describe('cohesion', () => {
  const cohesive = (left: string, right: string, marks = {}) => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['B', left, 160, 200, 0, { marks }],
      ['C', right, 240, 200, 0],
    ]);
    return isCohesive(rules, board, onTable(board, 'A'));
  };

  it('needs like friends, or the commander-in-chief, on both sides', () => {
    expect(cohesive(BD, BD)).toBe(true);
    expect(cohesive('Reg Bd (I)', BD)).toBe(false);
    expect(cohesive('Irr Bd (O)', BD)).toBe(false);
    expect(cohesive('Reg Cv (O)', BD)).toBe(false);
    expect(cohesive('Reg Cv (O)', BD, { cInC: 1 })).toBe(true);
  });

  it('needs front corners that touch', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['B', BD, 160, 200, 0],
      ['C', BD, 240, 195, 0],
    ]);
    expect(isCohesive(rules, board, onTable(board, 'A'))).toBe(false);
  });
});
