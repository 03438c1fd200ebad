/** Which naval elements carry a land element, and whether it is aboard. DBM, Naval; rulings 13 and 134. */
import { type Base, figure } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isNaval, isOf } from '../base.ts';

/** Must a land element sail in it? */
export const carriesTroops = (base: Base): boolean => isNaval(base) && !isOf(base, 'Bts(F)', 'Shp(I)');

/** The lasting mark of a naval element whose troops are ashore. */
export const LANDED = 'landed';

/** Are the troops that it should carry ashore? */
export const isUnladen = (base: Base): boolean =>
  carriesTroops(base) && figure(base.marks, LANDED) > 0 && holds('dbm.naval.15');
