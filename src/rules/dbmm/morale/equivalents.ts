/** Morale equivalents (ME), and the state of a command by its losses. DBMM, Morale equivalents; Commands. */
import type { Kind } from '../../../debellis/troops/troop.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import type { BoughtElement } from '../troops/prices.ts';
import { isOneOf } from '../troops/troops.ts';

interface Row {
  readonly rule: DbmmClause;
  readonly me: number;
  readonly of: readonly Kind[];
  readonly regular?: boolean;
  /** Only baggage of the army, not that of a command. */
  readonly ofArmy?: true;
}

/** An element whose morale equivalents are asked for. */
export interface Counted extends Pick<BoughtElement, 'troop' | 'general' | 'rear'> {
  /** Baggage that stays with its command. */
  readonly withCommand?: boolean;
}

/** Morale equivalents of an element; the first row that fits. */
export const EQUIVALENTS: readonly Row[] = [
  { rule: 'dbmm.me.2', me: 0.5, of: ['Bw(I)'] },
  { rule: 'dbmm.me.3', me: 0, of: ['Art(X)'] },
  { rule: 'dbmm.me.4', me: 0, of: ['WWg(X)'] },
  { rule: 'dbmm.me.5', me: 2, of: ['WWg(S)', 'WWg(O)'] },
  { rule: 'dbmm.me.6', me: 2, of: ['Kn'] },
  { rule: 'dbmm.me.7', me: 3, of: ['Bge(S)'] },
  { rule: 'dbmm.me.8', me: 2, of: ['Cv(S)'] },
  { rule: 'dbmm.me.9', me: 2, of: ['Bge'], regular: true, ofArmy: true },
  { rule: 'dbmm.me.10', me: 2, of: ['Cm(S)'] },
  { rule: 'dbmm.me.11', me: 0, of: ['Cm(X)'] },
  { rule: 'dbmm.me.12', me: 0.5, of: ['Gal(S)', 'Gal(O)', 'Gal(I)', 'Gal(F)'] },
  { rule: 'dbmm.me.12', me: 0.5, of: ['Shp(S)', 'Shp(O)', 'Shp(I)', 'Shp(F)'] },
  { rule: 'dbmm.me.12', me: 0.5, of: ['Bts(S)', 'Bts(O)', 'Bts(I)', 'Bts(F)'] },
  { rule: 'dbmm.me.13', me: 2, of: ['El(S)', 'El(O)'] },
  { rule: 'dbmm.me.14', me: 0, of: ['Exp'] },
  { rule: 'dbmm.me.16', me: 0.5, of: ['Pk'], regular: false },
  { rule: 'dbmm.me.18', me: 0.5, of: ['Sp(I)'], regular: false },
  { rule: 'dbmm.me.19', me: 2, of: ['Sp(S)'] },
  { rule: 'dbmm.me.21', me: 2, of: ['Bd(S)'] },
  { rule: 'dbmm.me.23', me: 0.5, of: ['Ax(O)', 'Ax(I)', 'Ax(F)', 'Ax(X)'] },
  { rule: 'dbmm.me.24', me: 0.5, of: ['Ps'] },
  { rule: 'dbmm.me.25', me: 0.5, of: ['Wb(O)', 'Wb(I)', 'Wb(F)', 'Wb(X)'] },
  { rule: 'dbmm.me.26', me: 0.5, of: ['Hd(S)', 'Hd(O)', 'Hd(F)'] },
  { rule: 'dbmm.me.27', me: 0, of: ['Hd(I)'] },
];

const OF_GENERAL = { rule: 'dbmm.me.1', me: 4 } as const satisfies { rule: DbmmClause; me: number };
const OF_REAR = { rule: 'dbmm.me.17', me: 0 } as const satisfies { rule: DbmmClause; me: number };
const OF_OTHERS = { rule: 'dbmm.me.15', me: 1 } as const satisfies { rule: DbmmClause; me: number };

/** The morale equivalents of an element. */
export function equivalentsOf({ troop, general, rear, withCommand = false }: Counted): number {
  if (general && holds(OF_GENERAL.rule)) return OF_GENERAL.me;
  if (rear && holds(OF_REAR.rule)) return OF_REAR.me;
  const row = EQUIVALENTS.find(
    ({ rule, of, regular = troop.regular, ofArmy }) =>
      regular === troop.regular && !(ofArmy && withCommand) && isOneOf(troop, of) && holds(rule),
  );
  return row?.me ?? (holds(OF_OTHERS.rule) ? OF_OTHERS.me : 0);
}

export type CommandState = 'steady' | 'disheartened' | 'broken' | 'shattered';

/** What a command had at the start, and has lost since, in ME. */
export interface Losses {
  readonly me: number;
  readonly lost: number;
  readonly spent: number;
  /** It was broken before. */
  readonly broken: boolean;
}

/** The state of a command by the fractions that it has lost, when it is next tested. Only a broken one is shattered. */
export function stateBy({ me, lost, spent, broken }: Losses): CommandState {
  if (broken) {
    const gone = holds('dbmm.spent.4') ? lost + spent : lost;
    return 2 * gone > me && holds('dbmm.shat.1') ? 'shattered' : 'broken';
  }
  if ((3 * lost > me || 2 * (lost + spent) > me) && holds('dbmm.broken.1')) return 'broken';
  return 4 * lost > me && holds('dbmm.dish.1') ? 'disheartened' : 'steady';
}
