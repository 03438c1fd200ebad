/** Before the first bound each regular C-in-C records who gets which die. DBMM, Deployment, stage 14. */
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, DONE, goOn, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Option } from '../../../engine/game/steps.ts';
import type { DbmmCommand } from '../commands.ts';
import { ordersReasons, recordOrders } from '../orders/changing.ts';
import { everyOrders, fromHighest, isEven } from '../orders/offered.ts';
import { regularCommands } from '../orders/throwers.ts';
import { factsOf } from '../state.ts';

/** The side that records its orders next; null if both have, or need none: a single command gets its own die. */
const whoseTurn = (battle: Battle): SideId | null =>
  [defenderOf(battle), invaderOf(battle)].find(
    (side) => regularCommands(battle, side).length > 1 && factsOf(battle, side).orders === undefined,
  ) ?? null;

/** Asks each side in turn, and tells each only its own orders. */
export const diceOrders: StepWith<Readonly<Record<never, never>>, DbmmCommand> = {
  frame: {},
  run({ battle }) {
    const side = holds('dbmm.deploy.21') ? whoseTurn(battle) : null;
    return side === null ? DONE : waitForOrders(side, 'dice-orders');
  },
  answer(work, frame, command, by): Answer {
    if (command.type !== 'orders') return wrongPhase(work, 'dice-orders', command);
    const reasons = ordersReasons(work.battle, by, command.orders);
    if (reasons.length > 0) return reasons;
    recordOrders(work, by, command.orders);
    return goOn(frame);
  },
  options(_rules, battle): readonly Option[] {
    // Not `whoseTurn`: a side does not see whether the other has recorded its orders.
    const side = battle.flow.awaits[0]?.by;
    if (side === undefined) return [];
    return everyOrders(regularCommands(battle, side)).map((orders) => ({
      command: { type: 'orders', orders },
      key: isEven(orders) ? 'option.dice-orders-even' : 'option.dice-orders',
      figures: { commands: fromHighest(orders).join(', ') },
    }));
  },
};
