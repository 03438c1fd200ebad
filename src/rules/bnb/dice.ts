/** The common die and the average die. Blood and Blades, setup. */

import { holds } from '../../engine/effects.ts';
import type { Die } from '../../engine/game/dice.ts';
import type { BnbClause } from './clauses/ids.ts';

const COMMON = [1, 2, 3, 4, 5, 6];
const AVERAGE = [2, 3, 3, 4, 4, 5];

/** A common die thrown as an average die: 1 counts as 3, 6 as 4, the other faces as they are. */
const COMMON_AS_AVERAGE = [3, 2, 3, 4, 5, 4];

const facesBy = (rule: BnbClause, faces: readonly number[]): readonly number[] => (holds(rule) ? faces : []);

export const dice: Readonly<Record<'D6' | 'AD', Die>> = {
  D6: {
    get faces() {
      return facesBy('bnb.setup.21', COMMON);
    },
  },
  AD: {
    get faces() {
      return facesBy('bnb.setup.22', AVERAGE);
    },
    get common() {
      return holds('bnb.setup.23') ? COMMON_AS_AVERAGE : COMMON;
    },
  },
};
