/** One row for each ruleset that bots can play. */
import { KNOWN, type RulesetBots } from './knowledge/known.ts';
import type { Opener } from './opening/opening.ts';

interface Row {
  readonly bots: () => Promise<RulesetBots>;
  /** Loaded apart from the rest, because a battle on the screen does not need army files. */
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
  dbm: {
    bots: async () => (await import('./dbm/index.ts')).dbm,
    opener: async () => (await import('./dbm/opening.ts')).dbmOpener as Opener,
  },
};

/** Loads the knowledge of bots about a ruleset. */
export async function loadBots(ruleset: string): Promise<void> {
  const bots = KNOWN.get(ruleset) ?? (await RULESETS[ruleset]?.bots());
  if (bots) KNOWN.set(ruleset, bots);
}

/** Loads the knowledge of bots about all rulesets. */
export async function loadEveryBots(): Promise<void> {
  await Promise.all(Object.keys(RULESETS).map(loadBots));
}

/** The openers of all rulesets. An opener makes a battle from army files. */
export const loadOpeners = async (): Promise<ReadonlyMap<string, Opener>> =>
  new Map(
    await Promise.all(Object.entries(RULESETS).map(async ([id, row]) => [id, await row.opener()] as const)),
  );
