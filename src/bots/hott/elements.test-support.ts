/** Elements and strongholds for tests of bots. */
import type { BaseWords, TerrainWords } from '../../../test/support/battle.ts';
import type { Element } from '../../rules/hott/troops/troops.ts';

export const own = (id: string, troop: Element, x: number, y: number, facing = 0): BaseWords => ({
  id,
  troop,
  at: [x, y],
  facing,
});

export const foe = (id: string, troop: Element, x: number, y: number, facing = 180): BaseWords => ({
  ...own(id, troop, x, y, facing),
  side: 'blue',
});

/** A stronghold in the middle of its side's edge, 40 mm square. */
export const hold = (side: 'red' | 'blue'): TerrainWords => {
  const y = side === 'red' ? 0 : 560;
  return {
    kind: 'stronghold',
    side,
    id: 'hold',
    area: [
      [280, y],
      [320, y],
      [320, y + 40],
      [280, y + 40],
    ],
  };
};
