/** The going that each terrain piece is for each element. Hordes of the Things, Terrain. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { depthUnder, isNarrow } from './water.ts';

/** The kinds of going, from the worst to the best. */
export const GOINGS = ['bad', 'river', 'good'] as const;
export type Going = (typeof GOINGS)[number];

interface GoingRow {
  readonly rule: HottClause;
  readonly kinds: readonly string[];
  readonly where?: (piece: TerrainPiece) => boolean;
  readonly going: Going | typeof IMPASSABLE;
  /** The clause by which aerials ignore it. */
  readonly flown?: HottClause;
  /** The clause by which water lurkers move in it as in a river. */
  readonly swum?: HottClause;
}

const COVER = ['wood', 'bua'];

/** The first row that fits and holds gives the going. A piece without a row does not change the going. */
export const GOING_TABLE: readonly GoingRow[] = [
  { rule: 'hott.going.5', kinds: ['cliff'], going: IMPASSABLE, flown: 'hott.going.8' },
  { rule: 'hott.pass.7', kinds: ['stronghold'], going: IMPASSABLE, flown: 'hott.going.8' },
  { rule: 'hott.river.4', kinds: ['river'], where: isNarrow, going: 'river', flown: 'hott.water.1' },
  {
    rule: 'hott.river.7',
    kinds: ['river', 'lake', 'sea'],
    going: IMPASSABLE,
    flown: 'hott.water.1',
    swum: 'hott.water.2',
  },
  { rule: 'hott.going.1', kinds: COVER, going: 'bad' },
  {
    rule: 'hott.going.1',
    kinds: ['rough', 'marsh', 'dunes', 'fields', 'steep-hill'],
    going: 'bad',
    flown: 'hott.going.2',
  },
  { rule: 'hott.going.4', kinds: ['gentle-hill'], going: 'good' },
  { rule: 'hott.going.1', kinds: ['gentle-hill'], going: 'bad', flown: 'hott.going.2' },
];

/** All kinds of terrain: those of the table, and those that do not change the going. */
export const TERRAIN_KINDS: readonly string[] = [
  ...new Set([...GOING_TABLE.flatMap(({ kinds }) => kinds), 'beach', 'road', 'island']),
];

/** The kind of a piece, and the kind of its cover. */
const naturesOf = (piece: TerrainPiece): readonly string[] => [
  piece.kind,
  ...(piece.cover === undefined ? [] : [piece.cover]),
];

/** Does a wood or a built-up area cover it? */
export const isCover = (piece: TerrainPiece): boolean =>
  naturesOf(piece).some((kind) => COVER.includes(kind));

/** The row of a piece, before any element is considered. */
const rowOf = (piece: TerrainPiece): GoingRow | undefined => {
  const natures = naturesOf(piece);
  return GOING_TABLE.find(
    (row) =>
      row.kinds.some((kind) => natures.includes(kind)) && (row.where?.(piece) ?? true) && holds(row.rule),
  );
};

/**
 * The going of a piece for this element (of open ground for null); null if it does not change the going.
 * `at` is the ground asked about: near an island deep water may be shallow, and the island itself is land.
 */
export function goingOf(
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): Going | typeof IMPASSABLE | null {
  if (piece === null) return 'good';
  const row = rowOf(piece);
  if (!row || (row.flown && isAerial(base) && holds(row.flown))) return null;
  if (row.swum && isOf(base, 'Water Lurkers') && holds(row.swum)) return 'river';
  if (row.rule !== 'hott.river.7' || !at) return row.going;
  const depth = depthUnder(battle, piece, at);
  if (depth === 'dry') return null;
  return depth === 'shallow' ? 'river' : row.going;
}

/** The clause that gives a piece its going, whatever the element; null if the piece has no row. */
export const barringRule = (piece: TerrainPiece): HottClause | null => rowOf(piece)?.rule ?? null;

const counts = (piece: TerrainPiece, at: Rectangle): boolean => whollyIn(piece, at) || holds('hott.going.3');

/** Is an element at least partly in bad going? */
export const isInBadGoing = (battle: Battle, base: PlacedBase, at = rectangleOfBase(base)): boolean =>
  piecesUnder(battle, at).some((piece) => goingOf(battle, piece, base, at) === 'bad' && counts(piece, at));

/** Is any part of an element in a wood or a built-up area? */
export const isInCover = (battle: Battle, base: PlacedBase, at = rectangleOfBase(base)): boolean =>
  piecesUnder(battle, at).some(isCover);

/** Is this piece flat good going? The level top of a hill is not. */
export const isFlatGoodGoing = (piece: TerrainPiece): boolean =>
  piece.kind === 'beach' ||
  piece.kind === 'road' ||
  piece.kind === 'stronghold' ||
  piece.kind === 'island' ||
  (isHill(piece) && isGoodSlope(piece) && !holds('hott.term.11'));

const isGoodSlope = (piece: TerrainPiece): boolean => rowOf(piece)?.going === 'good';

export const isHill = (piece: TerrainPiece): boolean =>
  piece.kind === 'gentle-hill' || piece.kind === 'steep-hill';
