import type { RulesetBook } from './types.ts';

/** The parts of each ruleset. They are large, so each is loaded on demand. */
const RULESETS: ReadonlyMap<string, () => Promise<RulesetBook>> = new Map([
  ['bnb', async () => (await import('./bnb/index.ts')).bnb],
  ['hott', async () => (await import('./hott/index.ts')).hott],
  ['dbm', async () => (await import('./dbm/index.ts')).dbm],
]);

/** The rulesets that books tell, in the order in which the program offers them. */
export const TOLD_RULESETS: readonly string[] = [...RULESETS.keys()];

export const loadRulesetBook = async (id: string): Promise<RulesetBook | null> =>
  (await RULESETS.get(id)?.()) ?? null;
