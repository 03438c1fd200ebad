/** Ships on a table without water. DBMM, Naval; rulings 96 and 175. */
import { type Base, type Battle, isPlaced } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { bears } from '../ground/naval.ts';
import { isNaval } from '../troops/base.ts';

const findsWater = (battle: Battle, ship: Base): boolean =>
  battle.terrain.some((piece) => bears(battle, piece, ship));

/** Takes the ships that no water bears out of the battle. They do not count, and nobody has to deploy them. */
export function leaveOutShips(work: Work): void {
  const ships = work.battle.bases.filter(
    (base) => isNaval(base) && base.place === 'reserve' && !isPlaced(base) && !findsWater(work.battle, base),
  );
  if (ships.length === 0 || !holds('dbmm.ship.17')) return;
  tell(
    work,
    { type: 'ships-left-out', rule: 'dbmm.ship.17', figures: { bases: ships.map(({ id }) => id) } },
    ships.map(({ id }) => ({ change: 'remove', base: id, to: 'aside' })),
  );
}
