/** Where an ambush may lie. Blood and Blades, ambush. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { troopOf } from '../base.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isHill } from '../heights.ts';

interface SiteRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly troops: 'any' | 'Ps';
}

/** Features that an ambush may lie within; how far it is seen there stands in the table of visibility. */
export const AMBUSH_SITES: readonly SiteRow[] = [
  { rule: 'bnb.ambush.2', kinds: ['BUA'], troops: 'any' },
  { rule: 'bnb.ambush.3', kinds: ['Wd'], troops: 'any' },
  { rule: 'bnb.ambush.4', kinds: ['O'], troops: 'any' },
  { rule: 'bnb.ambush.5', kinds: ['D'], troops: 'any' },
  { rule: 'bnb.ambush.6', kinds: ['brush'], troops: 'Ps' },
  { rule: 'bnb.ambush.7', kinds: ['gully'], troops: 'any' },
];

/** What an ambush may lie behind. */
export const BEHIND: { readonly rule: BnbClause; readonly covers: (piece: TerrainPiece) => boolean } = {
  rule: 'bnb.ambush.8',
  covers: (piece) => piece.kind === 'Wd' || isHill(piece),
};

export interface Site {
  readonly rule: BnbClause;
  /** Null where the base lies behind something. */
  readonly piece: TerrainPiece | null;
}

const rowOf = (piece: TerrainPiece): SiteRow | undefined =>
  AMBUSH_SITES.find(({ kinds }) => kinds.includes(piece.kind) || kinds.includes(piece.cover ?? ''));

const takes = (row: SiteRow, base: PlacedBase): boolean =>
  row.troops === 'any' || troopOf(base).type === row.troops;

/** The features that a base is wholly within and that hide any troops at all. */
const around = (battle: Battle, base: PlacedBase) =>
  piecesUnder(battle, rectangleOfBase(base)).flatMap((piece) => {
    const row = rowOf(piece);
    return row && whollyIn(piece, rectangleOfBase(base)) ? [{ piece, row }] : [];
  });

/** The feature that a base lies in ambush within; null for none. */
export function siteWithin(battle: Battle, base: PlacedBase): Site | null {
  const found = around(battle, base).find(({ row }) => takes(row, base) && holds(row.rule));
  return found ? { rule: found.row.rule, piece: found.piece } : null;
}

/** The row by which a feature hides others, but not this base; null where there is none. */
export const wrongTroops = (battle: Battle, base: PlacedBase): BnbClause | null =>
  around(battle, base).find(({ row }) => !takes(row, base) && holds(row.rule))?.row.rule ?? null;

/** May it lie behind something? Not within a wood, nor what else it could lie within. */
export const mayLieBehind = (battle: Battle, base: PlacedBase): boolean =>
  holds(BEHIND.rule) && around(battle, base).every(({ row }) => row.troops !== 'any');

/** The battle with only that ground behind which an ambush may lie. */
export const coversOnly = (battle: Battle): Battle => ({
  ...battle,
  terrain: battle.terrain.filter(BEHIND.covers),
});

/** May anybody shoot out of this piece, or over its crest, without being seen? */
export const hidesShooters = (piece: TerrainPiece): boolean =>
  rowOf(piece)?.troops === 'any' || isHill(piece);
