import '../../../test/support/on-screen.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { familyPlaces, proposals, serves } from './judging.ts';

const isFormed = (path: readonly object[]): boolean => path.some((leg) => 'column' in leg);

test('a dragged group goes on in its formation: only a button forms a column', () => {
  const bases = ['A', 'B', 'C'].map((id, at) => ({ id, at: [400 + 40 * at, 300] as const }));
  const battle = battleOf({ bases: [...bases, { id: 'X', side: 'blue', at: [440, 500], facing: 180 }] });
  const ids = bases.map(({ id }) => id);
  expect(candidatesFor(bnb, battle, ids).some(({ command }) => isFormed(command.path))).toBe(true);
  const places = [...familyPlaces(bnb, battle, ids, 'A')].flat();
  expect(places.length).toBeGreaterThan(0);
  expect(places.some(({ command }) => isFormed(command.path))).toBe(false);
});

const HOLD = [
  [280, 560],
  [320, 560],
  [320, 600],
  [280, 600],
] as const;
const ATTACK = ordersIn({
  terrain: [{ id: 'hold', kind: 'stronghold', side: 'blue', area: HOLD }],
  bases: [
    { id: 'A', at: [300, 500], troop: 'Hero' },
    { id: 'B', at: [340, 500], troop: 'Hero' },
    { id: 'Z', side: 'blue', at: [100, 500], facing: 180, troop: 'Blades' },
  ],
});
const ends = (places: ReturnType<typeof proposals>) => places.map(({ pose: { x, y } }) => [x, y]);

test('a base before an enemy stronghold is drawn and proposed to its wall first', () => {
  expect(ends(proposals(hott, ATTACK, ['A'])).slice(0, 3)).toContainEqual([300, 560]);
  const drawn = familyPlaces(hott, ATTACK, ['A'], 'A').next().value ?? [];
  expect(drawn.filter(({ pose: { x, y } }) => x === 300 && y === 560)).not.toEqual([]);
});

test('no base is proposed its own place', () => {
  expect(ends(proposals(hott, ATTACK, ['B']))).not.toContainEqual([340, 500]);
});

test('a move that goes nowhere or the opposite way is not offered for a wish', () => {
  const end = (id: string, x: number, y: number) => ({ base: id, pose: { x, y, facing: 0 } });
  const ahead = [end('A', 300, 560)];
  expect(serves(ATTACK, ahead, { ends: [end('A', 300, 540)] })).toBe(true);
  expect(serves(ATTACK, ahead, { ends: [end('A', 300, 501)] })).toBe(false);
  expect(serves(ATTACK, ahead, { ends: [end('A', 300, 440)] })).toBe(false);
});
