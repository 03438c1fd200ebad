import type { CampaignFields } from '../engine/campaign-fields.ts';
import type { ClauseData } from '../engine/clauses.ts';
import type { Campaign } from '../engine/contract/campaign.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Likes, RulesetParts } from './types.ts';

/** The rulesets that files and commands may name, in the order in which the program offers them. */
const RULESETS = new Map<string, RulesetParts>([
  [
    'bnb',
    {
      rules: async () => (await import('../rules/bnb/index.ts')).bnb,
      likes: async () => (await import('./bnb/likes.ts')).likes,
      clauses: async () => (await import('../rules/bnb/clauses/all.ts')).bnbClauses,
      figureCategories: async () => (await import('./bnb/figures.ts')).figureCategories,
      boundMarks: ['tactical', 'far', 'halted', 'impetuous'],
    },
  ],
  [
    'hott',
    {
      rules: async () => (await import('../rules/hott/index.ts')).hott,
      likes: async () => (await import('./hott/likes.ts')).likes,
      clauses: async () => (await import('../rules/hott/clauses/all.ts')).hottClauses,
      figureCategories: async () => (await import('./hott/figures.ts')).figureCategories,
      campaign: async () => (await import('../rules/hott/campaign/campaign.ts')).campaign,
      fields: async () => (await import('../rules/hott/campaign/fields.ts')).fields,
    },
  ],
  [
    'dbm',
    {
      rules: async () => (await import('../rules/dbm/index.ts')).dbm,
      likes: async () => (await import('./dbm/likes.ts')).likes,
      clauses: async () => (await import('../rules/dbm/clauses/all.ts')).dbmClauses,
      figureCategories: async () => (await import('./dbm/figures.ts')).figureCategories,
    },
  ],
  [
    'dbmm',
    {
      rules: async () => (await import('../rules/dbmm/index.ts')).dbmm,
      likes: async () => (await import('./dbmm/likes.ts')).likes,
      clauses: async () => (await import('../rules/dbmm/clauses/all.ts')).dbmmClauses,
      figureCategories: async () => (await import('./dbmm/figures.ts')).figureCategories,
      boundMarks: ['marched', 'marches', 'halted', 'advanced'],
    },
  ],
]);

/** The ids of the rulesets with clauses. */
export const CLAUSE_BOOKS: readonly string[] = [...RULESETS.keys()];

/** The ids of the rulesets that can answer questions about a position and judge what happens in it. */
export const RULESET_IDS: readonly string[] = CLAUSE_BOOKS.filter((id) => RULESETS.get(id)?.rules);

/** Can no battle be played with this ruleset yet? */
export const isUnfinished = (id: string): boolean => !RULESETS.get(id)?.rules;

/** The ruleset of this id; null where there is none, or where it cannot be played yet. */
export const loadRuleset = async (id: string): Promise<Ruleset | null> =>
  (await RULESETS.get(id)?.rules?.()) ?? null;

/** A ruleset with its campaign. Its phases follow the clauses in force, so they are not read here. */
const withCampaign = (rules: Ruleset, campaign: Campaign): Ruleset =>
  Object.defineProperties({ campaign } as Ruleset, Object.getOwnPropertyDescriptors(rules));

/** The ruleset of this id with its campaign, where it has one; null as for `loadRuleset`. */
export async function loadWhole(id: string): Promise<Ruleset | null> {
  const [rules, campaign] = [await loadRuleset(id), await RULESETS.get(id)?.campaign?.()];
  return rules && campaign ? withCampaign(rules, campaign) : rules;
}

/** All rulesets that can be played, with their campaigns. */
export async function loadRulesets(): Promise<readonly Ruleset[]> {
  const all = await Promise.all(RULESET_IDS.map(loadWhole));
  return all.filter((rules) => rules !== null);
}

/** What plays the battles of a ruleset's campaign elsewhere; null where it has no campaign. */
export const loadFields = async (id: string): Promise<CampaignFields | null> =>
  (await RULESETS.get(id)?.fields?.()) ?? null;

/** The clauses of a rulebook; null where there are none. */
export const loadClauses = async (id: string): Promise<readonly ClauseData[] | null> =>
  (await RULESETS.get(id)?.clauses()) ?? null;

/** The categories of figures in the order of the rulebook. The name of a category is the name of its file. */
export const loadFigureCategories = async (id: string): Promise<readonly string[]> =>
  (await RULESETS.get(id)?.figureCategories?.()) ?? [];

/** The marks of a ruleset's own that a base gets for the bound when it moves or is halted. */
export const boundMarks = (id: string): readonly string[] => RULESETS.get(id)?.boundMarks ?? [];

/** What is most like the troops of other rulesets in this one, by their types. */
export const loadLikes = async (id: string): Promise<Likes> => (await RULESETS.get(id)?.likes?.()) ?? {};
