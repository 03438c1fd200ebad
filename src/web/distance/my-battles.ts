/** The battles in which this browser has a seat, and for whom each waits. */
import { signal } from '@preact/signals';
import { type Mine, mineForm } from '../../protocol/answers.ts';
import { ask } from './asking.ts';
import { isSeat, type KeptSeat, keepSeat, seatIn, seats } from './seats.ts';

/** What the server says of them; null until it has answered, and while it cannot be reached. */
export const mine = signal<readonly Mine[] | null>(null);
export const isServerGone = signal(false);

/** Asks the server about all seats of this browser. */
export async function refreshMine(): Promise<void> {
  const kept = seats.peek();
  if (kept.length === 0) {
    mine.value = [];
    return;
  }
  const answer = await ask('/mine', mineForm, {
    body: { battles: kept.slice(0, 100).map(({ battle, secret }) => ({ battle, secret })) },
  });
  isServerGone.value = !answer.ok;
  if (!answer.ok) return;
  mine.value = answer.body.battles;
  for (const { battle, title } of answer.body.battles) {
    const seat = kept.find((each) => each.battle === battle);
    if (seat && seat.title !== title) keepSeat({ ...seat, title });
  }
}

/** The seat of a secret in a battle: its number; null where it has none, `gone` where the server does not answer. */
export async function seatNumber(battle: string, secret: string): Promise<number | null | 'gone'> {
  const answer = await ask('/mine', mineForm, {
    body: { battles: [{ battle, secret }] },
  });
  if (!answer.ok) return answer.status === 400 ? null : 'gone';
  return answer.body.battles[0]?.seat ?? null;
}

/**
 * Keeps a seat from a link or a file; answers false where the server knows of no such seat. A wrong link must not cost
 * a player the seat that this browser has.
 */
export async function takeSeat(
  seat: Pick<KeptSeat, 'battle' | 'secret'> & Partial<KeptSeat>,
): Promise<boolean> {
  if (!isSeat(seat)) return false;
  const kept = seatIn(seat.battle);
  const number = await seatNumber(seat.battle, seat.secret);
  if (typeof number === 'number' || (number === 'gone' && !kept)) keepSeat(seat);
  return number !== null;
}

export async function takeSeats(found: readonly KeptSeat[]): Promise<void> {
  for (const { battle, secret, title, seen } of found)
    await takeSeat({ battle, secret, ...(title === '' ? {} : { title, seen }) });
}

/** Does the battle wait for this seat: to get ready, or to play? */
export const waitsForMe = ({ stage, side, waits }: Mine): boolean =>
  stage === 'playing' && side !== null && waits === side;
