/** Makes new campaigns. */
import { loadNations } from '../../bots/rulesets.ts';
import type { CampaignRead } from '../../engine/contract/campaign.ts';
import { begin } from '../../engine/game/decide.ts';
import type { CampaignTerms } from '../../protocol/campaigns.ts';
import { RULESETS, rulesetOf } from '../../scenario/every-ruleset.ts';
import { idOf } from '../creating.ts';
import type { Host } from '../host.ts';
import { appendingOf } from '../lives.ts';
import { nameOfDeed } from '../perform.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { carryOn } from './carry-on.ts';
import type { CampaignDraft } from './draft.ts';
import { campaigns } from './kind.ts';
import type { CampaignEntryOf } from './log.ts';
import { campaignAtStart } from './state.ts';

const refused = (faults: Extract<CampaignRead, { readonly ok: false }>['faults']): Refusal => ({
  status: 422,
  reasons: faults.map((fault) => ({ rule: '', ...fault })),
});

/** Why seats cannot be led so; null where they can. */
async function whyNotLed({ ruleset, nations }: CampaignTerms): Promise<Refusal | null> {
  const known = (await loadNations(ruleset))?.characters ?? [];
  const leaders = nations.map(({ leader }) => leader);
  const bot = leaders
    .flatMap((each) => ('bot' in each ? [each.bot] : []))
    .find((each) => !known.includes(each));
  if (bot !== undefined) return refusal(422, 'server.no-such-bot', { bot, known });
  const hashes = leaders.flatMap((each) => ('hash' in each ? [each.hash] : []));
  if (hashes.length === 0) return refusal(422, 'server.no-player');
  return new Set(hashes).size < hashes.length ? refusal(422, 'server.same-secret') : null;
}

export type CampaignMade =
  | { readonly ok: true; readonly campaign: string }
  | ({ readonly ok: false } & Refusal);

/** Makes a campaign; `hash` is the hash of the maker's secret. The same request makes the same campaign. */
export async function createCampaign(
  { store, now, newSecret }: Pick<Host, 'store' | 'now' | 'newSecret'>,
  terms: CampaignTerms,
  id: string,
  hash: string,
): Promise<CampaignMade> {
  const { ruleset, nations, options } = terms;
  const rules = rulesetOf(ruleset);
  const known = RULESETS.filter(({ campaign }) => campaign).map((each) => each.id);
  if (!rules?.campaign) return { ok: false, ...refusal(422, 'server.no-campaign', { ruleset, known }) };
  const why = await whyNotLed(terms);
  if (why) return { ok: false, ...why };
  const read = rules.campaign.open({
    players: nations.map(({ name }) => name),
    armies: Object.fromEntries(nations.flatMap(({ name, army }) => (army ? [[name, army]] : []))),
    options,
  });
  if (!read.ok) return { ok: false, ...refused(read.faults) };
  const entry: CampaignEntryOf<'campaign-created'> = {
    type: 'campaign-created',
    terms,
    version: rules.campaign.rules.version,
    secret: newSecret(),
    opening: begin(rules.campaign.rules, read.game).battle,
    at: now(),
    by: null,
    id: nameOfDeed(hash, id),
  };
  const draft: CampaignDraft = { state: campaignAtStart(entry), entries: [entry], now: entry.at };
  carryOn(draft);
  const campaign = idOf('campaign', hash, id);
  await store.append(appendingOf(campaigns, campaign, draft));
  return { ok: true, campaign };
}
