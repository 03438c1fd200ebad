/** The going that each terrain piece is for each troop. Blood and Blades, Terrain. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import { extent } from '../../../geometry/polygon.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { bridgeUnder } from './crossings.ts';
import { isMud } from './roads.ts';
import { isRiver, isStillWater, wetness } from './water.ts';

export type Going = 'DGo' | 'RGo' | 'GGo';

/** The kinds of going, from the worst to the best. */
export const GOINGS: readonly Going[] = ['DGo', 'RGo', 'GGo'];

interface GoingRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly where?: (piece: TerrainPiece) => boolean;
  readonly camels?: boolean;
  readonly going: Going | typeof IMPASSABLE;
}

const isWide = (piece: TerrainPiece): boolean => moreThan(piece.width ?? 0, MU);

/** A piece without a size is small if its longest extent is less than this. */
const SMALL = 5 * MU;

const isSmall = (piece: TerrainPiece): boolean =>
  piece.size === undefined ? extent(piece.area ?? []).length < SMALL : piece.size === 'small';

const isGentle = ({ kind, slopes }: TerrainPiece): boolean =>
  (slopes ?? (kind === 'H(G)' ? 'gentle' : 'steep')) === 'gentle';
const isBare = (piece: TerrainPiece): boolean => piece.cover === undefined;
const isCovered =
  (...covers: readonly string[]) =>
  (piece: TerrainPiece): boolean =>
    piece.cover !== undefined && covers.includes(piece.cover);

/** The first row that fits and holds gives the going. A piece without a row does not change the going. */
export const GOING_TABLE: readonly GoingRow[] = [
  { rule: 'bnb.terrain.47', kinds: ['WW', 'La'], going: IMPASSABLE },
  { rule: 'bnb.terrain.40', kinds: ['Rv'], where: isWide, going: 'DGo' },
  { rule: 'bnb.terrain.40', kinds: ['Rv'], going: 'RGo' },
  { rule: 'bnb.terrain.55', kinds: ['UR'], going: 'RGo' },
  { rule: 'bnb.terrain.57', kinds: ['D'], camels: true, going: 'GGo' },
  { rule: 'bnb.terrain.57', kinds: ['D'], camels: false, going: 'DGo' },
  { rule: 'bnb.terrain.59', kinds: ['brush', 'rocky', 'marsh', 'gully'], going: 'RGo' },
  { rule: 'bnb.terrain.65', kinds: ['BUA'], where: isSmall, going: 'RGo' },
  { rule: 'bnb.terrain.66', kinds: ['BUA'], going: 'DGo' },
  { rule: 'bnb.terrain.61', kinds: ['O', 'V', 'Wd'], going: 'DGo' },
  { rule: 'bnb.terrain.68', kinds: ['H(S)', 'H(G)'], where: isCovered('V', 'Wd'), going: 'DGo' },
  {
    rule: 'bnb.terrain.69',
    kinds: ['H(S)', 'H(G)'],
    where: (piece) => isCovered('brush', 'rocky')(piece) && isGentle(piece),
    going: 'RGo',
  },
  { rule: 'bnb.terrain.69', kinds: ['H(S)', 'H(G)'], where: isCovered('brush', 'rocky'), going: 'DGo' },
  { rule: 'bnb.terrain.56', kinds: ['H(G)'], going: 'GGo' },
  { rule: 'bnb.terrain.56', kinds: ['H(S)'], where: (hill) => isBare(hill) && isGentle(hill), going: 'GGo' },
  {
    rule: 'bnb.terrain.67',
    kinds: ['H(S)', 'H(G)'],
    where: (hill) => !isCovered('V', 'Wd', 'brush', 'rocky')(hill),
    going: 'DGo',
  },
];

/** Does ground count for this base as for camels? */
function reckonsAsCamels(base: PlacedBase): boolean {
  const troop = troopOf(base);
  return troop.type === 'Cm' || (troop.type === 'LH' && troop.grade === 'X' && holds('bnb.troop.33'));
}

const isBrush = (piece: TerrainPiece): boolean => piece.kind === 'brush' || piece.cover === 'brush';

/** Open ground is good going for all. */
const openGround = (): Going => (holds('bnb.terrain.1') && holds('bnb.terrain.56') ? 'GGo' : 'RGo');

/** The piece as it is for this ground: a bridge makes water dry, and a channel counts as a river. */
function natureAt(battle: Battle, piece: TerrainPiece, at: Rectangle | undefined): TerrainPiece | null {
  const flowing = isRiver(piece);
  if (!at || !(flowing || isStillWater(piece))) return piece;
  const wet = wetness(battle, piece, at);
  if (wet === 'dry') return null;
  return wet === 'deep' || flowing ? piece : { id: piece.id, kind: 'Rv', width: wet };
}

/**
 * The going of a piece for this base, of open ground for null; null if it does not change the going. `at` is the ground
 * asked about: on a bridge a river is nothing, and near an island deep water may be a channel.
 */
export function goingOf(
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): string | null {
  if (piece === null) return openGround();
  if (piece.kind === 'UR' && (!isMud(battle, piece) || (at && bridgeUnder(battle, at)))) return null;
  const nature = natureAt(battle, piece, at);
  return nature && goingOfNature(nature, base);
}

function goingOfNature(piece: TerrainPiece, base: PlacedBase): string | null {
  const fitting = GOING_TABLE.filter((row) => row.kinds.includes(piece.kind) && (row.where?.(piece) ?? true));
  if (fitting.length === 0) return null;
  const camels = reckonsAsCamels(base);
  const row = fitting.find((each) => (each.camels ?? camels) === camels && holds(each.rule));
  if (!row) return null;
  const rougher = camels && row.going === 'RGo' && !isBrush(piece) && holds('bnb.terrain.62');
  return rougher ? 'DGo' : row.going;
}

/** All kinds of terrain: those of the table, roads, and fields, which only look different. */
export const TERRAIN_KINDS: readonly string[] = [
  ...new Set([...GOING_TABLE.flatMap(({ kinds }) => kinds), 'PR', 'fields']),
];
