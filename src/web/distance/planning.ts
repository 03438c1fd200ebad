/**
 * Orders for the next throw of points: the player gives them on the table as if the throw had fallen, and the server
 * carries them out when it falls.
 */
import { battleNow, type Play, playCommand, unplayed } from '../../engine/battle/record.ts';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Instruction } from '../../protocol/requests.ts';
import { take } from '../state/battle/sending.ts';
import { type Referee, session } from '../state/battle/session.ts';
import { ofTable } from '../state/table.ts';
import { stepTo } from '../state/view/shown.ts';
import { act } from './acting.ts';
import { holdScreen, told } from './line.ts';

/** The points for which the player plans; null while it plans nothing. */
export const planned = ofTable<readonly number[] | null>(null);

/** This page decides what is planned; nothing of it is sent. */
const planReferee: Referee = {
  isHere: false,
  send: ({ rules, play }, command, by) => take(playCommand(rules, play, command, by)),
  record: async ({ play }) => play.record,
};

/** The last battle in which a side gave orders; null before its first bound. */
const lastOrders = ({ battles }: Play, side: SideId): Battle | null =>
  battles.findLast(({ flow: { awaits } }) => awaits[0]?.by === side && awaits[0].kind === 'orders') ?? null;

/** May a side plan? Not while it is asked itself: its plan would be carried out at once. */
export function mayPlan(side: SideId): boolean {
  const { play } = told.value;
  if (!play || lastOrders(play, side) === null) return false;
  const { result, flow } = battleNow(play);
  return result === null && flow.awaits[0]?.by !== side;
}

/** The battle as it stands now, with the next bound of the side begun and these points thrown. */
function asIfThrown(now: Battle, model: Battle, points: number): Battle {
  const pips = Object.fromEntries(Object.keys(model.turn.pips).map((command) => [command, points]));
  return {
    ...now,
    bases: now.bases.map((base) => ({ ...base, bound: {} })),
    turn: { ...now.turn, active: model.turn.active, pips },
    flow: model.flow,
  };
}

/** Begins a plan: the table shows what the player gives orders for. */
export function beginPlan(side: SideId, points: readonly number[]): void {
  const { play } = told.peek();
  const now = session.peek();
  const model = play && lastOrders(play, side);
  if (!play || !now || !model || points.length === 0) return;
  holdScreen(true);
  planned.value = points;
  stepTo(Number.POSITIVE_INFINITY);
  const opening = asIfThrown(battleNow(play), model, Math.min(...points));
  const header = play.record.header;
  session.value = { ...now, play: unplayed({ header, opening, entries: [] }), referee: planReferee };
}

/** The orders of the plan so far. */
export function ordersPlanned(): readonly AnyCommand[] {
  const play = planned.value === null ? null : session.value?.play;
  return (play?.live ?? []).flatMap((number) => play?.record.entries[number]?.command ?? []);
}

function endPlan(): void {
  planned.value = null;
  holdScreen(false);
}

/** Drops the plan. */
export const dropPlan = endPlan;

/** Hands the plan to the server, instead of an earlier one for the same points. */
export async function keepPlan(): Promise<void> {
  const points = planned.peek();
  const commands = ordersPlanned();
  endPlan();
  if (points === null || commands.length === 0) return;
  const plan: Instruction = { when: { kind: 'orders', points }, answer: { commands }, once: true };
  const others = told
    .peek()
    .instructions.filter(
      ({ when }) => when.kind !== 'orders' || !when.points?.some((each) => points.includes(each)),
    );
  await act('instruct', { instructions: [...others, plan] });
}
