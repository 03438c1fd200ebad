/** How the rulesets judge the same position, side by side: zones, distances, factors, chances. */
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { Json } from '../../engine/data/json.ts';
import { traceOf } from '../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../engine/moves/way.ts';
import { ask } from '../ask.ts';
import { putIn, type Terms } from './terms.ts';

/** What one ruleset says of one base. */
export interface Judged {
  readonly troop: string;
  /** The enemies in whose zones it stands. */
  readonly zones: readonly string[];
  /** How far it may go straight ahead from where it stands, in millimetres. */
  readonly distance: number;
  /** The sum of its factors in its fight; null if it has none. */
  readonly factors: number | null;
  /** The chance of each outcome of its fight, in tenths of a percent; null if it has none. */
  readonly chances: Readonly<Record<string, number>> | null;
}

/** What one ruleset says of a position. */
export interface Column {
  readonly ruleset: string;
  /** Null where the position has no like in this ruleset. */
  readonly bases: Readonly<Record<string, Judged>> | null;
  /** The bases and pieces of terrain that have no like there. */
  readonly leftOut: readonly string[];
}

function answered(terms: Terms, battle: Battle, type: string, base: string): Json | null {
  const found = ask(terms.rules, battle, { type, base });
  return 'fault' in found ? null : (found.answer as Json);
}

interface OddsAnswer {
  readonly of: number;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How far a base may go straight ahead from where it stands, whatever stands there; no road helps it. */
function reachOf({ rules }: Terms, battle: Battle, base: PlacedBase): number {
  const way = wayOf(rules, [base], [{ forward: 1 }]);
  return isWayFault(way) ? 0 : rules.moves.distance.allowed(traceOf(rules, battle, way, 'voluntary')).mm;
}

function judged(terms: Terms, battle: Battle, base: PlacedBase, troop: string): Judged {
  const { id } = base;
  const factors = answered(terms, battle, 'factors', id) as readonly (readonly [string, number])[] | null;
  const odds = factors && (answered(terms, battle, 'odds', id) as OddsAnswer | null);
  const chances = odds?.outcomes[id];
  return {
    troop,
    zones: (answered(terms, battle, 'zoc', id) ?? []) as readonly string[],
    distance: reachOf(terms, battle, base),
    factors: factors?.reduce((sum, [, value]) => sum + value, 0) ?? null,
    chances:
      odds && chances
        ? Object.fromEntries(
            Object.entries(chances).map(([outcome, ways]) => [outcome, Math.round((1000 * ways) / odds.of)]),
          )
        : null,
  };
}

/** What a ruleset says of a position, which may be of another: of all bases on the table, or of those named. */
export function columnOf(terms: Terms, battle: Battle, named?: readonly BaseId[]): Column {
  const { rules } = terms;
  const put = putIn(terms, battle);
  if (!put) return { ruleset: rules.id, bases: null, leftOut: [] };
  const bases = basesOnTable(put.battle)
    .filter(({ id }) => named?.includes(id) ?? true)
    .map((base) => [base.id, judged(terms, put.battle, base, put.troops[base.id] ?? base.troop)]);
  return { ruleset: rules.id, bases: Object.fromEntries(bases), leftOut: put.leftOut };
}

/** The rows that can be compared, by name. */
export const ROWS = ['zones', 'distance', 'factors', 'chances'] as const;

/** Do all columns that have this base say the same in this row? */
export function agree(columns: readonly Column[], base: string, row: (typeof ROWS)[number]): boolean {
  const all = columns.flatMap(({ bases }) => (bases?.[base] ? [JSON.stringify(bases[base][row])] : []));
  return new Set(all).size <= 1;
}
