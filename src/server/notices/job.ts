/** Sends a notice to each asked player who is not looking, once for each question. */
import type { Presence } from '../../protocol/messages.ts';
import type { Channel } from '../../protocol/requests.ts';
import type { Language } from '../../words/types.ts';
import { add } from '../battle/draft.ts';
import { seatsToTell } from '../battle/due.ts';
import type { Battles } from '../battle/kept.ts';
import { add as addToCampaign } from '../campaign/draft.ts';
import { noticesDue } from '../campaign/due.ts';
import type { Campaigns } from '../campaign/kept.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import type { DraftOf, Kept } from '../kind.ts';
import type { Lives } from '../lives.ts';
import { sayIn } from '../say.ts';
import type { Send } from './sending.ts';

interface Addressee {
  readonly channels: readonly Channel[];
  readonly language: Language;
}

/** What notices need to know of one kind of game. */
interface Noticing<Of extends Kept> {
  /** The seats that must get a notice now. */
  toTell(state: Of['state'], now: number): readonly number[];
  seatsOf(state: Of['state']): readonly Addressee[];
  titleOf(state: Of['state']): string;
  mark(draft: DraftOf<Of>, seat: number): void;
  /** The message by its key. */
  readonly text: string;
  /** Its address in the app. */
  pageOf(id: string): string;
}

export const inBattles: Noticing<Battles> = {
  toTell: seatsToTell,
  seatsOf: ({ seats }) => seats,
  titleOf: ({ terms }) => terms.title,
  mark: (draft, seat) => add(draft, { type: 'noticed', seat }),
  text: 'server.notice',
  pageOf: (id) => `distance/${id}`,
};

export const inCampaigns: Noticing<Campaigns> = {
  toTell: (state, now) => noticesDue(state).flatMap(({ seat, at }) => (at <= now ? [seat] : [])),
  seatsOf: ({ seats }) => seats,
  titleOf: ({ terms }) => terms.title,
  mark: (draft, seat) => addToCampaign(draft, { type: 'noticed', seat }),
  text: 'server.notice-of-campaign',
  pageOf: (id) => `campaign/at.${id}`,
};

/** Marks the asked seats as told; answers with those that no other process has marked meanwhile. */
async function claim<Of extends Kept>(
  { toTell, mark }: Noticing<Of>,
  { now }: Host,
  lives: Lives<Of>,
  id: string,
): Promise<readonly number[]> {
  let told: readonly number[] = [];
  await lives.change(id, (draft) => {
    told = toTell(draft.state, now());
    for (const seat of told) mark(draft, seat);
  });
  return told;
}

/**
 * The notices count as sent before they are sent: if the process dies in between, one is lost, and none ever comes
 * twice.
 */
export const noticesJob =
  <Of extends Kept>(
    about: Noticing<Of>,
    host: Host,
    lives: Lives<Of>,
    present: (id: string) => Promise<Presence>,
    send: Send,
  ): Job =>
  async (id) => {
    const state = await lives.inTurn(id, async (live) => live.state);
    if (!state || about.toTell(state, host.now()).length === 0) return;
    const there = (await present(id)).seats;
    const absent = (await claim(about, host, lives, id)).filter((seat) => !there.includes(seat));
    const title = about.titleOf(state);
    const page = about.pageOf(id);
    const url = host.address === null ? null : `${host.address}/#/${page}`;
    await Promise.all(
      absent.flatMap((number) => {
        const { channels, language } = about.seatsOf(state)[number] ?? { channels: [], language: 'en' };
        const text = sayIn(language, { key: about.text, figures: { title } });
        // A failing channel must not hold up the others.
        return channels.map((channel) =>
          send(channel, { battle: id, page, title, text, url }).catch(host.tellError),
        );
      }),
    );
  };
