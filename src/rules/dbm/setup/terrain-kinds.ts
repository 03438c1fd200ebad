/** The kinds of terrain that can be chosen, their sizes and their prices. DBM, Terrain; rulings 46 and 47. */

import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import { SIZES, type Size } from '../../../engine/setup/outlines.ts';
import type { DbmClause } from '../clauses/ids.ts';

/** How a piece is laid: as an outline, along a short edge, or as a line. */
export type Laying = 'area' | 'water' | 'river' | 'road';

interface KindRow {
  readonly rule: DbmClause;
  readonly laying: Laying;
  readonly sizes: readonly Size[];
  /** Its class in the order of laying. */
  readonly turn: number;
  /** The kind of the outlines that it is drawn with, if they are those of another kind. */
  readonly drawnAs?: string;
  /** It costs half as many feature equivalents as others of its size. */
  readonly half?: true;
}

const area = (turn: number, more: Partial<KindRow> = {}): KindRow => ({
  rule: 'dbm.terrain.2',
  laying: 'area',
  sizes: SIZES,
  turn,
  ...more,
});

/** Every kind that can be chosen. */
export const KINDS: Readonly<Record<string, KindRow>> = {
  WW: { rule: 'dbm.terrain.2', laying: 'water', sizes: ['large'], turn: 0 },
  Rv: { rule: 'dbm.terrain.2', laying: 'river', sizes: ['large'], turn: 1 },
  BUA: area(2),
  E: area(2, { drawnAs: 'fields' }),
  fields: area(2, { half: true }),
  'H(G)': area(3, { half: true }),
  'H(S)': area(3),
  Wd: area(4),
  marsh: area(5),
  D: area(5),
  rocky: area(5),
  brush: area(5),
  bog: area(5, { drawnAs: 'marsh' }),
  O: area(6),
  V: area(6),
  gully: area(6),
  Rd: { rule: 'dbm.terrain.2', laying: 'road', sizes: ['small'], turn: 7 },
};

const kindOf = (kind: string): KindRow | undefined => {
  const row = rowOf(KINDS, kind);
  return row && holds(row.rule) ? row : undefined;
};

/** Can terrain of this kind be chosen? */
export const isKind = (kind: string): boolean => kindOf(kind) !== undefined;
/** How a piece of a kind is laid; unknown kinds are areas. */
export const layingOf = (kind: string): Laying => kindOf(kind)?.laying ?? 'area';
/** The sizes in which a kind may be chosen. */
export const sizesOf = (kind: string): readonly Size[] => kindOf(kind)?.sizes ?? SIZES;
/** When a kind is laid: lower numbers come first. */
export const turnOf = (kind: string): number => kindOf(kind)?.turn ?? 0;
/** The kind whose outlines a piece of this kind is drawn with. */
export const outlineKind = (kind: string): string => kindOf(kind)?.drawnAs ?? kind;

/** A line, or an area. A road inside a town is part of the town. */
export const isLinear = (kind: string): boolean => layingOf(kind) !== 'area' && holds('dbm.terrain.7');

interface SizeRow {
  /** Feature equivalents. */
  readonly cost: number;
  /** The greatest length and width, in paces. */
  readonly length: number;
  readonly width: number;
  /** The factor by which outlines of this size are drawn larger. */
  readonly scale: number;
}

/** The sizes of terrain. */
export const SIZE_CLASSES: Readonly<Record<Size, SizeRow>> = {
  small: { cost: 0.5, length: 480, width: 480, scale: 1.6 },
  medium: { cost: 1, length: 800, width: 600, scale: 1.3 },
  large: { cost: 2, length: 1200, width: 800, scale: 1.15 },
};

/** Feature equivalents of a kind in a size. */
export function costOf(kind: string, size: Size): number {
  const row = kindOf(kind);
  if (row?.laying === 'road' && !holds('dbm.road.1')) return 1;
  return SIZE_CLASSES[size].cost * (row?.half ? 0.5 : 1);
}

export const FIELDS: readonly string[] = ['E', 'fields'];
export const HILLS: readonly string[] = ['H(G)', 'H(S)'];
