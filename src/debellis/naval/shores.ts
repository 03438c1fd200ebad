/** The places where troops go aboard and ashore. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { contactsOf, enemyContacts } from '../../engine/board/contacts.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Point } from '../../geometry/point.ts';
import { onOutline } from '../../geometry/polygon.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { Debellis } from '../game.ts';
import { isRiver } from '../ground/rivers.ts';
import { isWaterway } from '../ground/water.ts';

/** Does a base touch the edge of water? Where water goes on beyond the table it has no edge. */
export const touchesShore = (battle: Battle, base: PlacedBase): boolean => {
  const { corners } = rectangleOfBase(base);
  const { width, depth } = battle.table;
  const isInside = ({ x, y }: Point): boolean => Math.min(x, y, width - x, depth - y) > CONTACT_GAP;
  return battle.terrain
    .filter((piece) => isWaterway(piece) || isRiver(piece))
    .map(outlineOf)
    .some(
      (shore) =>
        corners.some((p) => isInside(p) && onOutline(shore, p, CONTACT_GAP)) ||
        shore.some((p) => isInside(p) && onOutline(corners, p, CONTACT_GAP)),
    );
};

/** Does a ship touch a beach, a quay or the bank of a river? */
export function isAtShore(game: Debellis, battle: Battle, ship: PlacedBase): boolean {
  const { corners } = rectangleOfBase(ship);
  const barred = battle.terrain.some(
    (piece) => game.barsLanding(piece) && polygonsDistance(corners, outlineOf(piece)) <= CONTACT_GAP,
  );
  return touchesShore(battle, ship) && !barred;
}

/** Do the edges of two bases touch? */
export const areTogether = (battle: Battle, one: PlacedBase, other: PlacedBase): boolean =>
  contactsOf(battle, one).some(
    ({ base, touches }) => base.id === other.id && touches.some(({ length }) => length > 0),
  );

/** Is a ship in contact with enemy land troops? */
export const isBoarded = (game: Debellis, battle: Battle, ship: PlacedBase): boolean =>
  enemyContacts(battle, ship).some(({ base }) => !game.isNaval(base));

/** The naval elements of a side. */
export const fleetOf = (game: Debellis, battle: Battle, side: string): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side === side && game.isNaval(base));
