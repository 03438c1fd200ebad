/** The questions about the table, as DBMM answers them. */

import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { sameCommand } from '../../../debellis/troops/base.ts';
import { placedBase } from '../../../engine/battle.ts';
import { headOfBent } from '../../../engine/board/columns.ts';
import { frontOf } from '../../../engine/board/groups.ts';
import type { BoardRules } from '../../../engine/contract/board.ts';
import { holds } from '../../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { DBMM } from '../game.ts';
import { GOINGS } from '../ground/going.ts';
import { isNaval } from '../troops/base.ts';
import { binds, zoneDepth } from './zones.ts';

export const board: BoardRules = {
  groups: {
    may: (_battle, a, b) =>
      (sameCommand(a, b) || !holds('dbmm.group.16')) &&
      (isNaval(a) === isNaval(b) || !holds('dbmm.group.20')),
    bends: () => holds('dbmm.group.15'),
    front: (group) => {
      const head = headOfBent(group);
      return head ? [head] : frontOf(group);
    },
  },
  zone: { deepest: BASE_WIDTH, depth: zoneDepth, binds },
  going: { kinds: GOINGS, of: DBMM.goingOf, partlyIn: 'dbmm.terr.25' },
  gap: {
    rule: 'dbmm.gap.1',
    widest: BASE_WIDTH - EQUAL_LENGTH,
    hasSide: (battle, base, movers) =>
      !movers.includes(base.id) &&
      movers.some((id) => {
        const mover = placedBase(battle, id);
        return mover !== null && DBMM.passingRule(battle, mover, base) === null;
      }),
  },
  sees: (battle, from, to) => DBMM.sees(battle, from, to),
};
