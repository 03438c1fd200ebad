import '../../../test/support/on-screen.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { judgedGhost } from './ends.ts';
import { serves, withNearest } from './nearest.ts';
import { familyPlaces } from './offers.ts';
import { proposals } from './proposals.ts';

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

test('a turn round that nobody asked for is not offered for a wish; one that was asked for is', () => {
  const end = (facing: number, y = 500) => ({ base: 'A', pose: { x: 300, y, facing } });
  const [ahead, about] = [[end(0, 560)], [end(524288)]];
  expect(serves(ATTACK, ahead, { ends: [end(524288)] })).toBe(false);
  expect(serves(ATTACK, ahead, { ends: [end(524288, 520)] })).toBe(false);
  expect(serves(ATTACK, about, { ends: [end(524288)] })).toBe(true);
});

test('a wish that goes a few paces too far becomes the allowed move; one that goes much too far is refused', () => {
  const battle = ordersIn({
    bases: [
      { id: 'A', at: [300, 300], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 380], facing: 180, troop: 'Blades' },
    ],
  });
  const settled = (forward: number) => {
    const command = { type: 'move', bases: ['A'], path: [{ forward }] } as const;
    return withNearest(hott, battle, judgedGhost(hott, battle, command, false));
  };
  const near = settled(51);
  expect(near.wish?.reasons).toEqual([]);
  expect(near.ends[0]?.pose.y).toBeCloseTo(350, 0);
  const far = settled(60);
  expect(far.wish?.reasons.map(({ key }) => key)).toContain('reason.too-far');
  expect(far.nearest?.judged.ends[0]?.pose.y).toBeCloseTo(350, 0);
});
