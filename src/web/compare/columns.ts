/** What all rulesets say of a base in the position on the screen. */
import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Column, columnOf } from '../../scenario/compare/compare.ts';
import type { Terms } from '../../scenario/compare/terms.ts';
import { loadLikes, loadRuleset, RULESET_IDS } from '../../scenario/rulesets.ts';
import { loadRulesetWords } from '../state/loading/loading.ts';

/** The rulesets that can be played, with their words. */
export async function loadTerms(): Promise<readonly Terms[]> {
  const words = loadRulesetWords(RULESET_IDS);
  const terms = RULESET_IDS.map(async (id) => ({
    rules: (await loadRuleset(id)) as Ruleset,
    likes: await loadLikes(id),
  }));
  await words;
  return Promise.all(terms);
}

/** What each ruleset says of one base. */
export const columnsFor = (terms: readonly Terms[], battle: Battle, base: BaseId): readonly Column[] =>
  terms.map((each) => columnOf(each, battle, [base]));

/** The base that is compared first: one that was picked, one that fights, or any. */
export function firstCompared(battle: Battle, picked: readonly BaseId[]): BaseId | null {
  const bases = basesOnTable(battle);
  const fights = (base: PlacedBase): boolean => enemyContacts(battle, base).length > 0;
  const first = bases.find(({ id }) => picked.includes(id)) ?? bases.find(fights) ?? bases[0];
  return first?.id ?? null;
}
