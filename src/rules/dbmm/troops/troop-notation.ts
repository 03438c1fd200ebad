/** Reads and writes the troops of DBMM in the notation of players. */
import { WEAPON_WORDS } from '../../../debellis/troops/muster.ts';
import type { Grade, Troop, TroopType, Weapon } from '../../../debellis/troops/troop.ts';
import { troopText } from '../../../engine/army/troop-text.ts';
import { holds } from '../../../engine/effects.ts';
import { isOneOf } from './kinds.ts';
import { PRICES } from './price-table.ts';
import { GRADES, IRREGULAR, IRREGULAR_ENGINES, TROOP_TYPES, UNPRICED, WEAPONS } from './troop-table.ts';

export { isTroopFault } from '../../../engine/army/troop-text.ts';

const isPriced = ({ type, grade, regular }: Troop): boolean =>
  PRICES.some(
    (row) => row.type === type && (row.regular ?? regular) === regular && row.ap[grade] !== undefined,
  );

const existsUnpriced = (troop: Troop): boolean =>
  UNPRICED.some(({ rule, of }) => isOneOf(troop, of) && holds(rule));

const isUnwritten = (troop: Troop): boolean =>
  !troop.regular && isOneOf(troop, IRREGULAR_ENGINES.of) && !holds(IRREGULAR_ENGINES.rule);

/** What has a price exists, and a few troops besides. */
const exists = (troop: Troop): boolean =>
  (isPriced(troop) || existsUnpriced(troop) || !holds('dbmm.class.16')) &&
  !isUnwritten(troop) &&
  !(troop.regular && isOneOf(troop, IRREGULAR.of) && holds(IRREGULAR.rule));

export const {
  parse: parseTroop,
  format: formatTroop,
  existing: existingTroops,
  armed: withWeapon,
} = troopText<TroopType, Grade, Weapon>({
  types: TROOP_TYPES,
  grades: GRADES.grades,
  weaponWords: WEAPON_WORDS,
  weaponsOf: (type) => WEAPONS.find(({ types }) => types.includes(type))?.weapons ?? [],
  usualWeapon: (type) => (type === 'Bw' ? 'bow' : undefined),
  mountable: ['Sp', 'Pk', 'Bd', 'Ax', 'Ps', 'Wb', 'Bw', 'Sh', 'Hd'],
  exists,
});
