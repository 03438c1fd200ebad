/** Which spaces are gaps. Blood and Blades, Gaps. */
import type { Gap } from '../../../engine/contract/board.ts';
import { holds } from '../../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { BASE_WIDTH } from '../measures.ts';

export const GAP: Gap = {
  rule: 'bnb.gap.1',
  // A space as wide as a base is still a gap.
  widest: BASE_WIDTH + EQUAL_LENGTH,
  /** The bases that move or shoot, and those that move with them: they form no side of a gap. */
  hasSide: (_battle, base, movers) => !(movers.includes(base.id) && holds('bnb.gap.4')),
};
