/** What only a C-in-C orders: who gets which die from the next bound on, and whether elements press forward. */
import { isCinC } from '../../debellis/commands/generals.ts';
import { type BaseId, type Battle, placedBase } from '../../engine/battle.ts';
import { changeReasons, PRICES } from '../../rules/dbmm/orders/changing.ts';
import { everyOrders, fromHighest, isEven } from '../../rules/dbmm/orders/offered.ts';
import { pressPolicy } from '../../rules/dbmm/orders/pressing.ts';
import { regularCommands } from '../../rules/dbmm/orders/throwers.ts';
import { factsOf, PRESS_POLICIES } from '../../rules/dbmm/state.ts';
import type { ButtonOrder } from '../on-screen/orders.ts';

/** The other orders that are legal now, for PIPs or by a Brilliant Stroke. */
function newOrders(battle: Battle, side: string): readonly ButtonOrder[] {
  const commands = regularCommands(battle, side);
  const now = factsOf(battle, side).orders ?? {};
  const others =
    commands.length < 2
      ? []
      : everyOrders(commands).filter((orders) => commands.some((name) => orders[name] !== now[name]));
  return [false, true].flatMap((stroke) =>
    others
      .map((orders) => ({ type: 'change-orders' as const, orders, ...(stroke ? { stroke } : {}) }))
      .filter((command) => changeReasons(battle, side, command).length === 0)
      .map((command) => ({
        command,
        key: 'screen.chief.orders',
        figures: {
          even: isEven(command.orders) ? 'yes' : 'no',
          commands: fromHighest(command.orders).join(', '),
          stroke: stroke ? 'yes' : 'no',
          price: PRICES.orders.pips,
        },
      })),
  );
}

/** The buttons of a picked C-in-C; none for anybody else. */
export function chiefOrders(battle: Battle, picked: readonly BaseId[]): readonly ButtonOrder[] {
  const [id = '', ...others] = picked;
  const chief = placedBase(battle, id);
  if (!chief || others.length > 0 || !isCinC(chief) || chief.side !== battle.turn.active) return [];
  const policy = pressPolicy(battle, chief.side);
  return [
    ...newOrders(battle, chief.side),
    ...PRESS_POLICIES.filter((press) => press !== policy).map((press) => ({
      command: { type: 'settle-pressing', press },
      key: 'screen.chief.pressing',
      figures: { press },
    })),
  ];
}
