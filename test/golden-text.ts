import { bnbClauseById } from '../src/rules/bnb/clauses/all.ts';
import { COMBAT_FACTORS } from '../src/rules/bnb/combat/factors.ts';
import { GRADE_ADJUSTMENTS } from '../src/rules/bnb/combat/grades.ts';
import { OUTCOME_TABLES } from '../src/rules/bnb/combat/outcome-tables.ts';
import { TACTICAL_FACTORS } from '../src/rules/bnb/combat/tactics.ts';
import { GOING_TABLE } from '../src/rules/bnb/going.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { PRICE_TABLE } from '../src/rules/bnb/moves/price.ts';
import { MAY_PURSUE, MUST_PURSUE } from '../src/rules/bnb/outcomes/pursuit.ts';
import { PASSING } from '../src/rules/bnb/passing.ts';
import { CONFIDENCE } from '../src/rules/bnb/points-of-confidence.ts';
import { PRICES } from '../src/rules/bnb/price-table.ts';
import { SURCHARGES } from '../src/rules/bnb/prices.ts';
import { REASONS } from '../src/rules/bnb/reasons.ts';
import { BOUND } from '../src/rules/bnb/sequence.ts';
import { SETUP } from '../src/rules/bnb/setup/sequence.ts';
import { SIZE_CLASSES } from '../src/rules/bnb/setup/terrain-kinds.ts';
import { DEPTHS, MOVE_BONUSES, MOVES, TROOP_CLASSES } from '../src/rules/bnb/troop-table.ts';
import { VISIBILITY_TABLE } from '../src/rules/bnb/visibility.ts';

/** Figures of a row; what a function decides is told by its clause. */
function figures(value: unknown): string {
  if (typeof value === 'function') return '';
  if (Array.isArray(value)) return `[${value.map(figures).filter(Boolean).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value)
    .filter(([name, each]) => name !== 'rule' && typeof each !== 'function' && each !== undefined)
    .map(([name, each]) => `${name} ${figures(each)}`);
  return parts.join(', ');
}

function row(each: unknown): string {
  const rule = (each as { rule?: string }).rule;
  const clause = rule === undefined ? undefined : bnbClauseById.get(rule);
  return `  ${[rule, figures(each), clause ? `| ${clause.text.en}` : ''].filter(Boolean).join('  ')}`;
}

const table = (title: string, rows: readonly unknown[]): string => [title, ...rows.map(row)].join('\n');

/** The tables and the sequence of play of Blood and Blades as text, so that a change of rule is a readable diff. */
export const goldenText = (): string =>
  [
    `${bnb.id} ${bnb.version}`,
    table('The setup', SETUP),
    table('The bound', BOUND),
    table('Dice', [bnb.dice]),
    table('Troop classes', [TROOP_CLASSES]),
    table('Depths', DEPTHS),
    table('Move distances', MOVES),
    table('Move bonuses', MOVE_BONUSES),
    table('Going', GOING_TABLE),
    table('Visibility', VISIBILITY_TABLE),
    table('Sizes of area features', SIZE_CLASSES),
    table('Passing through', PASSING),
    table('Prices of orders', PRICE_TABLE),
    table('Combat factors', COMBAT_FACTORS),
    table('Tactical factors', TACTICAL_FACTORS),
    table('Grade adjustments', GRADE_ADJUSTMENTS),
    ...OUTCOME_TABLES.map((each, at) => table(`Outcomes ${at + 1}`, [each])),
    table('Must pursue', MUST_PURSUE),
    table('May pursue', MAY_PURSUE),
    table('Points of Confidence', CONFIDENCE),
    table('Army points', PRICES),
    table('Army points, extras', SURCHARGES),
    table('Clauses behind shared reasons', [REASONS]),
  ].join('\n\n');
