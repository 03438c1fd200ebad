/** The questions about the table, as DBM answers them. */

import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { sameCommand } from '../../../debellis/troops/base.ts';
import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { headOfBent } from '../../../engine/board/columns.ts';
import { frontOf } from '../../../engine/board/groups.ts';
import type { BoardRules } from '../../../engine/contract/board.ts';
import { holds } from '../../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { DBM } from '../game.ts';
import { GOINGS, goingOf } from '../ground/going.ts';
import { sees } from '../ground/visibility.ts';
import { isOf } from '../troops/base.ts';
import { passingRule } from './passing.ts';

/** An element that some mover cannot pass in the present facings is the side of a gap. */
function makesGap(battle: Battle, base: PlacedBase, movers: readonly BaseId[]): boolean {
  if (movers.includes(base.id)) return false;
  return movers.some((id) => {
    const mover = placedBase(battle, id);
    return mover !== null && passingRule(DBM, battle, mover, base) === null;
  });
}

/** The front of a bent column is its head. */
function front(group: readonly PlacedBase[]): readonly PlacedBase[] {
  const head = headOfBent(group);
  return head ? [head] : frontOf(group);
}

/** As deep as an element is wide; baggage has none. */
const zoneDepth = (base: PlacedBase): number => (isOf(base, 'Bg') || !holds('dbm.zoc.1') ? 0 : BASE_WIDTH);

export const board: BoardRules = {
  groups: {
    may: (_battle, a, b) => sameCommand(a, b) && holds('dbm.group.3'),
    bends: () => holds('dbm.kmdt.2'),
    front,
  },
  zone: {
    deepest: BASE_WIDTH,
    depth: (_battle, base) => zoneDepth(base),
    // Nearer than a base width: the border itself is outside.
    binds: (meeting) => meeting === 'ground',
  },
  // A base that is partly in a feature is in it.
  going: {
    kinds: GOINGS,
    of: (battle, piece, base, at) => goingOf(DBM, battle, piece, base, at),
    partlyIn: 'dbm.going.4',
  },
  gap: { rule: 'dbm.shoot.15', widest: BASE_WIDTH - EQUAL_LENGTH, hasSide: makesGap },
  sees: (battle, from, to) => sees(DBM, battle, from, to),
};
