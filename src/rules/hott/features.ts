/** Which pieces make one feature, and where features count. Hordes of the Things, Terrain. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { sharedArea } from '../../geometry/covered.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { meets } from '../../geometry/overlap.ts';
import { boxPolygon } from '../../geometry/polygon.ts';
import type { Box } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { isFlatGoodGoing, isHill } from './going.ts';
import { paces } from './measures.ts';
import { STRONGHOLD } from './stronghold.ts';

/** Touching pieces of one kind; a wood that stands on a hill too. */
export type Feature = readonly TerrainPiece[];

const natureOf = (piece: TerrainPiece): string => (isHill(piece) ? 'hill' : piece.kind);

/** So little of a feature does not count: in length, and as a square. */
const SLIVER = paces(1);

function areOne(a: TerrainPiece, b: TerrainPiece): boolean {
  const [one, other] = [outlineOf(a), outlineOf(b)];
  if (a.kind === b.kind) return polygonsDistance(one, other) <= CONTACT_GAP;
  const natures = [natureOf(a), natureOf(b)];
  if (!natures.includes('hill') || !natures.includes('wood')) return false;
  return sharedArea(one, other) > SLIVER * SLIVER;
}

/** A road is a feature; strongholds are none, nor is other ground that is flat and good. */
const isOfFeature = (piece: TerrainPiece): boolean =>
  piece.kind !== STRONGHOLD && (piece.kind === 'road' || !isFlatGoodGoing(piece));

type Ground = Pick<Battle, 'terrain'>;

const known = new WeakMap<Battle['terrain'], readonly Feature[]>();

/** All pieces, those that are one together: a matter of shapes and kinds alone, so it is kept with the terrain. */
function joinedPieces({ terrain }: Ground): readonly Feature[] {
  const before = known.get(terrain);
  if (before) return before;
  let features: readonly Feature[] = [];
  for (const piece of terrain) {
    const joined = features.filter((feature) => feature.some((other) => areOne(other, piece)));
    features = [...features.filter((each) => !joined.includes(each)), [...joined.flat(), piece]];
  }
  known.set(terrain, features);
  return features;
}

/** The features of a battlefield. */
export const featuresOf = (ground: Ground): readonly Feature[] =>
  joinedPieces(ground)
    .map((feature) => feature.filter(isOfFeature))
    .filter((feature) => feature.length > 0);

/** The feature that a piece is part of; alone where it is of none. */
export const featureOf = (ground: Ground, piece: TerrainPiece): Feature =>
  joinedPieces(ground).find((feature) => feature.includes(piece)) ?? [piece];

/** Has a box of the board more than a sliver of a piece? */
export const holdsPart = ({ minX, minY, maxX, maxY }: Box, piece: TerrainPiece): boolean =>
  meets(
    boxPolygon({ minX: minX + SLIVER, minY: minY + SLIVER, maxX: maxX - SLIVER, maxY: maxY - SLIVER }),
    outlineOf(piece),
  );
