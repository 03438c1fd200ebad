/** The six sectors of the table, and the sector that a die names. DBM, Terrain; rulings 47, 48, 102 and 103. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Point } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import type { Box } from '../../../geometry/rectangle.ts';

type Table = Pick<Battle, 'table'>;

/** A third of the length, from the west, and the southern or the northern half. */
export interface Sector {
  readonly third: 0 | 1 | 2;
  readonly half: 0 | 1;
}

/** The sector that a die names, as this side sees the table: its left, centre and right, then those beyond. */
export function sectorThrown(battle: Battle, side: SideId, face: number): Sector {
  const fromNorth = edgeOfSide(battle, side) === 'north';
  const along = (face - 1) % 3;
  const far = face > 3;
  const third = (fromNorth ? 2 - along : along) as Sector['third'];
  return { third, half: fromNorth === far ? 0 : 1 };
}

/** The ground of a sector. */
export function boxOfSector({ table: { width, depth } }: Table, { third, half }: Sector): Box {
  const [wide, deep] = [width / 3, depth / 2];
  return {
    minX: third * wide,
    maxX: (third + 1) * wide,
    minY: half * deep,
    maxY: (half + 1) * deep,
  };
}

export const isInSector = (battle: Table, sector: Sector, { x, y }: Point): boolean => {
  const { minX, maxX, minY, maxY } = boxOfSector(battle, sector);
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
};

/** The sector in which the centre of an area lies. */
export function sectorOfArea({ table: { width, depth } }: Table, { area = [] }: TerrainPiece): Sector {
  const { x, y } = centroid(area);
  return {
    third: Math.min(2, Math.max(0, Math.floor((3 * x) / width))) as Sector['third'],
    half: 2 * y < depth ? 0 : 1,
  };
}

export const isSameSector = (a: Sector, b: Sector): boolean => a.third === b.third && a.half === b.half;

/** At the left or the right end of the table. */
export const isFlank = ({ third }: Sector): boolean => third !== 1;
