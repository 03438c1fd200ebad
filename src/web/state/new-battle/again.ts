/** Begins a new battle at a moment of the one on the screen. */
import { otherSide, type SideId } from '../../../engine/battle.ts';
import { type Player, type Session, session } from '../battle/session.ts';
import { beginKept } from '../keeping/store.ts';
import { goTo } from '../navigation/route.ts';
import { recordFrom } from './new-battle.ts';

/** The step at which the first bound begins; null while the battle is set up. */
export function firstBound({ play }: Session): number | null {
  const at = play.battles.findIndex(({ turn }) => turn.bound > 0);
  return at < 0 ? null : at;
}

/** The same players, each with the other's army. */
export function swapped(now: Session): Readonly<Record<SideId, Player>> {
  const opening = now.play.record.opening;
  const seats = opening.sides.map(({ id }) => [id, now.players[otherSide(opening, id)] ?? 'human'] as const);
  return Object.fromEntries(seats);
}

/** Begins a new battle with the position after a step, and goes to it. */
export async function beginAt(step: number, players: Session['players'], name: string): Promise<void> {
  const now = session.peek();
  const position = now?.play.battles[step];
  if (!now || !position || position.result) return;
  const record = recordFrom(now.rules, position, players, name);
  const id = await beginKept({ name, record, players, dice: now.dice, bot: now.bot });
  goTo({ page: 'battle', id });
}
