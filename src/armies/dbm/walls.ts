/** Fortifications in army lists and orders of battle. DBM, Fortifications. */
import { holds } from '../../engine/effects.ts';
import { SECTIONS } from '../../rules/dbm/walls/buying.ts';
import type { ArmyList, ArmyOrder } from '../debellis/army-data.ts';
import { finding } from '../debellis/finding.ts';
import { unlistedWalls, type WallBook } from '../debellis/walls.ts';
import type { Finding } from '../finding.ts';

/** A list gives by name what may be used away from a town. */
export const WALLS: WallBook = { sections: SECTIONS, listed: ['TF', 'camp'] };

/** Warnings about sections that the list does not allow. */
export function wallWarnings(order: ArmyOrder, list: ArmyList): readonly Finding[] {
  const town = [...list.mandatory, ...list.optional].includes('BUA');
  return unlistedWalls(WALLS, order, list).flatMap((name) => {
    const forTown = name !== 'camp' && (town || !holds('dbm.fort.2'));
    return forTown || !holds('dbm.fort.3') ? [] : [finding('debellis.order.walls', { name })];
  });
}
