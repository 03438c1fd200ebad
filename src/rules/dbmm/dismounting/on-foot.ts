/** What mounted troops are on foot. DBMM, Dismounting; ruling 95. */

import type { FootRow } from '../../../debellis/dismounting/foot-row.ts';
import type { Grade, Kind, TroopType, Weapon } from '../../../debellis/troops/troop.ts';
import type { DbmmClause } from '../clauses/ids.ts';

type Row = FootRow<DbmmClause>;

const row = (
  rule: DbmmClause,
  of: readonly Kind[],
  type: TroopType,
  grade: Grade,
  only: Pick<Row, 'weapons' | 'regular'> = {},
): Row => ({ rule, of, as: [{ type, grade }], ...only });

const BOWS: readonly Weapon[] = ['bow', 'crossbow'];
const ARMED = { weapons: BOWS };

/** The first row that fits counts. Elephants, expendables and Cm (X) have none: they never dismount. */
export const ON_FOOT: readonly Row[] = [
  row('dbmm.dism.6', ['Kn(I)', 'Cv(I)'], 'Bw', 'I', ARMED),
  row('dbmm.dism.6', ['Kn', 'Cv'], 'Bw', 'O', ARMED),
  row('dbmm.dism.7', ['LH'], 'Bw', 'I', ARMED),
  row('dbmm.dism.4', ['Kn(S)', 'Kn(O)', 'Kn(I)', 'Kn(X)'], 'Bd', 'S'),
  row('dbmm.dism.5', ['Kn(F)'], 'Bd', 'O'),
  row('dbmm.dism.8', ['Cv(S)', 'Cv(O)'], 'Ax', 'S', { regular: true }),
  row('dbmm.dism.9', ['Cv(S)', 'Cv(O)'], 'Wb', 'S', { regular: false }),
  row('dbmm.dism.10', ['Cv(I)'], 'Ax', 'I'),
  row('dbmm.dism.11', ['LH'], 'Ax', 'I'),
  row('dbmm.dism.12', ['Cm(S)', 'Cm(O)'], 'Wb', 'S'),
  row('dbmm.dism.13', ['Cm(I)'], 'Ax', 'I'),
];
