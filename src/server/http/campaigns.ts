/** The handlers of the addresses below `/api/campaigns`. */

import { campaignRequest, newCampaignBody } from '../../protocol/campaigns.ts';
import { createCampaign } from '../campaign/creating.ts';
import { isOver } from '../campaign/state.ts';
import { perform } from '../perform.ts';
import { recordSeen } from '../record.ts';
import { refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import { type AppContext, gameIn, hashSent, NO_SECRET, noCampaign, refuse } from './context.ts';
import { readBody } from './reading.ts';

export async function makeCampaign(context: AppContext, { host }: Service): Promise<Response> {
  const hash = hashSent(context);
  if (!hash) return refuse(context, NO_SECRET);
  const read = await readBody(context, newCampaignBody);
  if (!read.ok) return refuse(context, read.refusal);
  const { terms, id } = read.value;
  const made = await createCampaign(host, terms, id, hash);
  return made.ok ? context.json(made, 201) : refuse(context, made, { rules: terms.ruleset });
}

/** Performs an action in a campaign. */
export async function actIn(context: AppContext, { host, campaigns }: Service): Promise<Response> {
  const id = gameIn(context);
  const hash = hashSent(context);
  if (hash === undefined) return refuse(context, NO_SECRET);
  const read = await readBody(context, campaignRequest);
  if (!read.ok) return refuse(context, read.refusal);
  const done = id === null ? null : await perform({ host, lives: campaigns }, id, read.value, hash);
  if (!done || id === null) return refuse(context, noCampaign(context));
  if (done.ok) return context.json(done);
  const rules = campaigns.atHand(id)?.state.terms.ruleset;
  return refuse(context, done, {
    ...(rules ? { rules } : {}),
    ...(done.missed ? { missed: done.missed } : {}),
  });
}

/** The record as the seat knows it, or the whole record where the campaign is over. */
export async function showCampaignRecord(context: AppContext, { campaigns }: Service): Promise<Response> {
  const id = gameIn(context);
  const hash = hashSent(context);
  if (hash === undefined) return refuse(context, NO_SECRET);
  const answered =
    id === null
      ? null
      : await campaigns.inTurn(id, async ({ kind, state }) => {
          const seat = kind.seatOf(state, hash);
          if (hash !== null && seat === null) return refuse(context, refusal(403, 'server.not-seated'));
          const nation = state.seats[seat ?? -1]?.nation ?? null;
          return context.json(
            isOver(state) ? state.play.record : recordSeen(state.campaign.rules, state.play, nation),
          );
        });
  return answered ?? refuse(context, noCampaign(context));
}
