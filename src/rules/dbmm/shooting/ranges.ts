/** The troops that shoot, and how far. DBMM, Shooting; ruling 168. */
import type { OverheadRow, RangeRow } from '../../../debellis/shooting/rows.ts';
import type { DbmmClause } from '../clauses/ids.ts';

/** Ranges in paces; the first row that fits. */
export const RANGES: readonly RangeRow<DbmmClause>[] = [
  { rule: 'dbmm.shoot.2', of: ['Bw'], paces: 240 },
  { rule: 'dbmm.shoot.3', of: ['WWg'], paces: 240 },
  { rule: 'dbmm.shoot.4', of: ['Sh'], paces: 80 },
  { rule: 'dbmm.shoot.5', of: ['Art(X)'], paces: 240 },
  { rule: 'dbmm.shoot.6', of: ['Gal'], paces: 240 },
  { rule: 'dbmm.shoot.7', of: ['Art(I)'], paces: 320 },
  { rule: 'dbmm.shoot.8', of: ['Shp'], paces: 240 },
  { rule: 'dbmm.shoot.9', of: ['Art'], paces: 560 },
  { rule: 'dbmm.shoot.10', of: ['Bts(X)'], paces: 240 },
];

/** The troops that can shoot. */
export const SHOOTERS: Pick<RangeRow<DbmmClause>, 'rule' | 'of'> = {
  rule: 'dbmm.shoot.1',
  of: ['Bw', 'Sh', 'Art', 'WWg(S)', 'WWg(O)', 'Gal', 'Shp', 'Bts(X)'],
};

/** The troops that shoot over friendly infantry, some only from a hill. */
export const OVERHEAD: readonly OverheadRow<DbmmClause>[] = [
  { rule: 'dbmm.shoot.36', of: 'Art(F)' },
  { rule: 'dbmm.shoot.36', of: 'Art', onHill: true },
  { rule: 'dbmm.shoot.36', of: 'WWg(S)' },
];
