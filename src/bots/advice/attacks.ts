/** Attacks that are good by the exact odds of their fights, although the bot would rather wait. */
import { edgeOf } from '../../engine/combat/fates.ts';
import { fightFates } from '../../engine/combat/fight-fates.ts';
import type { Order } from '../choose/order.ts';
import { type Context, inBattle } from '../context.ts';
import { basesOf } from '../decide.ts';
import { after, faced } from '../ways/after.ts';

/** An attack that leaves the army worse off by more than this is not suggested, in points of an army. */
const RISK = 0.6;

/** Who has the better of the fights that an order brings: the own bases by much, neither side, or the enemy; null without a fight. */
function edgeFor(context: Context, { command }: Order): 'own' | 'even' | 'enemy' | null {
  const battle = after(context, command);
  if (!battle) return null;
  const there = faced(inBattle(context, battle)).battle;
  const { rules, profile } = context;
  const edges = basesOf(command).flatMap((id) => {
    const found = fightFates(rules, there, id, (outcome, base) => profile.army.lossShare(outcome, base) >= 1);
    return found ? [edgeOf(found.own, found.other)] : [];
  });
  if (edges.length === 0) return null;
  if (edges.some(({ better }) => better === 'enemy')) return 'enemy';
  return edges.some(({ better, isLarge }) => better === 'own' && isLarge) ? 'own' : 'even';
}

/** The best attack in which the own bases have much the better of it, or, if `even`, at least as good odds as the enemy. */
export const attackByOdds = (
  context: Context,
  orders: readonly Order[],
  accepts: (order: Order) => boolean,
  even = false,
): Order | null =>
  orders
    .filter(({ meets, gain }) => meets && gain > -RISK)
    .toSorted((a, b) => b.gain - a.gain)
    .find((order) => {
      const edge = edgeFor(context, order);
      return (edge === 'own' || (even && edge === 'even')) && accepts(order);
    }) ?? null;
