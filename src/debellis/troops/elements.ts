/** Questions about the troop of an element, for the troops of one ruleset. */
import { isTroopFault, type TroopFault } from '../../engine/army/troop-text.ts';
import type { Base } from '../../engine/battle.ts';
import { isChariot, isGeneral } from './base.ts';
import type { kindsBy } from './kinds.ts';
import type { Kind, Mount, Troop } from './troop.ts';

/** How a ruleset reads and draws troops, and to which kinds they belong. */
export interface Troops extends Pick<ReturnType<typeof kindsBy>, 'isOneOf' | 'inClass'> {
  parseTroop(text: string): Troop | TroopFault;
  figureOf(troop: Troop, mount?: Mount): string;
}

export function elementsBy({ parseTroop, isOneOf, inClass, figureOf }: Troops) {
  /** The troop of a base. A base of a battle has been checked: its troop can be read. */
  function troopOf(base: Base): Troop {
    const troop = parseTroop(base.troop);
    if (isTroopFault(troop)) throw new Error(`${base.id} is no troop of this ruleset: ${base.troop}`);
    return troop;
  }

  /** The label and the figure of a base. */
  function labelOf(base: Base) {
    const troop = troopOf(base);
    const { type, grade, regular } = troop;
    const figure = figureOf(troop, isChariot(base) ? 'chariot' : null);
    return { type, grade, regular, leader: isGeneral(base), figure };
  }

  return {
    troopOf,
    labelOf,
    /** Is a base of one of these kinds? */
    isOf: (base: Base, ...kinds: readonly Kind[]): boolean => isOneOf(troopOf(base), kinds),
    isMounted: (base: Base): boolean => inClass(troopOf(base), 'mounted'),
    isFoot: (base: Base): boolean => inClass(troopOf(base), 'foot'),
    isTrain: (base: Base): boolean => inClass(troopOf(base), 'train'),
    /** Is it a galley, ship or boat? */
    isNaval: (base: Base): boolean => inClass(troopOf(base), 'naval'),
    isSkirmisher: (base: Base): boolean => inClass(troopOf(base), 'skirmishers'),
  };
}
