/** The troops that pursue, and those that may choose to stay. DBMM, Pursuing. */
import type { Kind, Troop } from '../../../debellis/troops/troop.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { inClass, isOneOf } from '../troops/troops.ts';

interface PursuitRow {
  readonly rule: DbmmClause;
  readonly of: readonly Kind[];
  readonly regular?: boolean;
  readonly against?: Kind;
  readonly notAgainst?: Kind;
  /** Only in the bound of the enemy. */
  readonly enemyBound?: true;
}

/** Troops that never pursue such a loser. */
const NEVER: readonly PursuitRow[] = [{ rule: 'dbmm.pursue.5', of: ['foot'], against: 'mounted' }];

/** Troops that may pursue or not, if they are not impetuous. */
export const MAY: readonly PursuitRow[] = [
  { rule: 'dbmm.pursue.9', of: ['Cv', 'LH'] },
  { rule: 'dbmm.pursue.10', of: ['Kn'], notAgainst: 'Kn', enemyBound: true },
  { rule: 'dbmm.pursue.11', of: ['Bd', 'Sp'], regular: true, against: 'foot' },
  { rule: 'dbmm.pursue.12', of: ['Ps'] },
];

/** Troops that must pursue. */
export const MUST: readonly PursuitRow[] = [
  { rule: 'dbmm.pursue.13', of: ['El', 'Exp', 'Kn', 'Cm(S)', 'Cm(O)', 'Cm(I)'] },
  { rule: 'dbmm.pursue.14', of: ['Pk', 'Ax'], against: 'foot' },
  { rule: 'dbmm.pursue.15', of: ['Bd'], regular: false, against: 'foot' },
  { rule: 'dbmm.pursue.16', of: ['Sp'], regular: false, against: 'foot' },
  { rule: 'dbmm.pursue.19', of: ['naval'] },
];

/**
 * Is an opponent with this outcome pursued? One that is spent counts like one that is destroyed. Who scored no more than
 * an opponent that dies of it stands.
 */
export const isPursued = (outcome: string, ahead: boolean): boolean =>
  (ahead || !holds('dbmm.out.12')) && (outcome !== 'spent' || holds('dbmm.pursue.30'));

/** What a winner does: it must pursue, may do so, or does not. */
export type Urge = 'must' | 'may' | 'never';

export interface Victory {
  readonly winner: Troop;
  readonly loser: Troop;
  readonly ownBound: boolean;
  readonly impetuous: boolean;
  readonly wading: boolean;
  readonly doubleBased: boolean;
}

const fits = (row: PursuitRow, { winner, loser, ownBound }: Victory): boolean =>
  isOneOf(winner, row.of) &&
  (row.regular ?? winner.regular) === winner.regular &&
  (row.against === undefined || isOneOf(loser, [row.against])) &&
  (row.notAgainst === undefined || !isOneOf(loser, [row.notAgainst])) &&
  !(row.enemyBound && ownBound) &&
  holds(row.rule);

/** Single Kn(X) need not pursue. */
const isExcepted = ({ winner, doubleBased }: Victory): boolean => isOneOf(winner, ['Kn(X)']) && !doubleBased;

/** Does a winner have to pursue? The lists are asked in the order never, may, must. */
export function urgeOf(victory: Victory): Urge {
  if (NEVER.some((row) => fits(row, victory))) return 'never';
  if (victory.wading && holds('dbmm.pursue.20')) return 'must';
  if (victory.impetuous && holds('dbmm.pursue.18') && !inClass(victory.winner, 'train')) return 'must';
  if (MAY.some((row) => fits(row, victory))) return 'may';
  return MUST.some((row) => fits(row, victory)) && !isExcepted(victory) ? 'must' : 'never';
}
