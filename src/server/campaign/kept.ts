/** The types of campaigns as a kind of game that the server keeps. */
import type { CampaignMessage, CampaignRequest } from '../../protocol/campaigns.ts';
import type { CampaignEntry } from './log.ts';
import type { CampaignState } from './state.ts';

export interface Campaigns {
  readonly state: CampaignState;
  readonly entry: CampaignEntry;
  readonly message: CampaignMessage;
  readonly request: CampaignRequest;
}
