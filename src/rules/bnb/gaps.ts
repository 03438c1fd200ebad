/** What a gap is. Blood and Blades, Gaps. */

import type { BaseId, PlacedBase } from '../../engine/battle.ts';
import type { BoardRules } from '../../engine/contract/board.ts';
import { holds } from '../../engine/effects.ts';
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { BASE_WIDTH } from './measures.ts';

/** A space as wide as a base is still a gap. */
export const GAP: BoardRules['gap'] = { rule: 'bnb.gap.1', widest: BASE_WIDTH + EQUAL_LENGTH };

/** Those who move or shoot, and those who move with them, are no side of a gap. */
export const makesGap = (base: PlacedBase, movers: readonly BaseId[]): boolean =>
  !(movers.includes(base.id) && holds('bnb.gap.4'));
