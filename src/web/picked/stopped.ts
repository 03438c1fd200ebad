/** What keeps a suggested order from going farther. */
import { placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Field } from '../table/field.ts';

/** The order is tried with this much more at its end, in millimetres. */
const MORE = 10;

/** The first rule against a few steps more, of an order that ends before half its distance; null if there is none. */
export function stoppedBy(
  { rules, battle }: Pick<Field, 'rules' | 'battle'>,
  { command, wish }: Pick<Ghost, 'command' | 'wish'>,
): Reason | null {
  const last = command.path?.at(-1);
  const by = placedBase(battle, command.bases[0] ?? '')?.side;
  if (!wish || !last || !('forward' in last) || by === undefined) return null;
  if (wish.length > wish.allowance / 2) return null;
  const farther: MoveCommand = {
    ...command,
    path: [...command.path.slice(0, -1), { forward: Number(last.forward) + MORE }],
  };
  return judgeMove(rules, battle, farther, by, { free: true }).reasons[0] ?? null;
}
