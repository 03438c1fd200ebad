/** How each kind of terrain is laid. Hordes of the Things, Terrain. */

/** By an outline, by a line, or along an edge. */
export type Laying = 'area' | 'line' | 'shore';

interface KindRow {
  readonly kind: string;
  readonly laying: Laying;
  /** The kinds of drawn outlines that fit. */
  readonly drawn: readonly string[];
}

export const KINDS: readonly KindRow[] = [
  { kind: 'wood', laying: 'area', drawn: ['Wd'] },
  { kind: 'bua', laying: 'area', drawn: ['BUA'] },
  { kind: 'rough', laying: 'area', drawn: ['rocky', 'brush', 'gully'] },
  { kind: 'marsh', laying: 'area', drawn: ['marsh'] },
  { kind: 'dunes', laying: 'area', drawn: ['D'] },
  { kind: 'fields', laying: 'area', drawn: ['fields', 'V'] },
  { kind: 'steep-hill', laying: 'area', drawn: ['H(S)'] },
  { kind: 'gentle-hill', laying: 'area', drawn: ['H(G)'] },
  { kind: 'lake', laying: 'area', drawn: ['lake'] },
  { kind: 'island', laying: 'area', drawn: [] },
  { kind: 'cliff', laying: 'area', drawn: ['gully'] },
  { kind: 'beach', laying: 'area', drawn: ['D'] },
  { kind: 'sea', laying: 'shore', drawn: [] },
  { kind: 'river', laying: 'line', drawn: [] },
  { kind: 'road', laying: 'line', drawn: [] },
];

export const layingOf = (kind: string): Laying | null =>
  KINDS.find((row) => row.kind === kind)?.laying ?? null;

export const drawnFor = (kind: string): readonly string[] =>
  KINDS.find((row) => row.kind === kind)?.drawn ?? [];
