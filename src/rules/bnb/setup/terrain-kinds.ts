/** The tables of kinds and sizes of terrain pieces. Blood and Blades, setup. */
import { holds } from '../../../engine/effects.ts';
import { SIZES, type Size } from '../../../engine/setup/outlines.ts';
import type { BnbClause } from '../clauses/ids.ts';

/** How a piece is laid: as an outline, along a short edge, or as the line of a road or a river. */
export type Laying = 'area' | 'water' | 'road' | 'river';

interface KindRow {
  readonly rule: BnbClause;
  readonly kinds: readonly string[];
  readonly laying: Laying;
  /** The sizes that a piece may have; all sizes if the row's clause is out of force. */
  readonly sizes: readonly Size[];
}

/** Every kind that can be chosen. */
export const KINDS: readonly KindRow[] = [
  { rule: 'bnb.terrain.6', kinds: ['PR', 'UR'], laying: 'road', sizes: ['medium'] },
  { rule: 'bnb.terrain.6', kinds: ['Rv'], laying: 'river', sizes: ['medium', 'large'] },
  { rule: 'bnb.terrain.6', kinds: ['WW', 'La'], laying: 'water', sizes: ['large'] },
  {
    rule: 'bnb.terrain.6',
    kinds: ['Wd', 'O', 'V', 'D', 'BUA', 'H(G)', 'H(S)', 'brush', 'rocky', 'marsh', 'gully'],
    laying: 'area',
    sizes: SIZES,
  },
];

const rowOf = (kind: string): KindRow | undefined => KINDS.find((row) => row.kinds.includes(kind));

export const isKind = (kind: string): boolean => rowOf(kind) !== undefined;
export const layingOf = (kind: string): Laying => rowOf(kind)?.laying ?? 'area';

/** The sizes that a piece of this kind may have. */
export function sizesOf(kind: string): readonly Size[] {
  const row = rowOf(kind);
  return row && holds(row.rule) ? row.sizes : SIZES;
}

export const isWater = (piece: { readonly kind: string }): boolean => layingOf(piece.kind) === 'water';
export const isRoad = (piece: { readonly kind: string }): boolean => layingOf(piece.kind) === 'road';

/** The number of pieces of each size that one player may choose. */
export const MOST_OF_SIZE: readonly {
  readonly rule: BnbClause;
  readonly size: Size;
  readonly most: number;
}[] = [
  { rule: 'bnb.terrain.7', size: 'large', most: 1 },
  { rule: 'bnb.terrain.7', size: 'medium', most: 2 },
  { rule: 'bnb.terrain.7', size: 'small', most: 3 },
];

interface SizeRow {
  readonly rule: BnbClause;
  readonly size: Size;
  /** Move units. */
  readonly least: number;
  readonly below: number;
  readonly width: number;
}

/** Sizes of area features in MU: bounds of the length, and the least width. */
export const SIZE_CLASSES: readonly SizeRow[] = [
  { rule: 'bnb.terrain.32', size: 'small', least: 3, below: 5, width: 3 },
  { rule: 'bnb.terrain.33', size: 'medium', least: 5, below: 8, width: 4 },
  { rule: 'bnb.terrain.34', size: 'large', least: 8, below: 12, width: 6 },
];
