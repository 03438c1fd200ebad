/** The ground in which and behind which elements may lie in ambush. DBM, Ambush; ruling 30. */
import type { Base, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { broken } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isHill } from '../ground/going.ts';
import { isBaggage, isOf } from '../troops/base.ts';

interface SiteRow {
  readonly rule: DbmClause;
  readonly kinds: readonly string[];
  readonly troops: 'any' | 'Ps';
}

/** The features that hide elements inside. Olive and palm groves are orchards. */
const SITES: readonly SiteRow[] = [
  { rule: 'dbm.ambush.2', kinds: ['Wd', 'O', 'D', 'gully'], troops: 'any' },
  { rule: 'dbm.ambush.4', kinds: ['V', 'rocky', 'marsh', 'brush'], troops: 'Ps' },
];

/** The features behind which elements may hide, besides hills. */
const COVERS: readonly string[] = ['Wd', 'O', 'D'];

const isOfKind = ({ kind, cover = '' }: TerrainPiece, kinds: readonly string[]): boolean =>
  kinds.includes(kind) || kinds.includes(cover);

const takes = ({ troops, rule }: SiteRow, base: PlacedBase): boolean =>
  (troops === 'any' || isOf(base, troops)) && holds(rule);

/** The features that contain a whole base. */
const around = (battle: Battle, base: PlacedBase): readonly TerrainPiece[] => {
  const ground = rectangleOfBase(base);
  return piecesUnder(battle, ground).filter((piece) => whollyIn(piece, ground));
};

/** The feature that hides a base inside; null if there is none. */
export const siteWithin = (battle: Battle, base: PlacedBase): TerrainPiece | null =>
  around(battle, base).find((piece) => SITES.some((row) => isOfKind(piece, row.kinds) && takes(row, base))) ??
  null;

/** Does a feature around a base hide psiloi, but not this base? */
export const hidesOnlyPsiloi = (battle: Battle, base: PlacedBase): boolean =>
  around(battle, base).some((piece) =>
    SITES.some(({ troops, kinds }) => troops === 'Ps' && isOfKind(piece, kinds)),
  );

/** Is it in a built-up area, even in part? */
export const isInTown = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some(({ kind }) => kind === 'BUA');

/** May elements hide behind this piece? */
export const isCover = (piece: TerrainPiece): boolean => isHill(piece) || isOfKind(piece, COVERS);

/** Does this piece hide elements inside, if only psiloi? */
export const isSite = (piece: TerrainPiece): boolean => SITES.some(({ kinds }) => isOfKind(piece, kinds));

/** Baggage lies in no ambush. */
export const unfitForAmbush = (base: Base): readonly Reason[] =>
  isBaggage(base) ? broken('dbm.ambush.9', 'debellis.ambush.baggage', { base: base.id }) : [];
