/** How players write the troops of Blood and Blades. */

import { troopText } from '../../../engine/army/troop-text.ts';
import { holds } from '../../../engine/effects.ts';
import { PRICES } from './price-table.ts';
import type { Grade, Troop, TroopType, Weapon } from './troop-table.ts';
import { GRADES, TROOP_CLASSES, TROOP_TYPES, WEAPONS } from './troop-table.ts';

export { isTroopFault, type TroopFault, type TroopFaultKey } from '../../../engine/army/troop-text.ts';

const WEAPON_WORDS: Readonly<Record<string, Weapon>> = {
  bow: 'bow',
  bows: 'bow',
  crossbow: 'crossbow',
  crossbows: 'crossbow',
  sling: 'sling',
  slings: 'sling',
  javelin: 'javelins',
  javelins: 'javelins',
};

const weaponsOf = (type: TroopType): readonly Weapon[] =>
  WEAPONS.find((row) => row.type === type && holds(row.rule))?.weapons ?? [];

/** Whether the table of prices knows this combination of type, grade and regularity. */
export function troopExists(troop: Troop): boolean {
  const row = PRICES.find((one) => one.type === troop.type);
  const priced = (troop.regular ? row?.regular : row?.irregular)?.[troop.grade] !== undefined;
  return priced || !holds('bnb.cost.18');
}

export const {
  parse: parseTroop,
  format: formatTroop,
  existing: existingTroops,
  armed: withWeapon,
  gradeText,
} = troopText<TroopType, Grade, Weapon>({
  types: TROOP_TYPES,
  grades: GRADES,
  weaponWords: WEAPON_WORDS,
  weaponsOf,
  usualWeapon: (type) => weaponsOf(type)[0],
  mountable: TROOP_CLASSES.infantry.types.filter((type) => type !== 'Bg'),
  bare: { type: 'Bg', grade: 'O', regular: false },
  exists: troopExists,
});
