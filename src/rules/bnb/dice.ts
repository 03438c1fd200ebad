import { holds } from '../../engine/effects.ts';
import type { BnbClause } from './clauses/ids.ts';

const COMMON = [1, 2, 3, 4, 5, 6];

/** The faces of each die. Blood and Blades, setup. */
const FACES: Readonly<Record<string, { readonly rule: BnbClause; readonly faces: readonly number[] }>> = {
  D6: { rule: 'bnb.setup.21', faces: COMMON },
  AD: { rule: 'bnb.setup.22', faces: [2, 3, 3, 4, 4, 5] },
};

const facesOf = (die: string): readonly number[] => {
  const row = FACES[die];
  return row && holds(row.rule) ? row.faces : [];
};

export const dice = {
  get D6() {
    return facesOf('D6');
  },
  get AD() {
    return facesOf('AD');
  },
};

/** A common die read as an average die: 1 counts as 3, 6 as 4, the other faces as they are. */
export function readAsAverage(face: number): number {
  if (!holds('bnb.setup.23')) return face;
  return face === 1 ? 3 : face === 6 ? 4 : face;
}
