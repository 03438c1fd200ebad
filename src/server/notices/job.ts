/** Sends a notice to each asked player who is not looking, once for each question. */

import type { Presence } from '../../protocol/messages.ts';
import { add } from '../battle/draft.ts';
import { seatsToTell } from '../battle/due.ts';
import type { Seat, State } from '../battle/state.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import type { Lives } from '../lives.ts';
import { sayIn } from '../say.ts';
import type { Notice, Send } from './sending.ts';

const noticeTo = (battle: string, { terms }: State, { language }: Seat, address: string | null): Notice => ({
  battle,
  title: terms.title,
  text: sayIn(language, { key: 'server.notice', figures: { title: terms.title } }),
  url: address === null ? null : `${address}/#/distance/${battle}`,
});

interface Told {
  readonly number: number;
  readonly seat: Seat;
}

/** Marks the asked seats as told; answers with those that no other process has marked meanwhile. */
async function claim(lives: Lives, battle: string): Promise<readonly Told[]> {
  let told: readonly Told[] = [];
  await lives.change(battle, (draft) => {
    const { seats } = draft.state;
    told = seatsToTell(draft.state).flatMap((number) => {
      const seat = seats[number];
      return seat ? [{ number, seat }] : [];
    });
    for (const { number } of told) add(draft, { type: 'noticed', seat: number });
  });
  return told;
}

/**
 * The notices count as sent before they are sent: if the process dies in between, one is lost, and none ever comes
 * twice.
 */
export const noticesJob =
  (
    { tellError, address }: Host,
    lives: Lives,
    present: (battle: string) => Promise<Presence>,
    send: Send,
  ): Job =>
  async (battle) => {
    const state = await lives.inTurn(battle, async (live) => live.state);
    if (!state || seatsToTell(state).length === 0) return;
    const there = (await present(battle)).seats;
    const absent = (await claim(lives, battle)).filter(({ number }) => !there.includes(number));
    await Promise.all(
      absent.flatMap(({ seat }) => {
        const notice = noticeTo(battle, state, seat, address);
        // A failing channel must not hold up the others.
        return seat.channels.map((channel) => send(channel, notice).catch(tellError));
      }),
    );
  };
