/** What mounted troops are on foot, and how many of them make one element. DBM, Dismounting; rulings 76 and 133. */

import { isChariot } from '../../../debellis/troops/base.ts';
import type { Kind, Troop, Weapon } from '../../../debellis/troops/troop.ts';
import type { Base } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { because } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import type { DbmOrder } from '../commands.ts';
import { troopOf } from '../troops/base.ts';
import { isOneOf, troopExists } from '../troops/troops.ts';

interface FootRow {
  readonly rule: DbmClause;
  readonly of: readonly Kind[];
  readonly weapons?: readonly Weapon[];
  readonly regular?: boolean;
  /** What they are on foot. If there are several, the player chooses. */
  readonly as: readonly Pick<Troop, 'type' | 'grade'>[];
}

const row = (
  rule: DbmClause,
  of: readonly Kind[],
  as: FootRow['as'],
  only: Pick<FootRow, 'weapons' | 'regular'> = {},
): FootRow => ({ rule, of, as, ...only });

const SHOT: readonly Weapon[] = ['bow', 'crossbow', 'handgun'];
const MISSILES: readonly Weapon[] = ['bow', 'crossbow', 'javelins', 'sling'];
const BOWS: readonly Weapon[] = ['bow', 'crossbow'];
const HEAVY_KNIGHTS: readonly Kind[] = ['Kn(S)', 'Kn(O)', 'Kn(I)'];

const is = (type: Troop['type'], grade: Troop['grade']) => ({ type, grade });

/** The first row that fits counts. Troops without a row cannot dismount. */
const ON_FOOT: readonly FootRow[] = [
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

const fits = ({ of, weapons, regular, rule }: FootRow, troop: Troop): boolean =>
  isOneOf(troop, of) &&
  (weapons === undefined || (troop.weapon !== undefined && weapons.includes(troop.weapon))) &&
  (regular === undefined || regular === troop.regular) &&
  holds(rule);

/** Bowmen keep the weapon that they had on horseback. Some troops are always regular, or never. */
function onFootAs(troop: Troop, as: Pick<Troop, 'type' | 'grade'>): Troop {
  const weapon = as.type === 'Bw' ? { weapon: troop.weapon ?? 'bow' } : {};
  const own: Troop = { ...as, regular: troop.regular, ...weapon };
  return troopExists(own) ? own : { ...own, regular: !own.regular };
}

/** What a troop can be on foot; empty if it cannot dismount. */
export const onFoot = (troop: Troop): readonly Troop[] =>
  (ON_FOOT.find((each) => fits(each, troop))?.as ?? []).map((as) => onFootAs(troop, as));

/** How many mounted elements of this kind make one element on foot. */
export function elementsForOne(base: Base): number {
  if (isChariot(base) && holds('dbm.dism.11')) return 3;
  return isOneOf(troopOf(base), ['LH']) && holds('dbm.dism.19') ? 2 : 1;
}

/** The troop on foot that an order means; undefined if it names none or leaves the choice open. */
export function troopMeant(base: Base, { as }: DbmOrder<'dismount'>): Troop | undefined {
  const all = onFoot(troopOf(base));
  return as === undefined && all.length === 1 ? all[0] : all.find(({ type }) => type === as);
}

/** Why these bases together do not make one on foot as ordered, wherever they are; none if they do. */
export function unfitToDismount(bases: readonly Base[], order: DbmOrder<'dismount'>): readonly Reason[] {
  const [first] = bases as readonly [Base, ...Base[]];
  const never = bases.find((base) => onFoot(troopOf(base)).length === 0);
  if (never) return [because('dbm.dism.14', 'dbm.dismount.never', { base: never.id })];
  const wanted = elementsForOne(first);
  const alike = bases.every((base) => base.troop === first.troop && elementsForOne(base) === wanted);
  if (bases.length !== wanted || !alike) {
    const rule = wanted === 3 ? 'dbm.dism.11' : 'dbm.dism.19';
    return [because(rule, 'dbm.dismount.number', { base: first.id, count: wanted })];
  }
  if (troopMeant(first, order)) return [];
  const known = onFoot(troopOf(first)).map(({ type }) => type);
  return [because('dbm.dism.16', 'dbm.dismount.as', { base: first.id, known })];
}
