/** Which naval elements carry a land element, and which are aboard. DBM, Naval; rulings 13 and 134. */
import { type Base, type BaseId, type Battle, figure } from '../../../engine/battle.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { isNaval, isOf } from '../base.ts';
import { note, stateOf } from '../state.ts';

/** Must a land element sail in it? */
export const carriesTroops = (base: Base): boolean => isNaval(base) && !isOf(base, 'Bts(F)', 'Shp(I)');

/** The lasting mark of a naval element whose troops are ashore. */
const LANDED = 'landed';

/** The lasting mark of an element that has landed. */
export const LANDING = 'landing';

/** Are the troops that it should carry ashore? */
export const isUnladen = (base: Base): boolean =>
  carriesTroops(base) && figure(base.marks, LANDED) > 0 && holds('dbm.naval.15');

/** The element aboard a naval element; null if there is none. */
export const cargoOf = (battle: Battle, ship: BaseId): BaseId | null =>
  rowOf(stateOf(battle).aboard ?? {}, ship) ?? null;

/** Is it aboard a ship that the other side has not seen yet? */
export const isUnseenAboard = (battle: Battle, base: Base): boolean =>
  base.place === 'aboard' && !Object.values(stateOf(battle).aboard ?? {}).includes(base.id);

/** The changes that bring an element aboard a ship, which can then move again. */
export const aboard = (battle: Battle, ship: BaseId, base: BaseId): readonly Change[] => [
  { change: 'brand', base, set: { [LANDING]: null } },
  { change: 'remove', base, to: 'aboard' },
  { change: 'brand', base: ship, set: { [LANDED]: null } },
  note({ aboard: { ...stateOf(battle).aboard, [ship]: base } }),
];

/** The changes that leave a ship without its element. */
export function ashore(battle: Battle, ship: BaseId): readonly Change[] {
  const { [ship]: cargo, ...others } = stateOf(battle).aboard ?? {};
  return [
    { change: 'brand', base: ship, set: { [LANDED]: 1 } },
    ...(cargo === undefined ? [] : [{ change: 'brand', base: cargo, set: { [LANDING]: 1 } } as const]),
    note({ aboard: others }),
  ];
}
