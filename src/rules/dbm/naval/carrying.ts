/** Which naval elements carry a land element, and which are aboard. DBM, Naval; rulings 13 and 134. */
import { type Base, type BaseId, type Battle, figure } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { rowOf } from '../../../engine/lookup.ts';
import { isNaval, isOf } from '../base.ts';
import { note, stateOf } from '../state.ts';

/** Must a land element sail in it? */
export const carriesTroops = (base: Base): boolean => isNaval(base) && !isOf(base, 'Bts(F)', 'Shp(I)');

/** The lasting mark of a naval element whose troops are ashore. */
const LANDED = 'landed';

/** Are the troops that it should carry ashore? */
export const isUnladen = (base: Base): boolean =>
  carriesTroops(base) && figure(base.marks, LANDED) > 0 && holds('dbm.naval.15');

/** The element aboard a naval element; null if there is none. */
export const cargoOf = (battle: Battle, ship: BaseId): BaseId | null =>
  rowOf(stateOf(battle).aboard ?? {}, ship) ?? null;

/** The changes that bring an element aboard a ship, which can then move again. */
export const aboard = (battle: Battle, ship: BaseId, base: BaseId): readonly Change[] => [
  { change: 'remove', base, to: 'aboard' },
  { change: 'brand', base: ship, set: { [LANDED]: null } },
  note({ aboard: { ...stateOf(battle).aboard, [ship]: base } }),
];

/** The changes that leave a ship without its element. */
export function ashore(battle: Battle, ship: BaseId): readonly Change[] {
  const { [ship]: _, ...others } = stateOf(battle).aboard ?? {};
  return [{ change: 'brand', base: ship, set: { [LANDED]: 1 } }, note({ aboard: others })];
}
