/** Evaluates an attack together with the help that it can still get in the bound. */

import { helps } from '../ideas/helps.ts';
import { following, type OrderContext } from '../order-context.ts';
import { waysOf } from '../ways/ways.ts';
import { type Order, valued } from './order.ts';

/** How many attacks are examined, and how many bases may help each. */
const ATTACKS = 5;
const HELPS = 2;

/** An attack with the best help that it can still get, base by base. Its gain is that of all these orders. */
function helped(context: OrderContext, attack: Order): Order {
  let joint = attack;
  for (let help = 0; help < HELPS; help++) {
    const then = following(context, joint.battle);
    if (!joint.meets || then.points <= 0) break;
    const found = helps(then)
      .filter((idea) => idea.goals[0] === attack.idea.goals[0])
      .flatMap((idea) => valued(then, [...waysOf(then, idea)]));
    const most = found.reduce((best, each) => (each.gain > best.gain ? each : best), joint);
    if (most === joint) break;
    joint = { ...most, command: attack.command, idea: attack.idea, cost: joint.cost + most.cost };
  }
  return joint;
}

/** The best attacks on enemies, each with its help. */
export function attacksWithHelp(context: OrderContext, orders: readonly Order[]): readonly Order[] {
  const attacks = orders
    .filter(({ meets, idea }) => meets && idea.goals.length > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, ATTACKS);
  return attacks.map((attack) => helped(context, attack)).filter((joint) => !attacks.includes(joint));
}
