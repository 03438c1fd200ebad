/** The kinds of terrain that can be chosen, their sizes and prices, and when each is placed. DBMM, Terrain; rulings 90 and 173. */
import { holds } from '../../../engine/effects.ts';
import { SIZES, type Size } from '../../../engine/setup/outlines.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';

/** How a piece is placed: as an area, along an edge, as a line, or as a wall from edge to edge. */
export type Laying = 'area' | 'coast' | 'river' | 'road' | 'frontier';

interface KindRow {
  readonly laying: Laying;
  readonly sizes: readonly Size[];
  /** The kind of the outlines that it is drawn with. */
  readonly drawnAs: string;
}

const area = (drawnAs: string, sizes: readonly Size[] = SIZES): KindRow => ({
  laying: 'area',
  sizes,
  drawnAs,
});
const other = (laying: Laying, size: Size): KindRow => ({ laying, sizes: [size], drawnAs: '' });

/** Every kind that can be chosen. */
export const KINDS: ReadonlyMap<string, KindRow> = new Map([
  ['S', other('coast', 'large')],
  ['WW', other('coast', 'large')],
  ['L', area('lake', ['large'])],
  ['Oa', area('Wd')],
  ['Rv', other('river', 'large')],
  ['M', area('marsh')],
  ['D', area('D')],
  ['DH', area('H(S)')],
  ['WH', area('H(S)')],
  ['CH', area('H(S)')],
  ['Wd', area('Wd')],
  ['RH', area('H(S)')],
  ['SH', area('H(S)')],
  ['GH', area('H(G)')],
  ['V', area('V')],
  ['Rd', other('road', 'small')],
  ['PRd', other('road', 'small')],
  ['BUA', area('BUA')],
  ['F', area('fields')],
  ['E', area('fields')],
  ['O', area('O')],
  ['B', area('marsh')],
  ['BF', area('marsh')],
  ['SF', area('brush')],
  ['RF', area('rocky')],
  ['G', area('gully')],
  ['FW', other('frontier', 'large')],
]);

/** Can terrain of this kind be chosen? */
export const isKind = (kind: string): boolean => KINDS.has(kind);
/** A lake may lie anywhere. */
export const layingOf = (kind: string): Laying =>
  kind === 'L' && !holds('dbmm.setup.55') ? 'coast' : (KINDS.get(kind)?.laying ?? 'area');
export const sizesOf = (kind: string): readonly Size[] => KINDS.get(kind)?.sizes ?? SIZES;
/** The kind whose outlines a piece of this kind is drawn with. */
export const outlineKind = (kind: string): string => KINDS.get(kind)?.drawnAs ?? kind;

/** A river this wide is navigable, in paces. */
const NAVIGABLE = 80;

interface StepRow {
  readonly rule: DbmmClause;
  readonly kinds: readonly string[];
  /** Only navigable rivers, or only others. */
  readonly navigable?: boolean;
}

/** The order in which kinds are placed. */
const STEPS: readonly StepRow[] = [
  { rule: 'dbmm.setup.60', kinds: ['FW'] },
  { rule: 'dbmm.setup.26', kinds: ['S', 'WW', 'L', 'Oa'] },
  { rule: 'dbmm.setup.27', kinds: ['Rv'], navigable: true },
  { rule: 'dbmm.setup.28', kinds: ['Rv'], navigable: false },
  { rule: 'dbmm.setup.29', kinds: ['M', 'D'] },
  { rule: 'dbmm.setup.30', kinds: ['DH', 'WH', 'CH', 'Wd'] },
  { rule: 'dbmm.setup.31', kinds: ['RH', 'SH'] },
  { rule: 'dbmm.setup.32', kinds: ['GH', 'V'] },
  { rule: 'dbmm.setup.33', kinds: ['Rd', 'PRd'] },
  { rule: 'dbmm.setup.34', kinds: ['BUA'] },
  { rule: 'dbmm.setup.35', kinds: ['F', 'E'] },
  { rule: 'dbmm.setup.36', kinds: ['O'] },
  { rule: 'dbmm.setup.37', kinds: ['B'] },
  { rule: 'dbmm.setup.38', kinds: ['BF', 'SF', 'RF'] },
  { rule: 'dbmm.setup.39', kinds: ['G'] },
];

/** The step at which a piece is placed, from 0. A river is navigable by the width with which it was chosen. */
export function stepOf({ kind, width = 0 }: { readonly kind: string; readonly width?: number }): number {
  const isNavigable = width >= paces(NAVIGABLE);
  const at = STEPS.findIndex(
    (row) =>
      row.kinds.includes(kind) &&
      (row.navigable === undefined || row.navigable === isNavigable) &&
      holds(row.rule),
  );
  return at < 0 ? STEPS.length : at;
}

interface SizeRow {
  readonly rule: DbmmClause;
  /** Feature equivalents. */
  readonly cost: number;
  /** The greatest length and width, in paces. */
  readonly length: number;
  readonly width: number;
}

/** The sizes of area features. */
export const SIZE_CLASSES: Readonly<Record<Size, SizeRow>> = {
  small: { rule: 'dbmm.setup.14', cost: 0.5, length: 480, width: 480 },
  medium: { rule: 'dbmm.setup.16', cost: 1, length: 800, width: 600 },
  large: { rule: 'dbmm.setup.19', cost: 2, length: 1200, width: 800 },
};

interface RoadRow {
  readonly rule: DbmmClause;
  readonly kind: string;
  /** Which roads of this kind of one player, from 1. */
  readonly numbers: readonly number[];
  readonly cost: number;
}

const ROADS: readonly RoadRow[] = [
  { rule: 'dbmm.setup.13', kind: 'Rd', numbers: [1], cost: 0 },
  { rule: 'dbmm.setup.15', kind: 'Rd', numbers: [2], cost: 0.5 },
  { rule: 'dbmm.setup.17', kind: 'PRd', numbers: [1, 2], cost: 1 },
];

/** The price of pieces for which the size does not give it. */
const FIXED: readonly { readonly rule: DbmmClause; readonly kinds: readonly string[] }[] = [
  { rule: 'dbmm.setup.56', kinds: ['L'] },
  { rule: 'dbmm.setup.57', kinds: ['S', 'WW'] },
  { rule: 'dbmm.setup.20', kinds: ['Rv', 'Rd', 'PRd', 'FW'] },
];
const DEAR = 2;
const HALVED: readonly string[] = ['GH', 'F'];

/** Feature equivalents of a piece; `number` says which of its kind it is of one player, from 1. Nothing where no clause prices it. */
export function costOf(kind: string, size: Size, number = 1): number {
  const road = ROADS.find((row) => row.kind === kind && row.numbers.includes(number) && holds(row.rule));
  if (road) return road.cost;
  const fixed = FIXED.find(({ kinds }) => kinds.includes(kind));
  if (fixed) return holds(fixed.rule) ? DEAR : 0;
  const { rule, cost } = SIZE_CLASSES[size];
  if (!holds(rule)) return 0;
  return cost * (HALVED.includes(kind) && holds('dbmm.setup.18') ? 0.5 : 1);
}
