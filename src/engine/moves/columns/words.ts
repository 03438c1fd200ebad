/** Reads the legs that ask a group for a formation. */
import type { PlacedBase } from '../../battle.ts';
import type { Leg } from '../../command.ts';
import type { Reason } from '../../event.ts';
import { nearestFirst } from '../formations.ts';
import type { WayFault } from '../way.ts';

type Words = { readonly [key: string]: unknown };

/** The words of the only leg of a kind; `several` if there are more, null if there is none. */
export function wordsOf(path: readonly Leg[], kind: 'column' | 'extend'): Words | 'several' | null {
  const legs = path.filter((leg) => kind in leg);
  if (legs.length > 1) return 'several';
  return legs.length === 1 ? ((legs[0] as Words)[kind] as Words) : null;
}

/** The fault of a leg that asks for an unknown formation. */
export const unknownLeg = (path: readonly Leg[], kind: string): WayFault => ({
  leg: path.findIndex((leg) => kind in leg),
  what: 'unknown-leg',
  kind,
});

/** The fault of a leg that the rules do not allow for these bases. */
export const barredLeg = (
  path: readonly Leg[],
  kind: 'column' | 'extend',
  rule: string,
  key: string,
  figures: Reason['figures'] = {},
): WayFault => ({ ...unknownLeg(path, kind), what: 'cannot-form', reason: { rule, key, figures } });

/** The named bases in their order, then the others, the nearest to the head first; without the head. */
export function inOrder(
  movers: readonly PlacedBase[],
  head: PlacedBase,
  named: readonly string[],
): readonly PlacedBase[] {
  const first = named.flatMap((id) => movers.find((base) => base.id === id) ?? []);
  return [...new Set([...first, ...nearestFirst(movers, head)])].filter((base) => base !== head);
}

/** The ids of a list in a leg; null if it is no list, repeats an id, or names a base that does not take part. */
export function idsIn(value: unknown, movers: readonly PlacedBase[]): readonly string[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const known = value.every((id) => movers.some((base) => base.id === id));
  return known && new Set(value).size === value.length ? (value as string[]) : null;
}
