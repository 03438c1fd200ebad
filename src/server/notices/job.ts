/** Sends a notice to each asked player who is not looking, once for each question. */
import { add } from '../battle/draft.ts';
import { seatsToTell } from '../battle/due.ts';
import type { Seat, State } from '../battle/state.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import type { Presence } from '../live.ts';
import type { Lives } from '../lives.ts';
import { sayIn } from '../say.ts';
import type { Notice, Send } from './sending.ts';

const noticeTo = (battle: string, { terms }: State, { language }: Seat, address: string | null): Notice => ({
  battle,
  title: terms.title,
  text: sayIn(language, { key: 'server.notice', figures: { title: terms.title } }),
  url: address === null ? null : `${address}/#/distance/${battle}`,
});

export const noticesJob =
  ({ tellError, address }: Host, lives: Lives, present: (battle: string) => Presence, send: Send): Job =>
  async (battle) => {
    const state = await lives.inTurn(battle, async (live) => live.state);
    const seats = state ? seatsToTell(state) : [];
    const there = present(battle).seats;
    for (const number of seats) {
      const seat = state?.seats[number];
      if (!state || !seat) continue;
      const notice = noticeTo(battle, state, seat, address);
      // A failing channel must not hold up the others. A lost notice is better than one that comes twice.
      if (!there.includes(number))
        await Promise.all(seat.channels.map((channel) => send(channel, notice).catch(tellError)));
    }
    await lives.change(battle, (draft) => {
      const still = seatsToTell(draft.state).filter((number) => seats.includes(number));
      for (const seat of still) add(draft, { type: 'noticed', seat });
    });
  };
