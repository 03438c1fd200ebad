/** The troops that shoot, and how far. DBM, Distant shooting. */

import type { Kind } from '../../../debellis/troops/troop.ts';
import type { DbmClause } from '../clauses/ids.ts';

/** Ranges in paces; the first row that fits. */
export const RANGES: readonly {
  readonly rule: DbmClause;
  readonly of: readonly Kind[];
  readonly paces: number;
}[] = [
  { rule: 'dbm.shoot.21', of: ['Art(X)'], paces: 100 },
  { rule: 'dbm.shoot.23', of: ['Art(I)'], paces: 200 },
  { rule: 'dbm.shoot.28', of: ['Art'], paces: 500 },
  { rule: 'dbm.shoot.22', of: ['Bw'], paces: 200 },
  { rule: 'dbm.shoot.24', of: ['WWg'], paces: 200 },
  { rule: 'dbm.el.9', of: ['El(X)'], paces: 200 },
  { rule: 'dbm.shoot.25', of: ['Gal'], paces: 200 },
  { rule: 'dbm.shoot.26', of: ['Shp'], paces: 200 },
  { rule: 'dbm.shoot.27', of: ['Bts'], paces: 200 },
];

/** The troops that can shoot. */
export const SHOOTERS: { readonly rule: DbmClause; readonly of: readonly Kind[] } = {
  rule: 'dbm.shoot.19',
  of: ['Art', 'Bw', 'WWg(S)', 'WWg(O)', 'El(X)', 'Gal', 'Shp(S)', 'Shp(O)', 'Shp(X)', 'Bts(S)', 'Bts(X)'],
};

/** The troops that shoot over friendly infantry, some only from a hill. */
export const OVERHEAD: readonly { readonly rule: DbmClause; readonly of: Kind; readonly onHill?: true }[] = [
  { rule: 'dbm.art.23', of: 'Art(F)' },
  { rule: 'dbm.art.3', of: 'Art', onHill: true },
  { rule: 'dbm.el.11', of: 'El(X)' },
  { rule: 'dbm.wwg.5', of: 'WWg(S)' },
  { rule: 'dbm.shp.8', of: 'Shp(X)' },
];
