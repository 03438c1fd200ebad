/** The line to a campaign on a server: what its stream tells, and what its seat sends. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Reason } from '../../../../engine/game/event.ts';
import {
  type CampaignAction,
  type CampaignBody,
  type CampaignTerms,
  campaignDoneForm,
  campaignMadeForm,
  campaignMessageForm,
} from '../../../../protocol/campaigns.ts';
import { ask, newName, newSecret } from '../../../distance/asking.ts';
import { faultsOf } from '../../../distance/creating.ts';
import { followStream } from '../../../distance/stream.ts';
import { campaignSeat, forgetCampaignSeat, keepCampaignSeat } from './seats.ts';
import { isLineUp, lineFailed, showTold, told } from './shown.ts';
import { foldCampaignMessage, NO_CAMPAIGN_TOLD } from './told.ts';

const hashOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** Follows a campaign until the answer is called. */
export function followCampaign(campaign: string, secret: string | null): () => void {
  showTold(campaign, { ...NO_CAMPAIGN_TOLD }, secret);
  lineFailed.value = null;
  return followStream(
    {
      path: `/campaigns/${campaign}`,
      form: campaignMessageForm,
      secret,
      after: () => told.peek().number,
    },
    {
      message: (messages) => showTold(campaign, messages.reduce(foldCampaignMessage, told.peek()), secret),
      presence: () => undefined,
      line: (isUp) => {
        isLineUp.value = isUp;
      },
      refused: (why) => {
        lineFailed.value = String(why);
      },
    },
  );
}

/** Does something in a campaign; answers with the reasons against it. */
export async function doInCampaign<Name extends CampaignAction>(
  campaign: string,
  secret: string | null,
  name: Name,
  body: CampaignBody<Name>,
): Promise<{ readonly reasons: readonly Reason[]; readonly faults: readonly string[] }> {
  const request = { do: name, id: newName(), body };
  const answer = await ask(`/campaigns/${campaign}`, campaignDoneForm, { secret, body: request });
  return answer.ok ? { reasons: [], faults: [] } : { reasons: answer.reasons, faults: faultsOf(answer) };
}

/** A nation of a new campaign: a bot leads it, or a player. */
export type NewNation = Omit<CampaignTerms['nations'][number], 'leader'> & { readonly bot: string | null };

/** Makes a campaign. The first player's seat is the own one; for the others there are links. */
export async function makeCampaign(
  terms: Omit<CampaignTerms, 'nations'>,
  nations: readonly NewNation[],
): Promise<{ readonly campaign: string } | { readonly faults: readonly string[] }> {
  const secrets = nations.map(() => newSecret());
  const led = nations.map(({ bot, ...nation }, at) => ({
    ...nation,
    leader: bot === null ? { hash: hashOf(secrets[at] ?? '') } : { bot },
  }));
  const people = nations.flatMap(({ bot, name }, at) =>
    bot === null ? [[name, secrets[at] ?? ''] as const] : [],
  );
  const [own, ...links] = people;
  const made = await ask('/campaigns', campaignMadeForm, {
    secret: newSecret(),
    body: { id: newName(), terms: { ...terms, nations: led } },
  });
  if (!made.ok) return { faults: faultsOf(made) };
  const { campaign } = made.body;
  keepCampaignSeat({ campaign, secret: own?.[1] ?? '', title: terms.title, links });
  return { campaign };
}

/** Takes a seat over by its link: from now on only this browser knows its secret. */
export async function takeOver(campaign: string, link: string): Promise<readonly string[]> {
  const secret = newSecret();
  const { faults } = await doInCampaign(campaign, link, 'hand-on', { hash: hashOf(secret) });
  if (faults.length === 0) keepCampaignSeat({ campaign, secret });
  return faults;
}

/** Hands the own seat on; answers with the secret of the link to it. */
export async function handOn(campaign: string): Promise<string | null> {
  const secret = newSecret();
  const own = campaignSeat(campaign)?.secret ?? null;
  const { faults } = await doInCampaign(campaign, own, 'hand-on', { hash: hashOf(secret) });
  if (faults.length > 0) return null;
  forgetCampaignSeat(campaign);
  return secret;
}
