/** The questions about the table, as Hordes of the Things answers them. */

import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { frontOf } from '../../engine/board/groups.ts';
import type { BoardRules } from '../../engine/contract/board.ts';
import { holds } from '../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { GOINGS, goingOf } from './going.ts';
import { bends, mayGroup } from './groups.ts';
import { BASE_WIDTH } from './measures.ts';
import { passingRule } from './passing.ts';
import { sees } from './visibility.ts';

/** Who cannot be passed by some mover, as both face now, is the side of a gap. */
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
    depth: () => (holds('hott.front.1') ? BASE_WIDTH : 0),
    binds: (meeting) => meeting === 'ground' || (meeting !== 'side-corner' && holds('hott.front.4')),
  },
  going: { kinds: GOINGS, of: goingOf, partlyIn: 'hott.going.3' },
  // As wide as an element is no gap.
  gap: { rule: 'hott.gap.1', widest: BASE_WIDTH - EQUAL_LENGTH, hasSide: makesGap },
  sees,
};
