import { expect, test } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { play, suffers } from './outcomes.test-support.ts';

/** A faces north at (300, 300): it recoils south. */
const A: BaseWords = { id: 'A', troop: 'Spears', at: [300, 300] };

/** How a recoil that it cannot make destroys it. */
function death(bases: readonly BaseWords[], terrain: readonly TerrainWords[] = []) {
  const { events } = play({ bases: [A, ...bases], terrain }, suffers('A', 'recoil'));
  return events.find(({ type }) => type === 'destroyed')?.figures;
}

test('the story of a base that cannot recoil names the base in its way, also in the way of one it pushes', () => {
  const across: BaseWords = { id: 'B', troop: 'Blades', at: [300, 275], facing: 90 };
  expect(death([across])).toEqual({ base: 'A', kept: 'blocked', by: 'B' });
  const behind: BaseWords = { id: 'B', troop: 'Spears', at: [300, 280] };
  const enemy: BaseWords = { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 258] };
  expect(death([behind, enemy])).toEqual({ base: 'A', kept: 'blocked', by: 'Z' });
});

test('it names the ground instead, or the enemies that keep it from recoiling', () => {
  const lake = { id: 'lake', kind: 'lake', area: box(200, 200, 400, 275) };
  expect(death([], [lake])).toEqual({ base: 'A', kept: 'blocked', by: 'lake' });
  const beside: BaseWords = { id: 'Z', side: 'blue', troop: 'Blades', at: [320, 300], facing: 270 };
  expect(death([{ ...beside, at: [320, 280] }])).toEqual({ base: 'A', kept: 'held', by: ['Z'] });
});
