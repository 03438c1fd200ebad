/** The price table as players know it. DBM, the sheets of the troop types; rulings 40 and 99. */

import type { Grade, TroopType } from '../../../debellis/troops/troop.ts';
import type { DbmClause } from '../clauses/ids.ts';

export interface PriceRow {
  readonly rule: DbmClause;
  readonly type: TroopType;
  readonly grades: readonly Grade[];
  /** In army points, of regulars and irregulars. */
  readonly regular: number;
  readonly irregular: number;
}

const row = (
  rule: DbmClause,
  type: TroopType,
  grades: readonly Grade[],
  regular: number,
  irregular = regular,
): PriceRow => ({ rule, type, grades, regular, irregular });

/** The price of regulars, then of irregulars if it differs. `REGULARITY` tells which exist. */
export const PRICES: readonly PriceRow[] = [
  row('dbm.el.5', 'El', ['S'], 20),
  row('dbm.el.6', 'El', ['O'], 16),
  row('dbm.el.7', 'El', ['I'], 14),
  row('dbm.el.8', 'El', ['X'], 22),
  row('dbm.ap.2', 'Exp', ['O'], 7),
  row('dbm.kn.3', 'Kn', ['S'], 15, 12),
  row('dbm.kn.4', 'Kn', ['O'], 12, 10),
  row('dbm.kn.5', 'Kn', ['I'], 10, 8),
  row('dbm.kn.7', 'Kn', ['F'], 11, 9),
  row('dbm.kn.11', 'Kn', ['X'], 13, 11),
  row('dbm.ap.2', 'Cv', ['S'], 10, 9),
  row('dbm.ap.2', 'Cv', ['O'], 8, 7),
  row('dbm.ap.2', 'Cv', ['I'], 6, 5),
  row('dbm.ap.2', 'LH', ['S'], 7, 5),
  row('dbm.ap.2', 'LH', ['O', 'F'], 5, 4),
  row('dbm.ap.2', 'LH', ['I'], 4, 3),
  row('dbm.ap.2', 'Cm', ['S'], 11),
  row('dbm.ap.2', 'Cm', ['O'], 5),
  row('dbm.ap.2', 'Cm', ['I'], 4),
  row('dbm.ap.2', 'Cm', ['X'], 9),
  // Irregular ones are knights on foot.
  row('dbm.sp.3', 'Sp', ['S'], 7),
  row('dbm.sp.4', 'Sp', ['O'], 5, 4),
  row('dbm.sp.5', 'Sp', ['I'], 4, 3),
  row('dbm.pk.4', 'Pk', ['S'], 5),
  row('dbm.pk.5', 'Pk', ['O'], 4),
  row('dbm.pk.6', 'Pk', ['I'], 3),
  row('dbm.pk.8', 'Pk', ['X'], 4),
  row('dbm.bd.3', 'Bd', ['S'], 9, 7),
  row('dbm.bd.4', 'Bd', ['O'], 7, 5),
  row('dbm.bd.5', 'Bd', ['I'], 5, 4),
  row('dbm.bd.6', 'Bd', ['X'], 8, 6),
  row('dbm.ap.2', 'Bd', ['F'], 7, 5),
  row('dbm.ax.4', 'Ax', ['S'], 5, 4),
  row('dbm.ax.5', 'Ax', ['O'], 4, 3),
  row('dbm.ax.6', 'Ax', ['I'], 3, 2),
  row('dbm.ax.7', 'Ax', ['X'], 4, 3),
  row('dbm.ps.4', 'Ps', ['S'], 3),
  row('dbm.ps.5', 'Ps', ['O'], 2),
  row('dbm.ps.6', 'Ps', ['I'], 1),
  row('dbm.ps.8', 'Ps', ['X'], 6),
  row('dbm.ap.2', 'Wb', ['S'], 5),
  row('dbm.ap.2', 'Wb', ['O', 'F'], 3),
  row('dbm.ap.2', 'Wb', ['I'], 2),
  row('dbm.ap.2', 'Bw', ['S', 'X'], 7, 5),
  row('dbm.ap.2', 'Bw', ['O'], 5, 4),
  row('dbm.ap.2', 'Bw', ['I'], 4, 3),
  row('dbm.hd.3', 'Hd', ['S'], 2),
  row('dbm.hd.4', 'Hd', ['O'], 1),
  row('dbm.hd.5', 'Hd', ['I'], 0.5),
  row('dbm.hd.6', 'Hd', ['F'], 1),
  row('dbm.ap.2', 'Art', ['S', 'F'], 10),
  row('dbm.ap.2', 'Art', ['O'], 8),
  row('dbm.ap.2', 'Art', ['I', 'X'], 4),
  row('dbm.wwg.6', 'WWg', ['S'], 14, 10),
  row('dbm.wwg.7', 'WWg', ['O'], 10, 8),
  row('dbm.wwg.8', 'WWg', ['I'], 3, 2),
  row('dbm.wwg.10', 'WWg', ['X'], 7, 6),
  row('dbm.ap.2', 'Bg', ['O', 'I'], 0),
  row('dbm.ap.2', 'Gal', ['S'], 4),
  row('dbm.ap.2', 'Gal', ['O', 'F'], 3),
  row('dbm.ap.2', 'Gal', ['I'], 2),
  row('dbm.ap.2', 'Shp', ['S'], 4),
  row('dbm.ap.2', 'Shp', ['O'], 3),
  row('dbm.ap.2', 'Shp', ['I'], 2),
  row('dbm.ap.2', 'Shp', ['X'], 5),
  row('dbm.ap.2', 'Bts', ['S'], 3),
  row('dbm.ap.2', 'Bts', ['O'], 2),
  row('dbm.ap.2', 'Bts', ['I'], 1),
  row('dbm.ap.2', 'Bts', ['X'], 4),
  row('dbm.ap.2', 'Bts', ['F'], 2),
];
