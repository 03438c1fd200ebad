import { describe, expect, it } from 'vitest';
import { type BaseWords, box, idsOf, onTable, type TerrainWords } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { assess } from '../combat/assess.ts';
import { battle, rules } from '../combat/combat.test-support.ts';
import { shootingAdvantages } from './advantages.ts';
import { aimsOf } from './aims.ts';
import { secondRankOf, withSecondRanks } from './shooters.ts';
import { fightOfShot, shotOf } from './shots.ts';

const BW = 'Reg Bw (O)';
const BD = 'Reg Bd (O)';
type Row = readonly [string, string, number, number, number, Partial<BaseWords>?];
const A: Row = ['A', BW, 200, 200, 0];

const aims = (board: Battle) =>
  Object.fromEntries(aimsOf(rules, board).map(({ shooter, at }) => [shooter.id, at.id]));

describe('second ranks', () => {
  const behind = (
    text: string,
    words: { terrain?: TerrainWords[]; more?: readonly Row[]; bound?: Record<string, number> } = {},
  ) => {
    const board = battle(
      [
        A,
        ['B', text, 200, 180, 0, { bound: words.bound ?? {} }],
        ['Z', BD, 200, 260, 180],
        ...(words.more ?? []),
      ],
      { terrain: words.terrain ?? [] },
    );
    return secondRankOf(rules, board, onTable(board, 'A'))?.id ?? null;
  };

  it('are Bw directly behind, with the same drill, grade and weapon, and not in DGo', () => {
    expect(behind(BW)).toBe('B');
    withDropped(['bnb.shoot.27'], () => expect(behind(BW)).toBeNull());
    expect(behind('Irr Bw (O)')).toBeNull();
    expect(behind('Reg Bw (I)')).toBeNull();
    expect(behind('Reg Bw (O) crossbow')).toBeNull();
    expect(behind(BD)).toBeNull();
    expect(behind(BW, { bound: { moved: 40 } })).toBeNull();
    expect(behind(BW, { terrain: [{ kind: 'V', area: box(190, 150, 230, 170) }] })).toBeNull();
  });

  it('have no rank behind themselves (bnb.shoot.29)', () => {
    const board = battle([A, ['B', BW, 200, 180, 0], ['C', BW, 200, 160, 0], ['Z', BD, 200, 260, 180]]);
    expect(withSecondRanks(rules, board, [onTable(board, 'A')])).toEqual(['A', 'B']);
    expect(aims(board)).toEqual({ A: 'Z' });
  });
});

