import { PASSING } from '../../src/rules/bnb/board/passing.ts';
import { bnbClauseById } from '../../src/rules/bnb/clauses/all.ts';
import { COMBAT_FACTORS } from '../../src/rules/bnb/combat/factors.ts';
import { GRADE_ADJUSTMENTS } from '../../src/rules/bnb/combat/grades.ts';
import { OUTCOME_TABLES } from '../../src/rules/bnb/combat/outcome-tables.ts';
import { TACTICAL_FACTORS } from '../../src/rules/bnb/combat/tactics.ts';
import { CONFIDENCE } from '../../src/rules/bnb/ending/points-of-confidence.ts';
import { GOING_TABLE } from '../../src/rules/bnb/ground/going.ts';
import { VISIBILITY_TABLE } from '../../src/rules/bnb/ground/visibility.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { PRICE_TABLE } from '../../src/rules/bnb/moves/price.ts';
import { OPTIONS } from '../../src/rules/bnb/options.ts';
import { MAY_PURSUE, MUST_PURSUE } from '../../src/rules/bnb/outcomes/pursuit.ts';
import { REASONS } from '../../src/rules/bnb/reasons.ts';
import { BOUND } from '../../src/rules/bnb/sequence.ts';
import { SETUP } from '../../src/rules/bnb/setup/sequence.ts';
import { SIZE_CLASSES } from '../../src/rules/bnb/setup/terrain-kinds.ts';
import { PRICES } from '../../src/rules/bnb/troops/price-table.ts';
import { SURCHARGES } from '../../src/rules/bnb/troops/prices.ts';
import { DEPTHS, MOVE_BONUSES, MOVES, TROOP_CLASSES } from '../../src/rules/bnb/troops/troop-table.ts';

import { goldenText, type Table } from './golden-text.ts';

const TABLES: readonly Table[] = [
  ['The setup', SETUP],
  ['The bound', BOUND],
  ['Dice', Object.entries(bnb.dice).map(([die, row]) => ({ die, ...row }))],
  ['Troop classes', [TROOP_CLASSES]],
  ['Depths', DEPTHS],
  ['Move distances', MOVES],
  ['Move bonuses', MOVE_BONUSES],
  ['Going', GOING_TABLE],
  ['Visibility', VISIBILITY_TABLE],
  ['Sizes of area features', SIZE_CLASSES],
  ['Passing through', PASSING],
  ['Prices of orders', PRICE_TABLE],
  ['Combat factors', COMBAT_FACTORS],
  ['Tactical factors', TACTICAL_FACTORS],
  ['Grade adjustments', GRADE_ADJUSTMENTS],
  ...OUTCOME_TABLES.map((each, at): Table => [`Outcomes ${at + 1}`, [each]]),
  ['Must pursue', MUST_PURSUE],
  ['May pursue', MAY_PURSUE],
  ['Points of Confidence', CONFIDENCE],
  ['Army points', PRICES],
  ['Army points, extras', SURCHARGES],
  ['What players may agree on', OPTIONS],
  ['Clauses behind shared reasons', [REASONS]],
];

export const bnbText = (): string => goldenText(bnb, bnbClauseById, TABLES);
