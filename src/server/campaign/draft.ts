/** New entries of a campaign before they are stored. */
import type { AnyCommand, Seat } from '../../engine/game/command.ts';
import type { Reason } from '../../engine/game/event.ts';
import { playCommand } from '../../engine/game/records/record.ts';
import { unseenLost } from '../../engine/game/records/told.ts';
import type { DraftOf } from '../kind.ts';
import { playedParts } from '../played.ts';
import type { Campaigns } from './kept.ts';
import type { CampaignEntry, CampaignFact } from './log.ts';
import { foldCampaign, seatOfNation } from './state.ts';

export type CampaignDraft = DraftOf<Campaigns>;

/** Makes an entry of a fact and applies it to the state. */
export function add(draft: CampaignDraft, fact: CampaignFact, by: number | null = null): void {
  const named = draft.id !== undefined && draft.entries.length === 0;
  const entry: CampaignEntry = { ...fact, at: draft.now, by, ...(named ? { id: draft.id } : {}) };
  draft.entries.push(entry);
  draft.state = foldCampaign(draft.state, entry);
}

/**
 * Decides a command by the rules; answers with the reasons where they refuse it. What others did unseen before an undo is
 * done again: the seat that takes back neither learns of it nor loses it for them.
 */
export function give(
  draft: CampaignDraft,
  command: AnyCommand,
  by: Seat,
  seat: number | null = null,
): readonly Reason[] | null {
  const { campaign, play, secret, told } = draft.state;
  const played = playCommand(campaign.rules, play, command, by);
  if (!played.ok) return played.reasons;
  add(draft, { type: 'played', ...playedParts(campaign.rules, { secret, told }, played.play) }, seat);
  for (const lost of unseenLost(play, played.play, play.asked?.by ?? by))
    give(draft, lost.command, lost.by, seatOfNation(draft.state, lost.by));
  return null;
}
