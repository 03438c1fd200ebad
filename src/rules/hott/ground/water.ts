/** Rivers, lakes and the sea: width, depth, and running water. Hordes of the Things, Terrain. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { channelWidth } from '../../../engine/board/banks.ts';
import { LINE_WIDTH, outlineOf, piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { lengthInside } from '../../../engine/board/sight.ts';
import { holds } from '../../../engine/effects.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import { EDGE_NAMES, edgeMidpoint, type Rectangle } from '../../../geometry/rectangle.ts';
import { atMost, CONTACT_GAP, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';

/** The widest water that can be waded, in millimetres. */
export const WADEABLE = paces(200);

const WATERS = ['river', 'lake', 'sea'];

export const isWater = (piece: TerrainPiece): boolean => WATERS.includes(piece.kind);

export const widthOf = (river: TerrainPiece): number => river.width ?? LINE_WIDTH;

/** Can this river be waded? */
export const isNarrow = (piece: TerrainPiece): boolean =>
  piece.kind === 'river' && atMost(widthOf(piece), WADEABLE);

export type Depth = 'dry' | 'shallow' | 'deep';

/** The islands that lie in a lake or the sea. */
export const islandsOf = (battle: Battle, water: TerrainPiece): readonly TerrainPiece[] =>
  battle.terrain.filter(
    (piece) => piece.kind === 'island' && insideByCrossings(outlineOf(water), outlineOf(piece)[0] as Point),
  );

/** The points of a base at which depth is tested if an island makes it differ from place to place. */
const pointsOf = (ground: Rectangle): readonly Point[] => [
  ...ground.corners,
  ...EDGE_NAMES.map((name) => edgeMidpoint(ground, name)),
  ground.centre,
];

/** The depth of a piece of water under some ground. Wide rivers, lakes and the sea are deep, except near an island. */
export function depthUnder(battle: Battle, piece: TerrainPiece, ground: Rectangle): Depth {
  if (!isWater(piece) || !piecesUnder(battle, ground).includes(piece)) return 'dry';
  if (isNarrow(piece) && holds('hott.river.4')) return 'shallow';
  const islands = islandsOf(battle, piece);
  if (islands.some((island) => whollyIn(island, ground))) return 'dry';
  const wet = pointsOf(ground).filter(
    (p) =>
      insideByCrossings(outlineOf(piece), p) &&
      !islands.some((each) => insideByCrossings(outlineOf(each), p)),
  );
  const wadeable =
    wet.length > 0 && wet.every((p) => atMost(channelWidth(battle, piece, islands, p), WADEABLE));
  return wadeable && holds('hott.river.8') ? 'shallow' : 'deep';
}

/** The pieces of water under some ground that can be waded. */
export const shallowsUnder = (battle: Battle, ground: Rectangle): readonly TerrainPiece[] =>
  piecesUnder(battle, ground).filter((piece) => depthUnder(battle, piece, ground) === 'shallow');

/** Is no part of this ground in water? */
export const isDry = (battle: Battle, ground: Rectangle): boolean =>
  piecesUnder(battle, ground).every((piece) => depthUnder(battle, piece, ground) === 'dry');

/** Does any river reach this lake? */
const isFed = (battle: Battle, lake: TerrainPiece): boolean =>
  battle.terrain.some(
    (piece) => piece.kind === 'river' && polygonsDistance(outlineOf(piece), outlineOf(lake)) <= CONTACT_GAP,
  );

const runs = (battle: Battle, piece: TerrainPiece): boolean =>
  isWater(piece) && (piece.kind !== 'lake' || isFed(battle, piece));

/** Does the line between two points cross running water: rivers, the sea, and lakes that a river reaches? */
export const crossesRunningWater = (battle: Battle, from: Point, to: Point): boolean =>
  battle.terrain.some((piece) => runs(battle, piece) && lengthInside(piece, [from, to]) > EQUAL_LENGTH);
