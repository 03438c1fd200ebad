/** What the pieces of the battlefield are to each troop. Blood and Blades, Terrain. */
import type { PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { holds } from '../../engine/effects.ts';
import { extent } from '../../geometry/polygon.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { troopOf } from './base.ts';
import type { BnbClause } from './clauses/ids.ts';
import { MU } from './measures.ts';

export type Going = 'DGo' | 'RGo' | 'GGo';

/** From the worst to the best. */
export const GOINGS: readonly Going[] = ['DGo', 'RGo', 'GGo'];

interface GoingRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly where?: (piece: TerrainPiece) => boolean;
  readonly camels?: boolean;
  readonly going: Going | typeof IMPASSABLE;
}

const isWide = (piece: TerrainPiece): boolean => moreThan(piece.width ?? 0, MU);

/** Longest extent below which a piece that names no size is small. */
const SMALL = 5 * MU;

const isSmall = (piece: TerrainPiece): boolean =>
  piece.size === undefined ? extent(piece.area ?? []).length < SMALL : piece.size === 'small';

const isGentle = (piece: TerrainPiece): boolean => piece.slopes === 'gentle';
const isBare = (piece: TerrainPiece): boolean => piece.cover === undefined;
const isCovered =
  (...covers: readonly string[]) =>
  (piece: TerrainPiece): boolean =>
    piece.cover !== undefined && covers.includes(piece.cover);

/** The first row that fits and holds gives the going; where none does the piece changes nothing. */
export const GOING_TABLE: readonly GoingRow[] = [
  { rule: 'bnb.terrain.47', kinds: ['WW', 'La'], going: IMPASSABLE },
  { rule: 'bnb.terrain.40', kinds: ['Rv'], where: isWide, going: 'DGo' },
  { rule: 'bnb.terrain.40', kinds: ['Rv'], going: 'RGo' },
  { rule: 'bnb.terrain.57', kinds: ['D'], camels: true, going: 'GGo' },
  { rule: 'bnb.terrain.57', kinds: ['D'], camels: false, going: 'DGo' },
  { rule: 'bnb.terrain.59', kinds: ['brush', 'rocky', 'marsh', 'gully'], going: 'RGo' },
  { rule: 'bnb.terrain.65', kinds: ['BUA'], where: isSmall, going: 'RGo' },
  { rule: 'bnb.terrain.66', kinds: ['BUA'], going: 'DGo' },
  { rule: 'bnb.terrain.61', kinds: ['O', 'V', 'Wd'], going: 'DGo' },
  { rule: 'bnb.terrain.68', kinds: ['H(S)'], where: isCovered('V', 'Wd'), going: 'DGo' },
  {
    rule: 'bnb.terrain.69',
    kinds: ['H(S)'],
    where: (piece) => isCovered('brush', 'rocky')(piece) && isGentle(piece),
    going: 'RGo',
  },
  { rule: 'bnb.terrain.69', kinds: ['H(S)'], where: isCovered('brush', 'rocky'), going: 'DGo' },
  { rule: 'bnb.terrain.56', kinds: ['H(G)'], going: 'GGo' },
  { rule: 'bnb.terrain.56', kinds: ['H(S)'], where: (hill) => isBare(hill) && isGentle(hill), going: 'GGo' },
  { rule: 'bnb.terrain.67', kinds: ['H(S)', 'H(G)'], going: 'DGo' },
];

/** Does this base reckon ground as camels do? */
function reckonsAsCamels(base: PlacedBase): boolean {
  const troop = troopOf(base);
  return troop.type === 'Cm' || (troop.type === 'LH' && troop.grade === 'X' && holds('bnb.troop.33'));
}

const isBrush = (piece: TerrainPiece): boolean => piece.kind === 'brush' || piece.cover === 'brush';

/** Open ground is good going for all. */
const openGround = (): Going => (holds('bnb.terrain.1') && holds('bnb.terrain.56') ? 'GGo' : 'RGo');

/** The going of a piece as this base reckons it, of open ground for null; null where it changes nothing. */
export function goingOf(piece: TerrainPiece | null, base: PlacedBase): string | null {
  if (piece === null) return openGround();
  const fitting = GOING_TABLE.filter((row) => row.kinds.includes(piece.kind) && (row.where?.(piece) ?? true));
  if (fitting.length === 0) return null;
  const camels = reckonsAsCamels(base);
  const row = fitting.find((each) => (each.camels ?? camels) === camels && holds(each.rule));
  if (!row) return null;
  const rougher = camels && row.going === 'RGo' && !isBrush(piece) && holds('bnb.terrain.62');
  return rougher ? 'DGo' : row.going;
}

/** All kinds of terrain: those of the table, roads, and fields, which only change how the ground looks. */
export const TERRAIN_KINDS: readonly string[] = [
  ...new Set([...GOING_TABLE.flatMap(({ kinds }) => kinds), 'PR', 'UR', 'fields']),
];

export const isHill = (piece: TerrainPiece): boolean => piece.kind === 'H(G)' || piece.kind === 'H(S)';
