import type { Base } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { depthOf, isTroopFault, parseTroop, type Troop } from './troops.ts';

/** The troop of a base. A base of a battle has been checked: its troop can be read. */
export function troopOf(base: Base): Troop {
  const troop = parseTroop(base.troop);
  if (isTroopFault(troop)) throw new Error(`${base.id} is no troop of this ruleset: ${base.troop}`);
  return troop;
}

/** Is it the base of the commander-in-chief? */
export const isCommander = (base: Base): boolean => figure(base.marks, 'cInC') > 0;

export const isBaggage = (base: Base): boolean => troopOf(base).type === 'Bg';
export const isPs = (base: Base): boolean => troopOf(base).type === 'Ps';
export const isElephant = (base: Base): boolean => troopOf(base).type === 'El';

/** What is written on a base. */
export function labelOf(base: Base) {
  const { type, grade, regular, mounted, ...rest } = troopOf(base);
  const vehicles = mounted ? base.depth - depthOf({ type, grade, regular, ...rest }) : 0;
  return { type, grade, regular, leader: isCommander(base), ...(vehicles > 0 ? { vehicles } : {}) };
}
