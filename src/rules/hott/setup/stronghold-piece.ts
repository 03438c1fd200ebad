/** A stronghold as its army describes it, and as a terrain piece. */
import type { Battle, Json, SideId } from '../../../engine/battle.ts';
import { findSide } from '../../../engine/battle.ts';
import { laidOutline } from '../../../engine/setup/outlines.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { STRONGHOLD, type Stronghold } from '../ground/stronghold.ts';

/** A stronghold as its army describes it. */
export interface StrongholdFact {
  readonly name: string;
  readonly look: string;
  /** Its outline about its own middle, as pairs of millimetres; y points ahead. */
  readonly shape: readonly (readonly [number, number])[];
}

const isPairs = (value: Json | undefined): value is readonly (readonly [number, number])[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number');

/** A plain stronghold, for armies that describe none. */
export const PLAIN: StrongholdFact = {
  name: '',
  look: 'castle',
  shape: [
    [-50, -40],
    [50, -40],
    [50, 40],
    [-50, 40],
  ],
};

/** The stronghold that a side brings. */
export function strongholdFact(battle: Battle, side: SideId): StrongholdFact {
  const fact = findSide(battle, side)?.facts.stronghold;
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return PLAIN;
  const { name, look, shape } = fact as { readonly [key: string]: Json };
  return {
    name: String(name ?? PLAIN.name),
    look: String(look ?? PLAIN.look),
    shape: isPairs(shape) ? shape : PLAIN.shape,
  };
}

/** A side's stronghold laid with its middle at x, y and turned clockwise by degrees. */
export function strongholdAt(
  battle: Battle,
  side: SideId,
  at: readonly [number, number, number],
): Stronghold {
  const area = strongholdFact(battle, side).shape.map(([x, y]) => ({ x, y }));
  const laid = laidOutline({ area }, at).area as Polygon;
  return { id: `${STRONGHOLD}-${side}`, kind: STRONGHOLD, side, area: laid };
}
