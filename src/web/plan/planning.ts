/**
 * A plan: the player gives orders on a private copy of the battle as it sees it. Nothing of it is kept, no die falls
 * and no bot answers, until the player takes orders over.
 */
import { computed } from '@preact/signals';
import { playCommand, unplayed } from '../../engine/battle/record.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { view } from '../../engine/game/view.ts';
import { currentBattle, seatAsked } from '../state/battle/asked.ts';
import { send, take } from '../state/battle/sending.ts';
import { type Referee, type Session, session } from '../state/battle/session.ts';
import { cancelGhost, pick } from '../state/orders/selection.ts';
import { linesOf } from '../state/telling/log.ts';
import { stepTo } from '../state/view/shown.ts';

/** May the side that is asked begin a plan? Only in a battle of this page, and while it gives orders. */
export const mayPlan = computed<boolean>(
  () =>
    session.value?.referee.isHere === true &&
    seatAsked() !== null &&
    currentBattle()?.flow.awaits[0]?.kind === 'orders',
);

const refereeOf = (before: Session): Referee & { readonly before: Session } => ({
  before,
  isHere: false,
  isPlan: true,
  send: ({ rules, play }, command, by) => take(playCommand(rules, play, command, by)),
  record: async () => before.play.record,
});

/** The battle as it was before the plan; null where nothing is planned. */
const beforePlan = (): Session | null => {
  const referee = session.peek()?.referee;
  return referee?.isPlan ? (referee as ReturnType<typeof refereeOf>).before : null;
};

function clear(): void {
  cancelGhost();
  pick([]);
  stepTo(Number.POSITIVE_INFINITY);
}

/** Begins a plan on what the asked side can see: an order of the plan finds no hidden enemy. */
export function beginPlan(): void {
  const now = session.peek();
  const battle = currentBattle();
  const seat = seatAsked();
  if (!now || !battle || seat === null || !mayPlan.peek()) return;
  const opening = view(now.rules, battle, seat);
  const { header } = now.play.record;
  clear();
  session.value = { ...now, play: unplayed({ header, opening, entries: [] }), referee: refereeOf(now) };
}

/** Drops the plan: the battle stands as before. */
export function dropPlan(): void {
  const before = beforePlan();
  if (!before) return;
  clear();
  session.value = before;
}

/** An order of the plan, and what it would do, in words. */
export interface Planned {
  readonly number: number;
  readonly command: AnyCommand;
  readonly words: string;
}

export const planned = computed<readonly Planned[]>(() => {
  const now = session.value;
  if (!now?.referee.isPlan) return [];
  const { live, record, battles } = now.play;
  return live.flatMap((number, at) => {
    const entry = record.entries[number];
    const battle = battles[at + 1];
    if (!entry || !battle) return [];
    const words = linesOf(battle, entry.events, entry.by).map(({ text }) => text);
    return [{ number, command: entry.command, words: words.join(' ') }];
  });
});

/** Ends the plan and gives these of its orders, until one is refused. The number of orders given. */
export function takeOver(orders: readonly AnyCommand[]): number {
  dropPlan();
  const refused = orders.findIndex((command) => !send(command));
  return refused < 0 ? orders.length : refused;
}
