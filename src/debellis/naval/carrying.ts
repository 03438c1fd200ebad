/** Which naval elements carry a land element, and which are aboard. */

import { type Base, type BaseId, type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Change } from '../../engine/event.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { note, stateOf } from '../state.ts';

/** The lasting mark of a naval element whose troops are ashore. */
const LANDED = 'landed';

/** The lasting mark of an element that has landed. */
export const LANDING = 'landing';

/** Are the troops that it should carry ashore? */
export const isUnladen = (game: Debellis, base: Base): boolean =>
  game.carriesTroops(base) && figure(base.marks, LANDED) > 0 && holdsIn(game.naval, 'unladen');

/** The element aboard a naval element; null if there is none. */
export const cargoOf = (battle: Battle, ship: BaseId): BaseId | null =>
  rowOf(stateOf(battle).aboard ?? {}, ship) ?? null;

/** The naval element that an element is aboard; null if it is aboard none. */
export const carrierOf = (battle: Battle, cargo: BaseId): PlacedBase | null => {
  const [ship] = Object.entries(stateOf(battle).aboard ?? {}).find(([, id]) => id === cargo) ?? [];
  return ship === undefined ? null : placedBase(battle, ship);
};

/** The changes by which the element aboard goes where its ship goes when this leaves the table. */
export function goesWithShip(
  game: Debellis,
  battle: Battle,
  ship: BaseId,
  to: 'lost' | 'spent',
): readonly Change[] {
  const cargo = cargoOf(battle, ship);
  return cargo !== null && holdsIn(game.outcomes, 'drownAboard')
    ? [{ change: 'remove', base: cargo, to }]
    : [];
}

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