describe('shooting advantages', () => {
  const FRONT: readonly Row[] = [
    A,
    ['B', BW, 240, 200, 0],
    ['C', BW, 160, 200, 0],
    ['D', BW, 200, 180, 0],
    ['Z', BD, 200, 260, 180],
  ];
  const board = battle(FRONT);
  const count = (ids: readonly string[], target = 'Z', on = board) =>
    shootingAdvantages(rules, on, ids, onTable(on, target)).map(({ rule }) => rule);

  it('come from the second and the third shooter', () => {
    expect(count(['A'])).toEqual([]);
    expect(count(['A', 'B'])).toEqual(['bnb.shoot.26']);
    expect(count(['A', 'B', 'C', 'D'])).toEqual(['bnb.shoot.26', 'bnb.shoot.26']);
    withDropped(['bnb.shoot.26'], () => expect(count(['A', 'B'])).toEqual([]));
  });

  it('come from behind too, and a second rank shoots from the place of the first', () => {
    const rear = battle([A, ['D', BW, 200, 180, 0], ['Z', BD, 200, 260, 0]]);
    expect(count(['A'], 'Z', rear)).toEqual(['bnb.shoot.30']);
    withDropped(['bnb.shoot.30'], () => expect(count(['A'], 'Z', rear)).toEqual([]));
    expect(count(['D'], 'Z', rear)).toEqual([]);
    expect(shootingAdvantages(rules, rear, ['A', 'D'], onTable(rear, 'Z'))).toEqual([
      { rule: 'bnb.shoot.26', by: 'D' },
      { rule: 'bnb.shoot.30', by: 'A' },
    ]);
    // The second rank alone is too far away; it counts only from the place of the first.
    const far = battle([
      ['A', 'Reg Bw (O)', 200, 200, 0],
      ['D', BW, 200, 180, 0],
      ['Z', BD, 200, 300, 0],
    ]);
    expect(count(['D', 'A'], 'Z', rear)).toEqual(['bnb.shoot.26', 'bnb.shoot.30']);
    expect(count(['A', 'D'], 'Z', far)).toEqual(['bnb.shoot.26', 'bnb.shoot.30']);
    withDropped(['bnb.shoot.28'], () =>
      expect(shootingAdvantages(rules, rear, ['D', 'A'], onTable(rear, 'Z')).at(-1)?.by).toBe('A'),
    );
    expect(shootingAdvantages(rules, rear, ['D', 'A'], onTable(rear, 'Z')).at(-1)?.by).toBe('D');
  });

  it('make one fight of all bases that aim there', () => {
    const order = { base: 'B', target: 'Z' };
    const shot = shotOf(rules, board, order, onTable(board, 'Z'));
    expect(idsOf(shot.primaries)).toEqual(['B', 'A', 'C']);
    const fight = fightOfShot(rules, board, order, shot, onTable(board, 'B'));
    expect(fight).toMatchObject({ bases: ['B', 'Z'], shooters: ['B', 'A', 'C', 'D'], returned: false });
    const named = { ...order, aiding: ['A'] };
    const less = fightOfShot(
      rules,
      board,
      named,
      shotOf(rules, board, named, onTable(board, 'Z')),
      onTable(board, 'B'),
    );
    expect(less.shooters).toEqual(['B', 'A']);
    withDropped(['bnb.shoot.23'], () =>
      expect(fightOfShot(rules, board, order, shot, onTable(board, 'B')).shooters).toEqual(['B']),
    );
  });

  it('make the one that the target shoots at the primary shooter', () => {
    const duel = battle([A, ['B', BW, 240, 200, 0], ['Z', BW, 200, 260, 180]]);
    const order = { base: 'B', target: 'Z' };
    const shot = shotOf(rules, duel, order, onTable(duel, 'Z'));
    expect([idsOf(shot.primaries), shot.returned]).toEqual([['A'], true]);
    withDropped(['bnb.shoot.25'], () =>
      expect(idsOf(shotOf(rules, duel, order, onTable(duel, 'Z')).primaries)).toEqual(['B', 'A']),
    );
    const assessed = assess(rules, duel, fightOfShot(rules, duel, order, shot, onTable(duel, 'A')));
    expect(assessed.combatants.map(({ role }) => role)).toEqual(['both', 'both']);
    expect(assessed.sides.map(({ total }) => total)).toEqual([3, 2]);
  });
});

describe('cover', () => {
  const total = (terrain: readonly TerrainWords[]) => {
    const board = battle([A, ['Z', BD, 200, 240, 180]], { terrain });
    const order = { base: 'A', target: 'Z' };
    const shot = shotOf(rules, board, order, onTable(board, 'Z'));
    return assess(rules, board, fightOfShot(rules, board, order, shot, onTable(board, 'A'))).sides[1].total;
  };

  it('of a wood or a town counts for the target, once', () => {
    const whole = { kind: 'Wd', area: box(170, 235, 230, 280) };
    const part = { kind: 'BUA', area: box(210, 240, 260, 280) };
    const shooter = { kind: 'Wd', id: 'w2', area: box(170, 150, 230, 190) };
    expect([total([]), total([whole]), total([part]), total([shooter]), total([whole, shooter])]).toEqual([
      4, 5, 5, 5, 5,
    ]);
    expect(total([{ kind: 'V', area: box(170, 235, 230, 280) }])).toBe(4);
    withDropped(['bnb.shoot.15'], () => expect([total([whole]), total([part])]).toEqual([5, 4]));
  });
});
