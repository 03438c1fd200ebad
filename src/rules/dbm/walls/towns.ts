/** Fortified towns. DBM, Fortifications, Deployment; ruling 52. */
import {
  type Battle,
  basesOnTable,
  type PlacedBase,
  type SideId,
  type TerrainPiece,
} from '../../../engine/battle.ts';
import { outlineOf, piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Reason } from '../../../engine/event.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import { containsPoint } from '../../../geometry/polygon.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isBaggage } from '../base.ts';
import { broken } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { type Enclosure, enclosureRound, enclosuresIn } from './enclosures.ts';

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
const APART = paces(200);

/** The fortified towns of a side. */
export const fortifiedTowns = (battle: Battle, side: SideId): readonly Enclosure[] =>
  enclosuresIn(battle.terrain).filter(
    (enclosure) => enclosure.side === side && townIn(battle, enclosure) !== null,
  );

/** Does an element stand in a fortified town, or on its walls? */
export function isInFortifiedTown(battle: Battle, base: PlacedBase): boolean {
  const enclosure = enclosureRound(battle, base);
  return enclosure !== null && townIn(battle, enclosure) !== null;
}

const isGarrisoned = (battle: Battle, enclosure: Enclosure): boolean =>
  basesOnTable(battle).some(
    (base) => base.side === enclosure.side && !isBaggage(base) && enclosureRound(battle, base) === enclosure,
  );

/** By `rule` nobody is put down near a fortified town that the enemy garrisons. */
export function nearTownReasons(
  battle: Battle,
  base: PlacedBase,
  ground: Rectangle,
  rule: DbmClause = 'dbm.deploy.6',
): readonly Reason[] {
  const near = battle.sides
    .filter(({ id }) => id !== base.side)
    .flatMap(({ id }) => fortifiedTowns(battle, id))
    .filter((enclosure) => isGarrisoned(battle, enclosure))
    .find(({ walls }) =>
      walls.some((wall) => moreThan(APART, polygonsDistance(ground.corners, outlineOf(wall)))),
    );
  const town = near && townIn(battle, near);
  return town ? broken(rule, 'dbm.setup.near-town', { base: base.id, piece: town.id, limit: APART }) : [];
}
