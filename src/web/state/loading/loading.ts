/** Loads the parts of rulesets when they are needed. */
import { effect, signal } from '@preact/signals';
import { campaignOf, guideOf, loadWords } from '../../../words/catalogues.ts';
import type { NewBattles } from '../../on-screen/new-battles.ts';
import type { RulesetRow } from '../../on-screen/row.ts';
import type { RulesetOnScreen } from '../../on-screen/ruleset.ts';
import { RULESETS } from '../../rulesets.ts';
import { session } from '../battle/session.ts';
import { telling } from '../telling/telling.ts';
import { fetched, fetchNow } from './fetching.ts';
import { loadGuide } from './guides.ts';
import { newBattles, rulesets } from './ruleset.ts';

/** The ids of the playable rulesets, in the order in which they are offered. */
export const RULESET_IDS: readonly string[] = [...RULESETS.keys()];

/** The default ruleset. */
export const FIRST_RULESET: string = RULESET_IDS[0] ?? '';

/** The parts of a ruleset; null for an unknown id. */
export const rowOf = (id: string): RulesetRow | null => RULESETS.get(id) ?? null;

/** Loads all that a battle of a ruleset needs; null for an unknown id. */
export async function loadRuleset(id: string): Promise<RulesetOnScreen | null> {
  const row = rowOf(id);
  const known = rulesets.peek().get(id);
  if (known || !row) return known ?? null;
  const words = () => loadWords(telling.peek().language, [id]);
  const [ruleset] = await fetchNow(() => Promise.all([row.battle(), words()]));
  rulesets.value = new Map([...rulesets.peek(), [id, ruleset]]);
  return ruleset;
}

/** Loads all that a new battle of a ruleset needs; null for an unknown id. */
export async function loadNewBattles(id: string): Promise<NewBattles | null> {
  const row = rowOf(id);
  const known = newBattles.peek().get(id);
  if (known || !row) return known ?? null;
  const [found] = await fetchNow(() => Promise.all([row.newBattles(), loadRuleset(id)]));
  newBattles.value = new Map([...newBattles.peek(), [id, found]]);
  return found;
}

/** Loads what people are told of faults in files and in setups. */
export const loadFileWords = (): Promise<void> => loadWords(telling.peek().language, ['files']);

/** Loads the guide of a ruleset and its messages. */
const loadGuideWords = (rules: string): Promise<unknown> =>
  Promise.all([loadWords(telling.peek().language, ['guide', guideOf(rules)]), loadGuide(rules)]);

/** Are there parts on the page that the guide explains? Then a battle of another ruleset needs its own guide. */
const isGuided = signal(false);
effect(() => {
  const rules = session.value?.rules.id;
  if (isGuided.value && rules !== undefined) void fetched(() => loadGuideWords(rules));
});

/**
 * A part of the page of a battle whose messages are those of the guide, and of these other parts of the catalogue; all
 * are loaded when it is first shown.
 */
export async function withGuide<Part>(
  part: () => Promise<Part>,
  ...others: readonly string[]
): Promise<Part> {
  const words = loadWords(telling.peek().language, others);
  const [loaded] = await Promise.all([part(), words, loadGuideWords(session.peek()?.rules.id ?? '')]);
  isGuided.value = true;
  return loaded;
}

/** Loads the messages of lessons. */
export const loadLessonWords = (): Promise<void> => loadWords(telling.peek().language, ['learn']);

/** Loads the messages of the page on which armies are made. */
export const loadBuilderWords = (): Promise<void> => loadWords(telling.peek().language, ['builder']);

/** Loads the messages of the page of a rulebook. */
export const loadBookWords = (): Promise<void> => loadWords(telling.peek().language, ['book']);

/** Loads what the dialogs of help and of settings say. */
export const loadHelpWords = (): Promise<void> => loadWords(telling.peek().language, ['help']);

/** Loads what is told of the campaigns of a ruleset, and of faults in their files. */
export const loadCampaignWords = (id: string): Promise<void> =>
  loadWords(telling.peek().language, [id, campaignOf(id), 'distance', 'files']);

/** Loads the words of rulesets, without their rules; unknown ids are left out. */
export const loadRulesetWords = (ids: readonly string[]): Promise<void> =>
  loadWords(
    telling.peek().language,
    ids.filter((id) => rowOf(id) !== null),
  );

/** Loads what people are told of battles at a distance, by the app and by the server. */
export const loadDistanceWords = (): Promise<void> =>
  loadWords(telling.peek().language, ['distance', 'server']);
