/** What mounted troops are on foot. DBM, Dismounting; rulings 76 and 133. */

import type { FootRow } from '../../../debellis/dismounting/foot-row.ts';
import type { Kind, Troop, Weapon } from '../../../debellis/troops/troop.ts';
import type { DbmClause } from '../clauses/ids.ts';

type Row = FootRow<DbmClause>;

const row = (
  rule: DbmClause,
  of: readonly Kind[],
  as: Row['as'],
  only: Pick<Row, 'weapons' | 'regular'> = {},
): Row => ({ rule, of, as, ...only });

const SHOT: readonly Weapon[] = ['bow', 'crossbow', 'handgun'];
const MISSILES: readonly Weapon[] = ['bow', 'crossbow', 'javelins', 'sling'];
const BOWS: readonly Weapon[] = ['bow', 'crossbow'];
const HEAVY_KNIGHTS: readonly Kind[] = ['Kn(S)', 'Kn(O)', 'Kn(I)'];

const is = (type: Troop['type'], grade: Troop['grade']) => ({ type, grade });

/** The first row that fits counts. Troops without a row cannot dismount. */
export const ON_FOOT: readonly Row[] = [
  row('dbm.dism.2', ['Cm(S)', 'Cm(O)', 'Cm(I)'], [is('Bw', 'I')], { weapons: ['bow'] }),
  row('dbm.dism.3', ['Cm(S)'], [is('Wb', 'S')]),
  row('dbm.dism.4', ['Cm(O)'], [is('Wb', 'S')]),
  row('dbm.dism.5', ['Cm(I)'], [is('Ax', 'I')]),
  row('dbm.dism.7', ['Cv'], [is('Art', 'X')], { weapons: ['handgun'] }),
  row('dbm.dism.6', ['Cv(I)'], [is('Bw', 'I')], { weapons: MISSILES }),
  row('dbm.dism.6', ['Cv'], [is('Bw', 'O')], { weapons: MISSILES }),
  row('dbm.dism.8', ['Cv(S)'], [is('Ax', 'S')], { regular: true }),
  row('dbm.dism.8', ['Cv(S)'], [is('Wb', 'S')], { regular: false }),
  row('dbm.dism.9', ['Cv(O)'], [is('Ax', 'S')], { regular: true }),
  row('dbm.dism.9', ['Cv(O)'], [is('Wb', 'S')], { regular: false }),
  row('dbm.dism.10', ['Cv(I)'], [is('Ax', 'I')]),
  row('dbm.dism.15', HEAVY_KNIGHTS, [is('Bw', 'O')], { weapons: SHOT }),
  row('dbm.dism.15', HEAVY_KNIGHTS, [is('Bd', 'S')]),
  row('dbm.dism.16', ['Kn(F)'], [is('Bw', 'O')], { weapons: SHOT }),
  row('dbm.dism.16', ['Kn(F)'], [is('Sp', 'O'), is('Bd', 'O')]),
  row('dbm.dism.17', ['Kn(X)'], [is('Bw', 'S')], { weapons: ['bow'] }),
  row('dbm.dism.17', ['Kn(X)'], [is('Sp', 'S')]),
  row('dbm.dism.18', ['LH'], [is('Bw', 'I')], { weapons: BOWS }),
  row('dbm.dism.18', ['LH'], [is('Ax', 'I')]),
];
