/** The troop of a base and the questions about it. */
import type { Base } from '../../../engine/battle.ts';
import { figure } from './marks.ts';
import { depthOf, figureOf, isTroopFault, parseTroop, type Troop } from './troops.ts';

/** The troop of a base. The troop of a base in a battle is already checked, so it can be read. */
export function troopOf(base: Base): Troop {
  const troop = parseTroop(base.troop);
  if (isTroopFault(troop)) throw new Error(`${base.id} is no troop of this ruleset: ${base.troop}`);
  return troop;
}

/** Does the base hold the commander-in-chief? */
export const isCommander = (base: Base): boolean => figure(base.marks, 'cInC') > 0;

export const isBaggage = (base: Base): boolean => troopOf(base).type === 'Bg';
export const isPs = (base: Base): boolean => troopOf(base).type === 'Ps';
export const isElephant = (base: Base): boolean => troopOf(base).type === 'El';

/** The label of a base. */
export function labelOf(base: Base) {
  const { mounted, ...afoot } = troopOf(base);
  const { type, grade, regular } = afoot;
  const vehicles = mounted ? base.depth - depthOf(afoot) : 0;
  return {
    type,
    grade,
    regular,
    leader: isCommander(base),
    figure: figureOf(afoot),
    ...(vehicles > 0 ? { vehicles } : {}),
  };
}
