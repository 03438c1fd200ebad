/** Pairs of orders that work only together: the first makes room or prepares, the second attacks. */

import { attacks } from '../ideas/attacks.ts';
import type { Idea } from '../ideas/idea.ts';
import { jointAttacks } from '../ideas/joint-attacks.ts';
import { storms } from '../ideas/storms.ts';
import { eased } from '../levels.ts';
import { following, type OrderContext } from '../order-context.ts';
import { after } from '../ways/after.ts';
import { waysOf } from '../ways/ways.ts';
import { type Order, valued } from './order.ts';

/** How many first orders are followed up, and how many attacks of each kind are tried after each. */
const FIRST = 6;
const THEN = { storms: 1, attacks: 5, jointAttacks: 2 } as const;
/** A first order may lose this much until the second one is given. */
const MOST_LOSS = 0.6;

const most = (ideas: readonly Idea[], count: number): readonly Idea[] =>
  ideas.toSorted((a, b) => b.promise - a.promise).slice(0, count);

/** First orders that open the way to an attack. Their gain is that after the attack. */
export function pairs(context: OrderContext, orders: readonly Order[]): readonly Order[] {
  const { points } = context;
  if (points <= 1) return [];
  return orders
    .filter(({ gain, cost }) => gain > -MOST_LOSS && cost < points)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, eased(FIRST, points))
    .flatMap((first) => {
      const next = after(context, first.command);
      const then = next && following(context, next);
      if (!then || then.points <= 0) return [];
      const ideas = [
        ...most(storms(then), THEN.storms),
        ...most(attacks(then), eased(THEN.attacks, points)),
        ...most(jointAttacks(then), THEN.jointAttacks),
      ];
      return ideas
        .flatMap((idea) => valued(then, [...waysOf(then, idea)]))
        .map(({ gain, cost, battle }) => ({ ...first, gain, cost: first.cost + cost, battle }));
    });
}
