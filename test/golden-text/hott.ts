import { hott as book } from '../../src/book/hott/index.ts';
import { hottClauseById } from '../../src/rules/hott/clauses/all.ts';
import { TACTICAL_FACTORS } from '../../src/rules/hott/combat/tactics.ts';
import { GOING_TABLE } from '../../src/rules/hott/ground/going.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { REASONS } from '../../src/rules/hott/reasons.ts';
import { FACTORS } from '../../src/rules/hott/troops/troop-table.ts';
import { goldenText, type Table } from './golden-text.ts';

const MORE: readonly Table[] = [
  ['Dice', Object.entries(hott.dice).map(([die, row]) => ({ die, ...row }))],
  ['Going', GOING_TABLE],
  ['Combat factors', FACTORS],
  ['Tactical factors', TACTICAL_FACTORS],
  ['What players may agree on', hott.options ?? []],
  ['Clauses behind shared reasons', [REASONS]],
];

export const hottText = (): string => goldenText(hott, hottClauseById, book.tables, MORE);
