/** Which pieces make one feature, and where features count. Hordes of the Things, Terrain. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { keptWith } from '../../engine/memory.ts';
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

type Battlefield = Pick<Battle, 'terrain'>;

/** What each piece is one with: a matter of shapes and kinds alone. */
const neighboursIn = keptWith(
  (terrain: Battle['terrain']): ReadonlyMap<TerrainPiece, Feature> =>
    new Map(
      terrain.map((piece) => [piece, terrain.filter((other) => other !== piece && areOne(other, piece))]),
    ),
);

/** A piece with all that hold together with it, of those of which this is true. */
export function joinedTo(
  field: Battlefield,
  piece: TerrainPiece,
  counts: (other: TerrainPiece) => boolean,
): Feature {
  const neighbours = neighboursIn(field.terrain);
  const joined = [piece];
  for (const one of joined) {
    const more = neighbours.get(one) ?? [];
    joined.push(...more.filter((other) => counts(other) && !joined.includes(other)));
  }
  return joined;
}

/** All pieces, those that are one together. */
function joinedPieces(field: Battlefield): readonly Feature[] {
  const features: Feature[] = [];
  for (const piece of field.terrain) {
    if (features.some((feature) => feature.includes(piece))) continue;
    features.push(joinedTo(field, piece, () => true));
  }
  return features;
}

/** The features of a battlefield. */
export const featuresOf = (field: Battlefield): readonly Feature[] =>
  joinedPieces(field)
    .map((feature) => feature.filter(isOfFeature))
    .filter((feature) => feature.length > 0);

/** Has a box of the board more than a sliver of a piece? */
export const holdsPart = ({ minX, minY, maxX, maxY }: Box, piece: TerrainPiece): boolean =>
  meets(
    boxPolygon({ minX: minX + SLIVER, minY: minY + SLIVER, maxX: maxX - SLIVER, maxY: maxY - SLIVER }),
    outlineOf(piece),
  );
