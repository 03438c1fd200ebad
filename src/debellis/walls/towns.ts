/** Fortified towns. */

import { type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../../engine/battle.ts';
import { outlineOf, piecesUnder, whollyIn } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { outlineDistance, polygonsDistance } from '../../geometry/distance.ts';
import { containsPoint } from '../../geometry/polygon.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { clauseIn } from '../book.ts';
import { broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { type Enclosure, enclosureRound, enclosuresIn, isSameEnclosure } from './enclosures.ts';

/** How far a wall may cut off or go round the outline of a town, in millimetres. */
export const LOOSE = 25;
const encloses = ({ ground }: Enclosure, { area = [] }: TerrainPiece): boolean =>
  area.every((p) => containsPoint(ground, p) || outlineDistance(p, ground) <= LOOSE);

/** The town that an enclosure encloses; null if it encloses none. */
export const townIn = ({ terrain }: Battle, enclosure: Enclosure): TerrainPiece | null =>
  terrain.find((piece) => piece.kind === 'BUA' && encloses(enclosure, piece)) ?? null;

/** Does an element stand wholly in a town, fortified or not? */
export function isInTown(battle: Battle, base: PlacedBase): boolean {
  const ground = rectangleOfBase(base);
  return piecesUnder(battle, ground).some((piece) => piece.kind === 'BUA' && whollyIn(piece, ground));
}

/** How near to a garrisoned town its enemies deploy, in millimetres. */
const APART = keptWith((game: Debellis) => game.paces(200));

/** The fortified towns of a side. */
export const fortifiedTowns = (game: Debellis, battle: Battle, side: SideId): readonly Enclosure[] =>
  enclosuresIn(game)(battle.terrain).filter(
    (enclosure) => enclosure.side === side && townIn(battle, enclosure) !== null,
  );

/** Does an element stand in a fortified town, or on its walls? */
export function isInFortifiedTown(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  const enclosure = enclosureRound(game, battle, base);
  return enclosure !== null && townIn(battle, enclosure) !== null;
}

const isGarrisoned = (game: Debellis, battle: Battle, enclosure: Enclosure): boolean =>
  basesOnTable(battle).some(
    (base) =>
      base.side === enclosure.side &&
      !game.isBaggage(base) &&
      isSameEnclosure(enclosureRound(game, battle, base), enclosure),
  );

/** By `rule` nobody is put down near a fortified town that the enemy garrisons. */
export function nearTownReasons(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  ground: Rectangle,
  rule: string = clauseIn(game.walls, 'nearTown'),
): readonly Reason[] {
  const near = battle.sides
    .filter(({ id }) => id !== base.side)
    .flatMap(({ id }) => fortifiedTowns(game, battle, id))
    .filter((enclosure) => isGarrisoned(game, battle, enclosure))
    .find(({ walls }) =>
      walls.some((wall) => moreThan(APART(game), polygonsDistance(ground.corners, outlineOf(wall)))),
    );
  const town = near && townIn(battle, near);
  return town
    ? broken(rule, 'debellis.setup.near-town', { base: base.id, piece: town.id, limit: APART(game) })
    : [];
}
