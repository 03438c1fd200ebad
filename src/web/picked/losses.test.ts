import '../../../test/support/on-screen.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { lossesOf } from './losses.ts';

function lossesBy(rules: Ruleset, battle: Battle, id: string, leg: object) {
  const command = { type: 'move', bases: [id], path: [leg] } as never;
  const move = judgeMove(rules, battle, command, 'red');
  expect(move.reasons).toEqual([]);
  return lossesOf(rules, battle, move);
}

const NOTHING = { shots: [], support: [], crowded: [], trampling: [] };

test('bows that move too far to shoot are told, unless there is nothing to shoot at', () => {
  const bases = [{ id: 'A', at: [300, 300], troop: 'Reg Bw (O)' }] as const;
  const enemy = { id: 'Z', side: 'blue', at: [300, 370], facing: 180, troop: 'Reg Sp (O)' } as const;
  const near = battleOf({ bases: [...bases, enemy] });
  expect(lossesBy(bnb, near, 'A', { back: 45 })).toEqual({ ...NOTHING, shots: ['A'] });
  expect(lossesBy(bnb, near, 'A', { back: 20 })).toEqual(NOTHING);
  const far = battleOf({ bases: [...bases, { ...enemy, at: [300, 800] }] });
  expect(lossesBy(bnb, far, 'A', { forward: 45 })).toEqual(NOTHING);
});

test('artillery that moves and shooters that do not mind are told apart', () => {
  const with_ = (troop: string) =>
    ordersIn({
      bases: [
        { id: 'A', at: [300, 300], troop },
        { id: 'Z', side: 'blue', at: [300, 345], facing: 180, troop: 'Blades' },
      ],
    });
  expect(lossesBy(hott, with_('Artillery'), 'A', { back: 10 }).shots).toEqual(['A']);
  expect(lossesBy(hott, with_('Shooters'), 'A', { back: 10 })).toEqual(NOTHING);
});

test('a spear that leaves the one before it in combat costs it its support', () => {
  const battle = battleOf({
    bases: [
      { id: 'A', at: [300, 400], troop: 'Reg Sp (O)' },
      { id: 'B', at: [300, 385], troop: 'Reg Sp (O)' },
      { id: 'Z', side: 'blue', at: [300, 400], facing: 180, troop: 'Reg Bd (O)' },
    ],
  });
  expect(lossesBy(bnb, battle, 'B', { back: 20 })).toEqual({ ...NOTHING, support: ['A'] });
});

test('a base whose way back a friend closes is told where that would destroy it', () => {
  const bases = [
    { id: 'A', at: [300, 400] },
    { id: 'B', at: [200, 345], facing: 90 },
    { id: 'Z', side: 'blue', at: [300, 480], facing: 180 },
  ] as const;
  const hottBattle = ordersIn({ bases: bases.map((base) => ({ ...base, troop: 'Riders' })) });
  expect(lossesBy(hott, hottBattle, 'B', { forward: 50 }).crowded).toEqual([]);
  expect(lossesBy(hott, hottBattle, 'B', { forward: 95 }).crowded).toEqual([{ base: 'A', by: 'B' }]);
  const far = bases.map((base) => ({ ...base, troop: 'Riders', at: base.id === 'Z' ? [300, 700] : base.at }));
  expect(lossesBy(hott, ordersIn({ bases: far as never }), 'B', { forward: 95 })).toEqual(NOTHING);
  const bnbBattle = battleOf({ bases: bases.map((base) => ({ ...base, troop: 'Irr LH (O)' })) });
  expect(lossesBy(bnb, bnbBattle, 'B', { forward: 95 }).crowded).toEqual([]);
});

test('a friend brought behind a beast is told where the beast would trample it', () => {
  const lossesWith = (troop: string, enemyY: number) =>
    lossesBy(
      hott,
      ordersIn({
        bases: [
          { id: 'A', at: [300, 400], troop },
          { id: 'B', at: [200, 335], facing: 90, troop: 'Riders' },
          { id: 'Z', side: 'blue', at: [300, enemyY], facing: 180, troop: 'Magician' },
        ],
      }),
      'B',
      { forward: 95 },
    );
  expect(lossesWith('Behemoth', 480)).toEqual({ ...NOTHING, trampling: [{ base: 'A', friends: ['B'] }] });
  expect(lossesWith('Behemoth', 800)).toEqual(NOTHING);
  expect(lossesWith('Knights', 480).trampling).toEqual([]);
});

test('a beast that would turn to face an enemy on its flank tramples the friends on its other side', () => {
  const flanked = (enemyX: number) =>
    lossesBy(
      hott,
      ordersIn({
        bases: [
          { id: 'A', at: [300, 400], troop: 'Behemoth' },
          { id: 'B', at: [341, 345], troop: 'Blades' },
          { id: 'Z', side: 'blue', at: [enemyX, 380], facing: 90, troop: 'Magician' },
        ],
      }),
      'B',
      { forward: 45 },
    ).trampling;
  expect(flanked(200)).toEqual([{ base: 'A', friends: ['B'] }]);
  expect(flanked(480)).toEqual([]);
});
