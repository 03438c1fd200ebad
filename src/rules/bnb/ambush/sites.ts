/** Where an ambush may lie. Blood and Blades, ambush. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isHill } from '../ground/heights.ts';
import { troopOf } from '../troops/base.ts';

interface SiteRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly troops: 'any' | 'Ps';
}

/** Features that an ambush may lie within. The table of visibility says how far it is seen there. */
export const AMBUSH_SITES: readonly SiteRow[] = [
  { rule: 'bnb.ambush.2', kinds: ['BUA'], troops: 'any' },
  { rule: 'bnb.ambush.3', kinds: ['Wd'], troops: 'any' },
  { rule: 'bnb.ambush.4', kinds: ['O'], troops: 'any' },
  { rule: 'bnb.ambush.5', kinds: ['D'], troops: 'any' },
  { rule: 'bnb.ambush.6', kinds: ['brush'], troops: 'Ps' },
  { rule: 'bnb.ambush.7', kinds: ['gully'], troops: 'any' },
];

/** The terrain that an ambush may lie behind. */
export const BEHIND: { readonly rule: BnbClause; readonly covers: (piece: TerrainPiece) => boolean } = {
  rule: 'bnb.ambush.8',
  covers: (piece) => piece.kind === 'Wd' || isHill(piece),
};

export interface Site {
  readonly rule: BnbClause;
  /** Null if the base lies behind a piece. */
  readonly piece: TerrainPiece | null;
}

const rowOf = (piece: TerrainPiece): SiteRow | undefined =>
  AMBUSH_SITES.find(({ kinds }) => kinds.includes(piece.kind) || kinds.includes(piece.cover ?? ''));

const takes = (row: SiteRow, base: PlacedBase): boolean =>
  row.troops === 'any' || troopOf(base).type === row.troops;

/** The features around a whole base that may hide some troops. */
const around = (battle: Battle, base: PlacedBase) =>
  piecesUnder(battle, rectangleOfBase(base)).flatMap((piece) => {
    const row = rowOf(piece);
    return row && whollyIn(piece, rectangleOfBase(base)) ? [{ piece, row }] : [];
  });

/** The feature that hides a base in ambush within it; null if there is none. */
export function siteWithin(battle: Battle, base: PlacedBase): Site | null {
  const found = around(battle, base).find(({ row }) => takes(row, base) && holds(row.rule));
  return found ? { rule: found.row.rule, piece: found.piece } : null;
}

/** The clause by which a feature around a base hides other troops but not this base; null if there is none. */
export const wrongTroops = (battle: Battle, base: PlacedBase): BnbClause | null =>
  around(battle, base).find(({ row }) => !takes(row, base) && holds(row.rule))?.row.rule ?? null;

/** May it lie behind a piece? Not if it is within a wood or another feature that hides any troops. */
export const mayLieBehind = (battle: Battle, base: PlacedBase): boolean =>
  holds(BEHIND.rule) && around(battle, base).every(({ row }) => row.troops !== 'any');

/** The battle with only the terrain that an ambush may lie behind. */
export const coversOnly = (battle: Battle): Battle => ({
  ...battle,
  terrain: battle.terrain.filter(BEHIND.covers),
});

/** May a hidden base shoot out of this piece, or over its crest? */
export const hidesShooters = (piece: TerrainPiece): boolean =>
  rowOf(piece)?.troops === 'any' || isHill(piece);
