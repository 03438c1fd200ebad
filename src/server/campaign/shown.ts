/** The messages that each viewer gets about the entries of a campaign: only listed parts are shown. */
import { commitmentTo } from '../../engine/game/records/fair-dice.ts';
import { isTold } from '../../engine/game/records/told.ts';
import { publicEvent, view } from '../../engine/game/view.ts';
import type { CampaignMessage, CampaignMessageType, CampaignPartsOf } from '../../protocol/campaigns.ts';
import type { Stream } from '../battle/shown.ts';
import type { CampaignEntry, CampaignEntryOf } from './log.ts';
import type { CampaignState } from './state.ts';

interface Viewer {
  readonly seat: number | null;
  readonly nation: string | null;
}

/** A campaign after the entry, and as it is now. */
interface Moment {
  readonly state: CampaignState;
  readonly newest: CampaignState;
}

/** The parts of an entry that a viewer may see; null where the entry itself is hidden. */
type Show<Entry, Parts> = (entry: Entry, viewer: Viewer, moment: Moment) => Parts | null;

const ownOnly =
  <Entry extends CampaignEntry, Parts>(
    parts: (entry: Entry, seat: number, moment: Moment) => Parts,
  ): Show<Entry, Parts> =>
  (entry, { seat }, moment) =>
    seat !== null && entry.by === seat ? parts(entry, seat, moment) : null;

function played(
  { entry, keep, asked }: CampaignEntryOf<'played'>,
  { nation }: Viewer,
  { state: { play } }: Moment,
): CampaignPartsOf<'played'> | null {
  if (!isTold(entry, nation)) return null;
  const isKnown = entry.by === nation || entry.by === 'dice';
  const { by = '', allowed = [] } = play.asked ?? {};
  return {
    side: entry.by,
    ...(isKnown ? { command: entry.command } : {}),
    events: entry.events.flatMap((event) => publicEvent(event, nation) ?? []) as never,
    ...(entry.seal === undefined ? {} : { seal: entry.seal }),
    ...(keep ? { keep: keep[nation ?? ''] ?? 0 } : {}),
    ...(asked ? { asked: { keep: asked[nation ?? ''] ?? 0, by, allowed } } : {}),
  };
}

const created: Show<CampaignEntryOf<'campaign-created'>, CampaignPartsOf<'created'>> = (
  { terms, version, secret },
  { nation },
  { state: { campaign, play, seats } },
) => ({
  ruleset: terms.ruleset,
  title: terms.title,
  version,
  commitment: commitmentTo(secret),
  bots: seats.map(({ bot }) => bot),
  awayAfter: terms.awayAfter,
  nation,
  opening: view(campaign.rules, play.record.opening, nation),
});

const SHOWN = {
  'campaign-created': created,
  played,
  wished: ({ key, how }) => ({ key, how }),
  fought: ({ battle }) => ({ battle }),
  'handed-on': () => ({}),
  instructed: ownOnly(({ instructions }) => ({ instructions })),
  followed: ownOnly(({ instruction, forgotten, refused }) => ({
    instruction,
    forgotten,
    ...(refused ? { refused } : {}),
  })),
  'stood-in': () => ({}),
  noticed: () => null,
  // Who has taken the seat over does not learn the addresses of the player before.
  'notices-wanted': ownOnly(({ channels, language }, seat, { state, newest }) => ({
    channels: state.seats[seat]?.hash === newest.seats[seat]?.hash ? channels : [],
    language,
  })),
  disclosed: ({ secret }) => ({ secret }),
} as const satisfies {
  readonly [Type in CampaignEntry['type']]: Show<
    CampaignEntryOf<Type>,
    CampaignPartsOf<Type extends CampaignMessageType ? Type : 'created'>
  >;
};

/** Messages that change the campaign, so that an order given before them may be out of date. */
const MOVING: readonly CampaignMessageType[] = ['created', 'played'];

/**
 * The stream of a viewer after one more entry, with the message about it; `state` is the campaign after the entry.
 * `newest` tells who leads the seat now.
 */
export function streamedCampaign(
  stream: Stream,
  state: CampaignState,
  entry: CampaignEntry,
  seat: number | null,
  newest: CampaignState,
): { readonly stream: Stream; readonly messages: readonly CampaignMessage[] } {
  const show = SHOWN[entry.type] as Show<CampaignEntry, object>;
  const nation = state.seats[seat ?? -1]?.nation ?? null;
  const parts = show(entry, { seat, nation }, { state, newest });
  if (!parts) return { stream, messages: [] };
  const type = entry.type === 'campaign-created' ? 'created' : (entry.type as CampaignMessageType);
  const number = stream.number + 1;
  const message = { type, at: entry.at, by: entry.by, ...parts, number } as CampaignMessage;
  const moved = MOVING.includes(type) ? number : stream.moved;
  return { stream: { ...stream, number, moved }, messages: [message] };
}
