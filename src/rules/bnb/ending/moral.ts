/** The losses of an army, and the level at which it is routed. Blood and Blades, moral. */
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { isBaggage, isCommander, troopOf } from '../troops/base.ts';
import { confidenceOf } from './points-of-confidence.ts';

export interface Moral {
  /** Points of Confidence of the whole army at the start of the battle. */
  readonly reference: number;
  /** A third of the reference level, not rounded. */
  readonly routing: number;
  readonly losses: number;
  readonly routed: boolean;
}

const confidence = (base: Base): number => confidenceOf(troopOf(base), isCommander(base));

/** Baggage does not count in the reference level, although its loss counts. */
const inReference = (base: Base): number => (isBaggage(base) && holds('bnb.poc.7') ? 0 : confidence(base));

/** The points of confidence that its loss costs its army; 0 while it is not lost. */
export function lossOf(base: Base): number {
  if (base.place === 'lost') return holds('bnb.moral.9') ? confidence(base) : 0;
  if (base.place === 'spent') return holds('bnb.moral.10') ? confidence(base) / 2 : 0;
  return 0;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The routing level for a reference level. Blood and Blades, moral. */
export const routingLevel = (reference: number): number => (holds('bnb.moral.7') ? reference / 3 : reference);

/** Reference level, routing level and losses of a side. Blood and Blades, moral. */
export function moralOf(battle: Battle, side: SideId): Moral {
  const bases = battle.bases.filter((base) => base.side === side);
  const reference = holds('bnb.moral.6') ? sum(bases.map(inReference)) : 0;
  const routing = routingLevel(reference);
  const losses = sum(bases.map(lossOf));
  return {
    reference,
    routing,
    losses,
    routed: bases.length > 0 && holds('bnb.moral.8') && losses > 0 && losses >= routing,
  };
}
