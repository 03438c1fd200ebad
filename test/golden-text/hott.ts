import { APPEARANCES } from '../../src/rules/hott/arrivals/prices.ts';
import { hottClauseById } from '../../src/rules/hott/clauses/all.ts';
import { BEATEN, DOUBLED, DOUBLED_OTHERS, MUTUAL } from '../../src/rules/hott/combat/outcome-table.ts';
import { TACTICAL_FACTORS } from '../../src/rules/hott/combat/tactics.ts';
import { DEFEATS } from '../../src/rules/hott/ending/ending.ts';
import { GOING_TABLE } from '../../src/rules/hott/ground/going.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { REASONS } from '../../src/rules/hott/reasons.ts';
import { BOUND } from '../../src/rules/hott/sequence.ts';
import { setupPhases } from '../../src/rules/hott/setup/sequence.ts';
import { RANGES } from '../../src/rules/hott/shooting/arc.ts';
import { CLASSES, COSTS, DEPTHS, FACTORS, FRONTAGE, MOVES } from '../../src/rules/hott/troops/troop-table.ts';
import { goldenText, type Table } from './golden-text.ts';

const TABLES: readonly Table[] = [
  ['The setup', setupPhases],
  ['The bound', BOUND],
  ['What defeats a side', DEFEATS],
  ['Dice', Object.entries(hott.dice).map(([die, row]) => ({ die, ...row }))],
  ['Classes of elements', CLASSES],
  ['Army points', COSTS],
  ['Frontage', [FRONTAGE]],
  ['Depths', DEPTHS],
  ['Move distances', MOVES],
  ['Going', GOING_TABLE],
  ['Ranges', RANGES],
  ['Appearances of lurkers', APPEARANCES],
  ['Combat factors', FACTORS],
  ['Tactical factors', TACTICAL_FACTORS],
  ['Beaten', BEATEN],
  ['Doubled', [...DOUBLED, DOUBLED_OTHERS]],
  ['Equal', MUTUAL],
  ['What players may agree on', hott.options ?? []],
  ['Clauses behind shared reasons', [REASONS]],
];

export const hottText = (): string => goldenText(hott, hottClauseById, TABLES);
