import type { Kind } from '../kind.ts';
import { actInCampaign } from './actions.ts';
import { dueInCampaign } from './due.ts';
import type { Campaigns } from './kept.ts';
import { streamedCampaign } from './shown.ts';
import { campaignAtStart, foldCampaign, isOver } from './state.ts';

export const campaigns: Kind<Campaigns> = {
  start: (first) => (first.type === 'campaign-created' ? campaignAtStart(first) : null),
  fold: foldCampaign,
  streamed: streamedCampaign,
  stageOf: (state) => (isOver(state) ? 'over' : 'playing'),
  // The lobby and the addresses of battles do not show it.
  listingOf: ({ terms: { ruleset, title } }) => JSON.stringify({ campaign: true, ruleset, title }),
  dueOf: dueInCampaign,
  seatOf({ seats }, hash) {
    const seat = hash === null ? -1 : seats.findIndex((each) => each.hash === hash);
    return seat < 0 ? null : seat;
  },
  mayWatch: () => true,
  act: actInCampaign,
};
