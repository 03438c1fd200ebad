/** What the line to a campaign on a server tells, for the pages that show it. */
import { signal } from '@preact/signals';
import { type CampaignTold, NO_CAMPAIGN_TOLD } from './told.ts';

export const told = signal<CampaignTold>(NO_CAMPAIGN_TOLD);
/** The campaign that is followed, and the secret of the own seat; null where none is. */
export const followed = signal<{ readonly campaign: string; readonly secret: string | null } | null>(null);
export const isLineUp = signal(true);
/** Why the server shows nothing; null where it does. */
export const lineFailed = signal<string | null>(null);

export function showTold(campaign: string, next: CampaignTold, secret: string | null): void {
  const now = followed.peek();
  if (now?.campaign !== campaign || now.secret !== secret) followed.value = { campaign, secret };
  told.value = next;
}

export function leaveCampaign(): void {
  followed.value = null;
  told.value = NO_CAMPAIGN_TOLD;
}
