/** Loads all rulesets at once, for programs that may need any of them. */
import type { CampaignFields } from '../engine/campaign-fields.ts';
import type { Ruleset } from '../engine/contract.ts';
import { loadFields, loadRulesets } from './rulesets.ts';

export const RULESETS: readonly Ruleset[] = await loadRulesets();

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);

const FIELDS = new Map(
  await Promise.all(RULESETS.map(async ({ id }) => [id, await loadFields(id)] as const)),
);

/** What plays the battles of a ruleset's campaign elsewhere; null where it has no campaign. */
export const fieldsOf = (id: string): CampaignFields | null => FIELDS.get(id) ?? null;
