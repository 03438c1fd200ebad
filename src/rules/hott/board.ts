/** The questions about the table, as Hordes of the Things answers them. */
import type { BoardRules } from '../../engine/contract.ts';
import { isAerial } from './base.ts';
import { GOINGS, goingOf } from './going.ts';
import { BASE_WIDTH } from './measures.ts';

export const board: BoardRules = {
  mayGroup: (_battle, a, b) => isAerial(a) === isAerial(b),
  front: (group) => group,
  zoneDepth: () => BASE_WIDTH,
  zoneCutBy: () => false,
  zoneBinds: (meeting) => meeting !== 'far-corner',
  goingOf: (_battle, piece, base) => goingOf(piece, base),
  goings: GOINGS,
  partCounts: () => true,
  gapReach: BASE_WIDTH,
  isGap: (width) => width < BASE_WIDTH,
  makesGap: (_battle, base, movers) => !movers.includes(base.id),
  sees: () => true,
};
