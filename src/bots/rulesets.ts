import { KNOWN, type RulesetBots } from './known.ts';

const RULESETS: Readonly<Record<string, () => Promise<RulesetBots>>> = {
  bnb: async () => (await import('./bnb.ts')).bnb,
  hott: async () => (await import('./hott.ts')).hott,
};

/** Loads what bots know of a ruleset. */
export async function loadBots(ruleset: string): Promise<void> {
  const bots = KNOWN.get(ruleset) ?? (await RULESETS[ruleset]?.());
  if (bots) KNOWN.set(ruleset, bots);
}

/** Loads what bots know of all rulesets. */
export async function loadEveryBots(): Promise<void> {
  await Promise.all(Object.keys(RULESETS).map(loadBots));
}
