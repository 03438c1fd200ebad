import { PASSING } from '../../src/rules/dbmm/board/passing.ts';
import { dbmmClauses } from '../../src/rules/dbmm/clauses/all.ts';
import { X_FILES } from '../../src/rules/dbmm/combat/counts-as.ts';
import { COMBAT_FACTORS } from '../../src/rules/dbmm/combat/factors.ts';
import { GRADING_FACTORS } from '../../src/rules/dbmm/combat/grading.ts';
import {
  EQUAL,
  EQUAL_FIRST,
  HALF,
  HALF_FIRST,
  HALF_LAST,
  LESS,
  LESS_FIRST,
  LESS_LAST,
  LESS_OF_FOOT,
} from '../../src/rules/dbmm/combat/outcome-table.ts';
import { IGNORED_OVERLAPS } from '../../src/rules/dbmm/combat/overlaps.ts';
import { SPARED } from '../../src/rules/dbmm/combat/sparing.ts';
import { REAR_SUPPORT } from '../../src/rules/dbmm/combat/support.ts';
import { TACTICAL_FACTORS } from '../../src/rules/dbmm/combat/tactics.ts';
import { HEADSTRONG } from '../../src/rules/dbmm/impetuous/impetuous.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import { EQUIVALENTS } from '../../src/rules/dbmm/morale/equivalents.ts';
import { MAY, MUST } from '../../src/rules/dbmm/outcomes/pursuers.ts';
import { TALES } from '../../src/rules/dbmm/outcomes/tales.ts';
import { REASONS } from '../../src/rules/dbmm/reasons.ts';
import { OVERHEAD, RANGES, SHOOTERS } from '../../src/rules/dbmm/shooting/ranges.ts';
import { PRICES } from '../../src/rules/dbmm/troops/price-table.ts';
import { SURCHARGES } from '../../src/rules/dbmm/troops/prices.ts';
import { goldenText, type Table } from './golden-text.ts';

/** The results of outcome tables, with the troops of their rows. */
const results = (rows: typeof LESS): readonly unknown[] =>
  rows.flatMap(({ of, results: all }) => all.map((result) => ({ of, ...result })));

const MORE: readonly Table[] = [
  ['Sequence of play', dbmm.phases.map((phase) => ({ phase }))],
  ['Prices, all of our own', PRICES],
  ['Additions to prices', SURCHARGES],
  ['Morale equivalents', EQUIVALENTS],
  ['Passing through', PASSING],
  ['Troops that are always impetuous', HEADSTRONG],
  ['Ranges', RANGES],
  ['Shooters', [SHOOTERS]],
  ['Shooting over friends', OVERHEAD],
  ['Combat factors', COMBAT_FACTORS],
  ['Exceptions, graded (X)', X_FILES],
  ['Rear support', REAR_SUPPORT],
  ['Overlaps that do not count', IGNORED_OVERLAPS],
  ['Tactical factors', TACTICAL_FACTORS],
  ['Grading factors', GRADING_FACTORS],
  ['Fighters that disregard their outcome', SPARED],
  ['Outcomes of equal totals', [...results(EQUAL_FIRST), ...results(EQUAL)]],
  ['Outcomes of a lower total', [LESS_FIRST, LESS_OF_FOOT, LESS, LESS_LAST].flatMap(results)],
  ['Outcomes of half the total or less', [HALF_FIRST, HALF, HALF_LAST].flatMap(results)],
  ['Pursuit, if the player likes', MAY],
  ['Pursuit that must be made', MUST],
  ['Outcome moves', Object.entries(TALES).map(([name, tale]) => ({ name, ...tale }))],
  ['What players may agree on', dbmm.options ?? []],
  ['Clauses behind shared reasons', [REASONS]],
];

const clauses = new Map(dbmmClauses.map((clause) => [clause.id, clause]));

export const dbmmText = (): string => goldenText(dbmm, clauses, [], MORE);
