import type { RulesetBook } from './types.ts';

/** The parts of each ruleset. They are large, so each is loaded on demand. */
const RULESETS: ReadonlyMap<string, () => Promise<RulesetBook>> = new Map([
  ['bnb', async () => (await import('./bnb/index.ts')).bnb],
  ['hott', async () => (await import('./hott/index.ts')).hott],
  ['dbm', async () => (await import('./dbm/index.ts')).dbm],
  ['dbmm', async () => (await import('./dbmm/index.ts')).dbmm],
]);

export const hasBook = (id: string): boolean => RULESETS.has(id);

export const loadRulesetBook = async (id: string): Promise<RulesetBook | null> =>
  (await RULESETS.get(id)?.()) ?? null;
