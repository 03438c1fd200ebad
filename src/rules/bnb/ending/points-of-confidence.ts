/** Points of Confidence of a base, by troop type and grade. Blood and Blades, moral: table of PoC. */
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import type { Grade, Troop, TroopType } from '../troops/troops.ts';

interface ConfidenceRow {
  readonly rule: BnbClause;
  readonly points: number;
  readonly troops: readonly (readonly [TroopType, readonly Grade[]])[];
}

const EVERY: readonly Grade[] = ['S', 'O', 'I', 'F', 'X'];

export const CONFIDENCE: readonly ConfidenceRow[] = [
  { rule: 'bnb.poc.2', points: 16, troops: [['Bg', EVERY]] },
  {
    rule: 'bnb.poc.4',
    points: 8,
    troops: [
      ['Cv', ['S']],
      ['LCh', ['S']],
      ['HCh', EVERY],
      ['El', EVERY],
    ],
  },
  {
    rule: 'bnb.poc.5',
    points: 4,
    troops: [
      ['Cv', ['I', 'O']],
      ['LCh', ['I', 'O']],
      ['Cm', EVERY],
      ['LH', ['O', 'F', 'S']],
      ['Ax', EVERY],
      ['Bd', EVERY],
      ['Bw', EVERY],
      ['Pk', EVERY],
      ['Sp', EVERY],
      ['Wb', EVERY],
    ],
  },
  {
    rule: 'bnb.poc.6',
    points: 2,
    troops: [
      ['LH', ['I', 'X']],
      ['Hd', EVERY],
      ['Ps', EVERY],
    ],
  },
];

const COMMANDER: { readonly rule: BnbClause; readonly points: number } = { rule: 'bnb.poc.3', points: 16 };

const fits = (row: ConfidenceRow, troop: Troop): boolean =>
  row.troops.some(([type, grades]) => type === troop.type && grades.includes(troop.grade));

/** The points of confidence that an army loses with a base of this troop. */
export function confidenceOf(troop: Troop, commander: boolean): number {
  if (commander && holds(COMMANDER.rule)) return COMMANDER.points;
  return CONFIDENCE.find((row) => fits(row, troop) && holds(row.rule))?.points ?? 0;
}
