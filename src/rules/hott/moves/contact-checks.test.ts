import { expect, test } from 'vitest';
import type { BattleWords } from '../../../../test/support/battle.ts';
import { order, ordersIn } from './moves.test-support.ts';

const foe = (id: string, at: readonly [number, number], facing: number) => ({
  id,
  side: 'blue',
  troop: 'Blades',
  at,
  facing,
});

/** A group of two, or one alone, goes ahead until it touches an enemy askew. */
function keptBy(movers: number, words: Partial<BattleWords>) {
  const red = [
    { id: 'A', side: 'red', troop: 'Blades', at: [300, 300] as const, facing: 0 },
    { id: 'B', side: 'red', troop: 'Blades', at: [340, 300] as const, facing: 0 },
  ].slice(0, movers);
  const bases = [...red, ...(words.bases ?? [])];
  const battle = ordersIn({ ...words, bases, pips: 6 } as BattleWords);
  const bare = { type: 'move', bases: red.map(({ id }) => id), path: [{ forward: 20 }] };
  const decision = order(battle, bare);
  return decision.ok ? null : decision.reasons.find(({ rule }) => rule === 'hott.contact.2')?.figures?.kept;
}

const ASKEW = foe('Z', [300, 330], 150);
const BEHIND = foe('Y', [292.5, 342.99], 150);
const IN_ITS_WAY = foe('X', [300, 352], 180);
const WOOD = {
  kind: 'wood',
  area: [
    [200, 321],
    [400, 321],
    [400, 400],
    [200, 400],
  ] as const,
};

test.each<[string, number, Partial<BattleWords>]>([
  ['single', 1, { bases: [ASKEW] }],
  ['group', 2, { bases: [ASKEW, BEHIND] }],
  ['going', 2, { bases: [ASKEW], terrain: [WOOD] }],
  ['room', 2, { bases: [ASKEW, IN_ITS_WAY] }],
])('says why a touched enemy does not conform: %s', (kept, movers, words) => {
  expect(keptBy(movers, words)).toBe(kept);
});
