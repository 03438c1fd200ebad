/** One row for each ruleset that bots can play. */
import { KNOWN, type RulesetBots } from './known.ts';
import type { Opener } from './opening.ts';

interface Row {
  readonly bots: () => Promise<RulesetBots>;
  /** Apart from the rest: a battle on the screen opens none of the army files. */
  readonly opener: () => Promise<Opener>;
}

const RULESETS: Readonly<Record<string, Row>> = {
  bnb: {
    bots: async () => (await import('./bnb/index.ts')).bnb,
    opener: async () => (await import('./bnb/opening.ts')).bnbOpener as Opener,
  },
  hott: {
    bots: async () => (await import('./hott/index.ts')).hott,
    opener: async () => (await import('./hott/opening.ts')).hottOpener as Opener,
  },
};

/** Loads what bots know of a ruleset. */
export async function loadBots(ruleset: string): Promise<void> {
  const bots = KNOWN.get(ruleset) ?? (await RULESETS[ruleset]?.bots());
  if (bots) KNOWN.set(ruleset, bots);
}

/** Loads what bots know of all rulesets. */
export async function loadEveryBots(): Promise<void> {
  await Promise.all(Object.keys(RULESETS).map(loadBots));
}

/** How battles of all rulesets are opened. */
export const loadOpeners = async (): Promise<ReadonlyMap<string, Opener>> =>
  new Map(
    await Promise.all(Object.entries(RULESETS).map(async ([id, row]) => [id, await row.opener()] as const)),
  );
