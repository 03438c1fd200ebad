import { bnb as book } from '../../src/book/bnb/index.ts';
import { PASSING } from '../../src/rules/bnb/board/passing.ts';
import { bnbClauseById } from '../../src/rules/bnb/clauses/all.ts';
import { GRADE_ADJUSTMENTS } from '../../src/rules/bnb/combat/grades.ts';
import { TACTICAL_FACTORS } from '../../src/rules/bnb/combat/tactics.ts';
import { GOING_TABLE } from '../../src/rules/bnb/ground/going.ts';
import { VISIBILITY_TABLE } from '../../src/rules/bnb/ground/visibility.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { PRICE_TABLE } from '../../src/rules/bnb/moves/price.ts';
import { OPTIONS } from '../../src/rules/bnb/options.ts';
import { MAY_PURSUE, MUST_PURSUE } from '../../src/rules/bnb/outcomes/pursuit.ts';
import { REASONS } from '../../src/rules/bnb/reasons.ts';
import { SURCHARGES } from '../../src/rules/bnb/troops/prices.ts';
import { MOVE_BONUSES } from '../../src/rules/bnb/troops/troop-table.ts';

import { goldenText, type Table } from './golden-text.ts';

const MORE: readonly Table[] = [
  ['Dice', Object.entries(bnb.dice).map(([die, row]) => ({ die, ...row }))],
  ['Move bonuses', MOVE_BONUSES],
  ['Going', GOING_TABLE],
  ['Visibility', VISIBILITY_TABLE],
  ['Passing through', PASSING],
  ['Prices of orders', PRICE_TABLE],
  ['Tactical factors', TACTICAL_FACTORS],
  ['Grade adjustments', GRADE_ADJUSTMENTS],
  ['Must pursue', MUST_PURSUE],
  ['May pursue', MAY_PURSUE],
  ['Army points, extras', SURCHARGES],
  ['What players may agree on', OPTIONS],
  ['Clauses behind shared reasons', [REASONS]],
];

export const bnbText = (): string => goldenText(bnb, bnbClauseById, book.tables, MORE);
