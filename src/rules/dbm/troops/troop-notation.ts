/** Reads and writes the troops of DBM in the notation of players. */

import { WEAPON_WORDS } from '../../../debellis/troops/muster.ts';
import type { Grade, Troop, TroopType, Weapon } from '../../../debellis/troops/troop.ts';
import { troopText } from '../../../engine/army/troop-text.ts';
import { holds } from '../../../engine/effects.ts';
import { isKind } from './kinds.ts';
import { PRICES } from './price-table.ts';
import { GRADES, REGULARITY, TROOP_TYPES, WEAPONS } from './troop-table.ts';

export { isTroopFault, type TroopFault } from '../../../engine/army/troop-text.ts';

const weaponsOf = (type: TroopType): readonly Weapon[] =>
  WEAPONS.find(({ types }) => types.includes(type))?.weapons ?? [];

/** Is there a troop of this type and grade, regular or irregular? */
export const troopExists = (troop: Troop): boolean =>
  PRICES.some(({ type, grades }) => type === troop.type && grades.includes(troop.grade)) &&
  holds(GRADES.rule) &&
  !REGULARITY.some(
    ({ rule, of, regular }) =>
      regular !== troop.regular && of.some((kind) => isKind(troop, kind)) && holds(rule),
  );

export const {
  parse: parseTroop,
  format: formatTroop,
  existing: existingTroops,
  armed: withWeapon,
} = troopText<TroopType, Grade, Weapon>({
  types: TROOP_TYPES,
  grades: GRADES.grades,
  weaponWords: WEAPON_WORDS,
  weaponsOf,
  usualWeapon: (type) => (type === 'Bw' ? 'bow' : undefined),
  mountable: ['Sp', 'Pk', 'Bd', 'Ax', 'Ps', 'Wb', 'Bw', 'Hd'],
  exists: troopExists,
});
