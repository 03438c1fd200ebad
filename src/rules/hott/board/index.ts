/** How Hordes of the Things answers the engine's questions about the table. */

import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { frontOf } from '../../../engine/board/groups.ts';
import type { BoardRules } from '../../../engine/contract/board.ts';
import { holds } from '../../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { GOINGS, goingOf } from '../ground/going.ts';
import { sees } from '../ground/visibility.ts';
import { BASE_WIDTH } from '../measures.ts';
import { bends, mayGroup } from './groups.ts';
import { passingRule } from './passing.ts';

/** A base makes a side of a gap if some mover could not pass through it, as both face now. */
function makesGap(battle: Battle, base: PlacedBase, movers: readonly BaseId[]): boolean {
  if (movers.includes(base.id)) return false;
  return movers.some((id) => {
    const mover = placedBase(battle, id);
    return mover !== null && passingRule(battle, mover, base, 'moving') === null;
  });
}

export const board: BoardRules = {
  groups: { may: mayGroup, bends, front: frontOf },
  zone: {
    deepest: BASE_WIDTH,
    depth: () => (holds('hott.front.1') ? BASE_WIDTH : 0),
    binds: (meeting) => meeting === 'ground' || (meeting !== 'side-corner' && holds('hott.front.4')),
  },
  going: { kinds: GOINGS, of: goingOf, partlyIn: 'hott.going.3' },
  // A space exactly as wide as an element is not a gap.
  gap: { rule: 'hott.gap.1', widest: BASE_WIDTH - EQUAL_LENGTH, hasSide: makesGap },
  sees,
};
