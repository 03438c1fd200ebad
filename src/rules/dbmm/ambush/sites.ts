/** The ground in which and behind which elements may lie in ambush. DBMM, Ambush; rulings 72 and 177. */
import { isOverlooked } from '../../../debellis/ambush/lookouts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isInFortifiedTown } from '../../../debellis/walls/towns.ts';
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isHill } from '../ground/going.ts';
import { isOf } from '../troops/base.ts';

interface SiteRow {
  readonly rule: DbmmClause;
  readonly kinds: readonly string[];
  readonly troops: 'any' | 'Ps';
}

/** The features that hide elements inside. */
const SITES: readonly SiteRow[] = [
  { rule: 'dbmm.ambush.2', kinds: ['Wd', 'WH', 'O', 'Oa', 'D', 'G', 'BUA'], troops: 'any' },
  { rule: 'dbmm.ambush.4', kinds: ['V', 'M', 'CH', 'RH', 'RF', 'SH', 'SF'], troops: 'Ps' },
];

/** The features behind which elements may hide, besides hills. */
const COVERS: readonly string[] = ['Wd', 'BUA'];

const takes = ({ troops, rule }: SiteRow, base: PlacedBase): boolean =>
  (troops === 'any' || isOf(base, troops)) && holds(rule);

/** The features that contain a whole base. */
const around = (battle: Battle, base: PlacedBase): readonly TerrainPiece[] => {
  const ground = rectangleOfBase(base);
  return piecesUnder(battle, ground).filter((piece) => whollyIn(piece, ground));
};

/** The feature that hides a base inside; null if there is none. */
export const siteWithin = (battle: Battle, base: PlacedBase): TerrainPiece | null =>
  around(battle, base).find((piece) =>
    SITES.some((row) => row.kinds.includes(piece.kind) && takes(row, base)),
  ) ?? null;

/** Does a feature hide an element inside, where the deployment area of the enemy does not see it? */
export const isHiddenInside = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  siteWithin(battle, base) !== null &&
  !isInFortifiedTown(game, battle, base) &&
  !isOverlooked(game, battle, base);

/** Does a feature around a base hide psiloi, but not this base? */
export const hidesOnlyPsiloi = (battle: Battle, base: PlacedBase): boolean =>
  !isOf(base, 'Ps') &&
  around(battle, base).some((piece) =>
    SITES.some(({ troops, kinds }) => troops === 'Ps' && kinds.includes(piece.kind)),
  );

/** May elements hide behind this piece? */
export const isCover = (piece: TerrainPiece): boolean => isHill(piece) || COVERS.includes(piece.kind);

/** Does this piece hide elements inside, if only psiloi? */
export const isSite = (piece: TerrainPiece): boolean => SITES.some(({ kinds }) => kinds.includes(piece.kind));
