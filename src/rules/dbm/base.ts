import { isChariot, isGeneral } from '../../debellis/troops/base.ts';
import type { Kind, Troop } from '../../debellis/troops/troop.ts';
import { type Base, figure } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { figureOf, inClass, isOneOf, isTroopFault, parseTroop } from './troops.ts';

/** The troop of a base. A base of a battle has been checked: its troop can be read. */
export function troopOf(base: Base): Troop {
  const troop = parseTroop(base.troop);
  if (isTroopFault(troop)) throw new Error(`${base.id} is no troop of this ruleset: ${base.troop}`);
  return troop;
}

/** Is a base of one of these kinds? */
export const isOf = (base: Base, ...kinds: readonly Kind[]): boolean => isOneOf(troopOf(base), kinds);

export const isMounted = (base: Base): boolean => inClass(troopOf(base), 'mounted');
export const isFoot = (base: Base): boolean => inClass(troopOf(base), 'foot');
export const isTrain = (base: Base): boolean => inClass(troopOf(base), 'train');
/** Is it a galley, ship or boat? */
export const isNaval = (base: Base): boolean => isOf(base, 'naval');

/** Is it a ship that is used as baggage? */
const isStoreShip = (base: Base): boolean =>
  isOf(base, 'Shp(I)') && figure(base.marks, 'baggage') > 0 && holds('dbm.bg.7');

/** Is it baggage? A ship may be used as such. */
export const isBaggage = (base: Base): boolean => isOf(base, 'Bg') || isStoreShip(base);

export const isSkirmisher = (base: Base): boolean => inClass(troopOf(base), 'skirmishers');

/** Can it move at all? Only baggage may be immobile: behind walls, or by its flag. */
export const isMobile = (base: Base): boolean =>
  !isOf(base, 'Bg') || !((isOf(base, 'Bg(O)') || figure(base.marks, 'immobile') > 0) && holds('dbm.bg.13'));

/** The label and the figure of a base. */
export function labelOf(base: Base) {
  const troop = troopOf(base);
  const { type, grade, regular } = troop;
  const figure = figureOf(troop, isChariot(base) ? 'chariot' : null);
  return { type, grade, regular, leader: isGeneral(base), figure };
}
