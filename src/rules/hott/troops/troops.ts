/** Costs, sizes, factors and moves of elements, read from the tables. A row counts only if its clause holds. */
import { holds } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';
import type { Element, ElementClass, FigureScale, MoveGround } from './troop-table.ts';
import { CLASSES, COSTS, DEPTHS, ELEMENTS, FACTORS, FRONTAGE, MOVES } from './troop-table.ts';

export * from './troop-table.ts';

// Used if no row answers: a depth that no element has, so that a missing row shows.
const UNSTATED_DEPTH = 5;

const rowOf = <Row extends { readonly rule: HottClause; readonly elements: readonly Element[] }>(
  rows: readonly Row[],
  element: Element,
): Row | undefined => rows.find((row) => row.elements.includes(element) && holds(row.rule));

const classes = new Map<Element, ElementClass>(
  CLASSES.flatMap((row) => row.elements.map((element) => [element, row.class] as const)),
);

/** Aerial, mounted or foot: the classes are disjoint. */
export const classOf = (element: Element): ElementClass => classes.get(element) ?? 'foot';

/** Army points of an element. */
export const costOf = (element: Element): number => rowOf(COSTS, element)?.ap ?? 0;

/** Least depth of a base in millimetres. */
export const depthOf = (element: Element, scale: FigureScale = '15mm'): number =>
  rowOf(DEPTHS, element)?.depth[scale] ?? UNSTATED_DEPTH;

/** Width and depth in millimetres at the 15 mm scale. */
export const baseSize = (element: Element): { readonly width: number; readonly depth: number } => ({
  width: holds(FRONTAGE.rule) ? FRONTAGE.width['15mm'] : UNSTATED_DEPTH,
  depth: depthOf(element),
});

export interface Figured {
  readonly rule: HottClause;
  readonly value: number;
}

const NO_FACTOR: Figured = { rule: 'hott.cf.1', value: 0 };

/** The combat factor of an element or a stronghold, with its clause; against foot and strongholds, or others. */
export function factorOf(fighter: Element | 'stronghold', against: 'foot' | 'others'): Figured {
  const row = FACTORS.find(
    (each) =>
      (fighter === 'stronghold' ? each.stronghold === true : each.elements.includes(fighter)) &&
      holds(each.rule),
  );
  return row ? { rule: row.rule, value: against === 'foot' ? row.vFoot : row.vOthers } : NO_FACTOR;
}

const NO_MOVE: Figured = { rule: 'hott.move.2', value: 0 };

/** Tactical move distance in paces on one kind of ground, with its clause. */
export function moveOf(element: Element, ground: MoveGround): Figured {
  const row = rowOf(MOVES, element);
  return row ? { rule: row.rule, value: row.paces[ground] } : NO_MOVE;
}

/** A name in a plain form, to compare it with what people write. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/s$/, '')
    .replace(/heroe$/, 'hero');

const NAMES: ReadonlyMap<string, Element> = new Map([
  ...ELEMENTS.map((element) => [plain(element), element] as const),
  // A lurker without its kind is a land lurker.
  ['lurker', 'Land Lurkers'],
  ['ground hero', 'Hero'],
]);

/** Exact names, as bases have them. They are looked up first because they are the most frequent. */
const CANONICAL: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((element) => [element, element]));

/** Elements of one type with two kinds, which the army list chooses for good. */
const KINDS: readonly { readonly rule: HottClause; readonly elements: readonly [Element, Element] }[] = [
  { rule: 'hott.troop.13', elements: ['Hero', 'Aerial Hero'] },
  { rule: 'hott.troop.27', elements: ['Land Lurkers', 'Water Lurkers'] },
];

/** The element with a name such as `Blades`; null if there is none. */
export function readElement(name: string): Element | null {
  const element = CANONICAL.get(name) ?? NAMES.get(plain(name)) ?? null;
  const kind = KINDS.find(({ elements }) => element !== null && elements.includes(element));
  return kind && !holds(kind.rule) ? kind.elements[0] : element;
}
