/** Elements of Hordes of the Things as far as the trial needs them: 15 mm scale, 100 paces are 25 mm. */
import type { Base } from '../../src/engine/battle.ts';

export type Kind = 'foot' | 'mounted' | 'aerial';

export interface Element {
  readonly kind: Kind;
  /** Millimetres. */
  readonly depth: number;
  /** Paces in good going and in bad. */
  readonly good: number;
  readonly bad: number;
}

export const ELEMENTS: Readonly<Record<string, Element>> = {
  Dragon: { kind: 'aerial', depth: 60, good: 1200, bad: 1200 },
  Airboat: { kind: 'aerial', depth: 60, good: 500, bad: 500 },
  Flyers: { kind: 'aerial', depth: 30, good: 1200, bad: 1200 },
  'Aerial Hero': { kind: 'aerial', depth: 30, good: 1200, bad: 1200 },
  God: { kind: 'aerial', depth: 30, good: 1200, bad: 1200 },
  Hero: { kind: 'mounted', depth: 30, good: 500, bad: 200 },
  Knights: { kind: 'mounted', depth: 30, good: 300, bad: 200 },
  Riders: { kind: 'mounted', depth: 30, good: 500, bad: 200 },
  Behemoth: { kind: 'mounted', depth: 40, good: 300, bad: 200 },
  Beasts: { kind: 'mounted', depth: 40, good: 400, bad: 400 },
  Blades: { kind: 'foot', depth: 15, good: 200, bad: 200 },
  Spears: { kind: 'foot', depth: 15, good: 200, bad: 200 },
  Warband: { kind: 'foot', depth: 20, good: 300, bad: 300 },
  Hordes: { kind: 'foot', depth: 30, good: 200, bad: 200 },
  Sneakers: { kind: 'foot', depth: 20, good: 300, bad: 300 },
  Magician: { kind: 'foot', depth: 40, good: 500, bad: 200 },
};

const NOTHING: Element = { kind: 'foot', depth: 0, good: 0, bad: 0 };

export const elementOf = (base: Base): Element => ELEMENTS[base.troop] ?? NOTHING;
export const isOf = (base: Base, ...names: readonly string[]): boolean => names.includes(base.troop);

export const WIDTH = 40;

/** Millimetres of so many paces. */
export const paces = (count: number): number => count / 4;
