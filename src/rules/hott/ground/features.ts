/** How touching terrain pieces make one feature. Hordes of the Things, Terrain. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { sharedArea } from '../../../geometry/covered.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { meets } from '../../../geometry/overlap.ts';
import { boxPolygon } from '../../../geometry/polygon.ts';
import type { Box } from '../../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { isFlatGoodGoing, isHill } from './going.ts';
import { STRONGHOLD } from './stronghold.ts';

/** Touching pieces of one kind; also a hill and a wood on it. */
export type Feature = readonly TerrainPiece[];

const natureOf = (piece: TerrainPiece): string => (isHill(piece) ? 'hill' : piece.kind);

/** A part of a feature of this length, or of its square in area, does not count. */
const SLIVER = paces(1);

function areOne(a: TerrainPiece, b: TerrainPiece): boolean {
  const [one, other] = [outlineOf(a), outlineOf(b)];
  if (a.kind === b.kind) return polygonsDistance(one, other) <= CONTACT_GAP;
  const natures = [natureOf(a), natureOf(b)];
  if (!natures.includes('hill') || !natures.includes('wood')) return false;
  return sharedArea(one, other) > SLIVER * SLIVER;
}

/** Roads are features; strongholds and other flat good going are not. */
const isOfFeature = (piece: TerrainPiece): boolean =>
  piece.kind !== STRONGHOLD && (piece.kind === 'road' || !isFlatGoodGoing(piece));

type Battlefield = Pick<Battle, 'terrain'>;

/** The pieces that make one feature with each piece. They depend only on shapes and kinds. */
const neighboursIn = keptWith(
  (terrain: Battle['terrain']): ReadonlyMap<TerrainPiece, Feature> =>
    new Map(
      terrain.map((piece) => [piece, terrain.filter((other) => other !== piece && areOne(other, piece))]),
    ),
);

/** A piece and all pieces joined to it, directly or through others, that pass `counts`. */
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

/** All pieces, each set of joined pieces together. */
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

/** Does a box of the board hold more than a sliver of a piece? */
export const holdsPart = ({ minX, minY, maxX, maxY }: Box, piece: TerrainPiece): boolean =>
  meets(
    boxPolygon({ minX: minX + SLIVER, minY: minY + SLIVER, maxX: maxX - SLIVER, maxY: maxY - SLIVER }),
    outlineOf(piece),
  );
