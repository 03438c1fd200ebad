/** What a seat may do that leads one command of its side. The seat at the head of the side may do everything. */

import { isOrderTo } from '../../engine/army/commands.ts';
import type { Play } from '../../engine/battle/record.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { battleOf, type Seat, type State } from './state.ts';

/** Has this seat itself given every command that an undo takes back? `keep` counts as the record does. */
const takesBackOwn = ({ live }: Play, { givers }: State, number: number, keep: number): boolean =>
  live.slice(keep).every((entry) => givers[entry] === number);

/** Why a seat may not give this command; null where it may. The rules are asked afterwards. */
export function whyNotGive(state: State, number: number, order: AnyCommand): Refusal | null {
  const battle = battleOf(state);
  const { side, command } = state.seats[number] ?? {};
  if (command === undefined || !battle || !state.play) return null;
  if (!side || command === null) return refusal(403, 'server.leads-nothing');
  if (order.type === 'undo')
    return takesBackOwn(state.play, state, number, Number(order.keep))
      ? null
      : refusal(403, 'server.other-orders');
  return isOrderTo(battle, side, command, order) ? null : refusal(403, 'server.other-command', { command });
}

/** Why a seat may not act for its whole side; null where it may. */
export const whyNotGeneral = (seat: Seat | undefined): Refusal | null =>
  seat?.command === undefined ? null : refusal(403, 'server.not-general');
